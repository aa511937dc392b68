-- A module conflicts that begins no later than one of its predecessors ends.
create or replace function app.project_module_is_conflict(id uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  with span as (
    select m.id, coalesce(min(t.tz_start at time zone 'Asia/Shanghai')::date, m.plan_start) as first,
      coalesce(max(t.tz_end at time zone 'Asia/Shanghai')::date, m.plan_end) as last
    from project_module m
      left join wbs_task t on t.project_module_id = m.id and t.parent_id is null and t.status <> '取消'
    where m.id = project_module_is_conflict.id or m.id in (
      select l.other_id from project_module_predecessor_ids l
      where l.project_module_id = project_module_is_conflict.id)
    group by m.id
  )
  select coalesce((select s.first from span s where s.id = project_module_is_conflict.id)
    <= (select max(s.last) from span s where s.id <> project_module_is_conflict.id), false)
$$;
