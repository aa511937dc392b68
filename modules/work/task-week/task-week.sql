-- Hours of weeks, told on days: run as the owner, after the tables.

-- What a person told, on the days of the week, of what the plan of the week names.
create or replace function app.task_week_hours(id uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(told.actual_hours), 0)
  from task_week w
  join plan_item named on named.task_week_id = w.id
  join plan_item told on told.source_type = named.source_type and told.source_id = named.source_id and told.count
  left join task_day d on d.id = told.task_day_id
  left join weekend_task k on k.id = told.weekend_task_id
  where w.id = task_week_hours.id and coalesce(d.user_id, k.user_id) = w.user_id
    and coalesce(d.date, k.date) between w.week_start and w.week_start + 6
$$;

create or replace function app.week_task_comb_hours(id uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(app.task_week_hours(w.id)), 0) from task_week w where w.week_task_comb_id = week_task_comb_hours.id
$$;
