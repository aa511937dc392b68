-- Planned and worked days per person and month, over whole months. When a person has several roles in one project on a
-- day, the highest load counts; paused and ended projects count no load.
create or replace function app.person_loads(people uuid[], first date, last date)
returns table (person uuid, month text, work_days int, planned numeric, worked numeric, projects jsonb)
language sql stable security definer set search_path = store, pg_temp as $$
  with days as materialized (
    select d::date as day, to_char(d, 'YYYY-MM') as month from generate_series(first, last, interval '1 day') d
    where app.is_work_day(d::date)
  ), spans as (
    select m.user_id, m.project_id, m.kind, m.load, coalesce(m.start_date, p.start_time) as starts,
      coalesce(m.end_date, p.implement_end_time, 'infinity'::date) as ends
    from project_member m join project p on p.id = m.project_id
    where m.user_id = any (people) and p.project_status in ('待启动', '准备', '实施中', '待验收')
  ), daily as (
    select distinct on (s.user_id, s.project_id, d.day) s.user_id, s.project_id, d.month, s.kind, s.load
    from spans s join days d on d.day between s.starts and s.ends
    order by s.user_id, s.project_id, d.day, s.load desc, s.kind
  ), parts as (
    select d.user_id, d.project_id, d.month, sum(d.load) / 100 as days, mode() within group (order by d.kind) as kind
    from daily d group by 1, 2, 3
  ), plans as (
    select p.user_id, p.month, sum(p.days) as days, jsonb_agg(jsonb_build_object('projectId', p.project_id,
      'name', j.name, 'kind', p.kind, 'days', round(p.days, 1)::text) order by p.days desc, j.name) as projects
    from parts p join project j on j.id = p.project_id group by 1, 2
  ), work as (
    select h.user_id, to_char(h.date, 'YYYY-MM') as month,
      sum(h.hours) / app.setting_figure('project.hoursPerDay') as days
    from wbs_hour h where h.user_id = any (people) and h.date between first and last group by 1, 2
  )
  select u.id, m.month, m.days, coalesce(p.days, 0), coalesce(w.days, 0), coalesce(p.projects, '[]')
  from unnest(people) u (id) cross join (
    select to_char(x, 'YYYY-MM') as month, (select count(*)::int from days d where d.month = to_char(x, 'YYYY-MM')) as days
    from generate_series(date_trunc('month', first::timestamp), last, interval '1 month') x) m
  left join plans p on p.user_id = u.id and p.month = m.month
  left join work w on w.user_id = u.id and w.month = m.month
$$;
