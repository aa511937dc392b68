-- What the client is called, for whoever reads a sheet of the project.
create or replace function app.project_client(project uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select c.name from project p join client c on c.id = p.client_id where p.id = project
$$;
