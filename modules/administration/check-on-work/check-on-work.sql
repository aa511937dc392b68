-- What a sheet costs, by the rates it was made with: run as the owner, after the tables.

-- Σ over kinds max(0, count − free) × rate.
create or replace function app.check_on_work_raw(sheet uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(greatest(0, f.amount - coalesce((c.rule -> 'free' ->> k.rate)::numeric, 0))
    * coalesce((c.rule -> 'rates' ->> k.rate)::numeric, 0)), 0)::numeric(16,2)
  from check_on_work c
    join lateral (
      select kind, sum(amount) as amount from check_on_work_fact where check_on_work_id = c.id and not is_ignore group by kind
    ) f on true
    join (values ('日报未交', 'dailyMissing'), ('日报迟交', 'dailyLate'), ('周报未交', 'weeklyMissing'),
      ('周报迟交', 'weeklyLate'), ('项目延期', 'projectDelay'), ('项目改期', 'projectPostpone'), ('任务延期', 'taskDelay'),
      ('任务改期', 'taskPostpone'), ('解锁', 'unlock'), ('警告', 'warning')) k (kind, rate) on k.kind = f.kind
  where c.id = sheet
$$;

-- A share of the pay, and never so much that less than the least wage is left.
create or replace function app.check_on_work_cap(sheet uuid) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(least(
    round(u.salary * (c.rule ->> 'capPercent')::numeric / 100, 2),
    greatest(0, u.salary - (c.rule ->> 'minWage')::numeric)), 0)::numeric(16,2)
  from check_on_work c join "user" u on u.id = c.user_id where c.id = sheet
$$;

create or replace function app.check_on_work_deduction(sheet uuid) returns numeric
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select least(app.check_on_work_raw(sheet), app.check_on_work_cap(sheet))
$$;
