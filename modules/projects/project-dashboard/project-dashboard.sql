-- The load of the same month and department, as far as the person asking sees it: [{userId, name, loadRate, state}].
create or replace function app.project_dashboard_users(id uuid) returns jsonb
language sql stable set search_path = pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('userId', d.user_id, 'name', u.name, 'loadRate', d.load_rate::text,
    'state', d.state) order by d.load_rate desc, u.id), '[]')
  from public.project_dashboard mine
    join public."user" me on me.id = mine.user_id
    join public.project_dashboard d on d.month = mine.month
    join public."user" u on u.id = d.user_id and u.department_id = me.department_id
  where mine.id = project_dashboard_users.id
$$;
