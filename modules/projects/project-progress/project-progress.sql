-- Whether a document belongs to the current round of its stage.
create or replace function app.is_of_running_round(project uuid, node int, document uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select exists (select from imp_node_log l join implementary_progress s
    on s.project_id = l.project_id and s.node = l.node and s.round = l.round
    where l.id = document and l.project_id = project and l.node = is_of_running_round.node)
$$;

-- Problems raised on a sheet, with the currently promised dates, ordered by id.
create or replace function app.sheet_problems(sheet uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'priority', p.priority,
    'status', p.status, 'endTime', p.end_time) order by p.id), '[]')
  from (
    select 'bug' as kind, id, name, priority, status, end_time from bug where project_progress_id = sheet
    union all
    select 'applyFor', id, name, priority, status, end_time from apply_for where project_progress_id = sheet) p
$$;

-- The client's last answer to a problem since its sheet was sent, for the page they gave it on: words of its record, time.
-- A move of the same name has a state it led to.
create or replace function app.said_to_problem(kind text, problem uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select jsonb_build_object('words', c.changes ->> 'action', 'tz', c.tz_create)
  from comment c where c.module = said_to_problem.kind and c.relevance_id = said_to_problem.problem::text
    and (c.changes ->> 'action' = '客户确认' or c.changes ->> 'action' like '客户有异议：%') and c.changes ->> 'to' is null
    and c.tz_create >= coalesce((select s.tz_send from project_progress s where s.id = coalesce(
      (select b.project_progress_id from bug b where b.id = problem),
      (select a.project_progress_id from apply_for a where a.id = problem))), '-infinity')
  order by c.tz_create desc, c.id desc limit 1
$$;
