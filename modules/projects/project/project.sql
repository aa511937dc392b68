-- The client's name, for anyone who may read a sheet of the project.
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

-- What projects bring and cost over their whole life: the contract with what belongs to it, work by the hours of leaves,
-- expenses that count, servers. The one figure of margin for every statement about it.
create or replace function app.project_money(projects uuid[])
returns table (id uuid, contract numeric, received numeric, labor numeric, expense numeric, server numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select p.id, coalesce(k.money, 0), coalesce(k.received, 0),
    round(coalesce(w.hours, 0) * app.setting_figure('project.manDayRate')
      / app.setting_figure('project.hoursPerDay'), 2),
    coalesce(e.money, 0), coalesce(s.money, 0)
  from project p
  left join lateral (select r.total_money as money, r.received_money as received
    from contract c join contract r on r.id = coalesce(c.parent_id, c.id)
    where c.id = p.contract_id and r.status in ('通过', '变更中')) k on true
  left join lateral (select sum(t.actual_hours) as hours from wbs_task t
    where t.project_id = p.id and not exists (select from wbs_task c where c.parent_id = t.id)) w on true
  left join lateral (select sum(x.audit_money) as money from money_expense x join submit_expense y on y.id = x.submit_id
    where x.project_id = p.id and x.status in ('通过', '核减') and y.status = '通过') e on true
  left join lateral (select sum(x.money) as money from money_server x where x.project_id = p.id) s on true
  where p.id = any (projects)
$$;
