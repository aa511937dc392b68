-- Numbers sibling tasks: roots by their modules, then in the manual order. Updates the codes below one task, or of all
-- roots when `above` is null, and of all descendants where a code changes. `without` names a task about to be deleted.
create or replace function app.wbs_number(project uuid, above uuid, without uuid default null) returns void
language sql set search_path = store, pg_temp as $$
  with recursive beside as (
    select t.id, t.code as old, coalesce(p.code || '.', '') || row_number() over (
      order by m.sort nulls last, m.id, t.sort, t.tz_create, t.id) as new
    from wbs_task t left join wbs_task p on p.id = above left join project_module m on m.id = t.project_module_id
    where t.project_id = project and t.parent_id is not distinct from above and t.id is distinct from without
  ), moved as (
    select b.id, b.old, b.new from beside b where b.old is distinct from b.new
    union all
    -- descendants keep their own part of the code
    select c.id, c.code, m.new || substr(c.code, length(m.old) + 1) from moved m join wbs_task c on c.parent_id = m.id
  )
  update wbs_task t set code = m.new from moved m where m.id = t.id
$$;

-- A leaf by the hours worked on it. `without` names an hour or a task that is about to go.
create or replace function app.wbs_leaf(task uuid, without uuid default null) returns void
language sql set search_path = store, pg_temp as $$
  update wbs_task t set actual_hours = s.worked, remain_hours = s.remain
  from (
    select coalesce(sum(h.hours), 0) as worked, (array_agg(h.remain order by h.date desc, h.tz_create desc))[1] as remain
    from wbs_hour h where h.wbs_task_id = task and h.id is distinct from without
  ) h, lateral (
    select h.worked, case when l.status = '完成' then 0 else coalesce(h.remain, l.expect_hours, 0) end as remain
    from wbs_task l where l.id = task
  ) s
  where t.id = task and not exists (select from wbs_task c where c.parent_id = task and c.id is distinct from without)
    and (t.actual_hours, t.remain_hours) is distinct from (s.worked, s.remain)
$$;

-- Sums a task from its direct children.
create or replace function app.wbs_sum(task uuid, without uuid default null) returns void
language sql set search_path = store, pg_temp as $$
  update wbs_task t set expect_hours = s.expected, actual_hours = s.worked, remain_hours = s.remain,
    tz_start = s.first, tz_end = s.last, status = s.state, tz_actual = case when s.state = '完成' then s.ended end
  from (
    select coalesce(sum(c.expect_hours), 0) as expected, coalesce(sum(c.actual_hours), 0) as worked,
      coalesce(sum(c.remain_hours), 0) as remain, min(c.tz_start) as first, max(c.tz_end) as last,
      max(c.tz_actual) as ended,
      case when count(*) = 0 then '取消' when bool_and(c.status = '完成') then '完成'
        when bool_and(c.status = '未开始') then '未开始' else '进行中' end as state
    from wbs_task c where c.parent_id = task and c.id is distinct from without and c.status <> '取消'
  ) s
  where t.id = task
    and exists (select from wbs_task c where c.parent_id = task and c.id is distinct from without)
$$;

-- Recomputes a leaf and its ancestors up to the root and leaves the rest of the project alone. The caller holds the
-- project lock.
create or replace function app.wbs_settle_path(task uuid, without uuid default null) returns void
language plpgsql set search_path = store, pg_temp as $$
declare at uuid := task;
begin
  while at is not null loop
    perform app.wbs_leaf(at, without), app.wbs_sum(at, without);
    select t.parent_id into at from wbs_task t where t.id = at;
  end loop;
end $$;

-- The work breakdown of a project: leaves and their ancestors with their codes. `without` names a task about to be
-- deleted.
create or replace function app.wbs_tree(project uuid, without uuid)
returns table (id uuid, parent uuid, depth int, place text, leaf boolean)
language sql stable set search_path = store, pg_temp as $$
  with recursive numbered as (
    select t.id, t.parent_id as parent,
      row_number() over (partition by t.parent_id order by m.sort nulls last, m.id, t.sort, t.tz_create, t.id) as n
    from wbs_task t left join project_module m on m.id = t.project_module_id
    where t.project_id = project and t.id is distinct from without
  ), tree as (
    select n.id, n.parent, 1 as depth, n.n::text as place from numbered n where n.parent is null
    union all
    select n.id, n.parent, tree.depth + 1, tree.place || '.' || n.n from numbered n join tree on tree.id = n.parent
  )
  select tree.id, tree.parent, tree.depth, tree.place,
    not exists (select from tree child where child.parent = tree.id) from tree
$$;

-- Recomputes a whole project once, after many of its tasks have changed: hours worked, sums, dates, states and codes.
-- The caller holds the project lock. `without` names a task or an hour about to be deleted.
create or replace function app.wbs_settle(project uuid, without uuid default null) returns void
language plpgsql set search_path = store, pg_temp as $$
declare level int;
begin
  update wbs_task t set actual_hours = s.worked, code = w.place, remain_hours = s.remain
  from app.wbs_tree(project, without) w, lateral (
    select coalesce(sum(h.hours), 0) as worked, (array_agg(h.remain order by h.date desc, h.tz_create desc))[1] as remain
    from wbs_hour h where h.wbs_task_id = w.id and h.id is distinct from without
  ) h, lateral (
    select h.worked, case when l.status = '完成' then 0 else coalesce(h.remain, l.expect_hours, 0) end as remain
    from wbs_task l where l.id = w.id
  ) s
  where t.id = w.id and w.leaf
    and (t.actual_hours, t.code, t.remain_hours) is distinct from (s.worked, w.place, s.remain);

  for level in select distinct w.depth from app.wbs_tree(project, without) w where not w.leaf order by w.depth desc loop
    update wbs_task t set code = w.place, expect_hours = s.expected, actual_hours = s.worked, remain_hours = s.remain,
      tz_start = s.first, tz_end = s.last, status = s.state, tz_actual = case when s.state = '完成' then s.ended end
    from app.wbs_tree(project, without) w, lateral (
      select coalesce(sum(c.expect_hours), 0) as expected, coalesce(sum(c.actual_hours), 0) as worked,
        coalesce(sum(c.remain_hours), 0) as remain, min(c.tz_start) as first, max(c.tz_end) as last,
        max(c.tz_actual) as ended,
        case when count(*) = 0 then '取消' when bool_and(c.status = '完成') then '完成'
          when bool_and(c.status = '未开始') then '未开始' else '进行中' end as state
      from wbs_task c where c.parent_id = w.id and c.id is distinct from without and c.status <> '取消'
    ) s
    where t.id = w.id and not w.leaf and w.depth = level;
  end loop;
end $$;
