-- What the client is called, for whoever reads a sheet of the project.
create or replace function app.project_client(project uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select c.name from project p join client c on c.id = p.client_id where p.id = project
$$;

-- Which of our companies works for them, as the contract says.
create or replace function app.project_company(project uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select d.name from project p join contract c on c.id = p.contract_id
    join dict d on d.dict_type_id = 'company' and d.code = c.self_company
  where p.id = project
$$;
