-- Derived columns of a project: run as the owner, after the tables.

-- The members of one kind as [{userId, name, startDate, endDate, load}].
create or replace function app.project_members(project uuid, part text) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('userId', m.user_id, 'name', u.name, 'startDate', m.start_date,
    'endDate', m.end_date, 'load', m.load) order by m.tz_create, m.id), '[]')
  from project_member m join "user" u on u.id = m.user_id
  where m.project_id = project and m.kind = part
$$;
create or replace function app.project_back(id uuid) returns jsonb language sql stable
  return app.project_members(id, 'back');
create or replace function app.project_foregoing(id uuid) returns jsonb language sql stable
  return app.project_members(id, 'foregoing');
create or replace function app.project_implement(id uuid) returns jsonb language sql stable
  return app.project_members(id, 'implement');
create or replace function app.project_teammates(id uuid) returns jsonb language sql stable
  return app.project_members(id, 'teammates');
create or replace function app.project_carry_out(id uuid) returns jsonb language sql stable
  return app.project_members(id, 'carryOut');

-- Days worked on it, of as many hours as the configuration says.
create or replace function app.project_used_man_day(id uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select round(coalesce(sum(h.hours), 0) / coalesce((
    select nullif(c.value, '')::numeric from config c where c.key = 'project.hoursPerDay'), 8), 1)
  from wbs_task t join wbs_hour h on h.wbs_task_id = t.id where t.project_id = project_used_man_day.id
$$;

-- How the maintenance of its contract stands; its last day counts.
create or replace function app.project_maintain_state(id uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select case
    when c.id is null or not c.need_maintain then '不维护'
    when p.tz_accept_status is null or c.maintain_date is null then '未开始'
    when c.maintain_date < day.today then '已过期'
    when c.maintain_date - day.today <= 90 then '即将到期'
    else '维护中' end
  from project p left join contract c on c.id = p.contract_id,
    (select (app.now() at time zone 'Asia/Shanghai')::date as today) day
  where p.id = project_maintain_state.id
$$;

-- What the client is called, for whoever reads a sheet of the project.
create or replace function app.project_client(project uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select c.name from project p join client c on c.id = p.client_id where p.id = project
$$;
