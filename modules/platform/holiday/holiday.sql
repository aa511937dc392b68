-- Working days by the calendar of holidays: run as the owner, after the tables.

create or replace function app.is_work_day(day date) returns boolean
language sql stable strict security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((select h.is_work from store.holiday h where h.date = day), extract(isodow from day) < 6)
$$;

-- The n-th working day after a day (before, when negative); 0 = the day itself, or the next working day.
create or replace function app.add_work_days(day date, n integer) returns date
language plpgsql stable strict set search_path = pg_catalog, pg_temp as $$
declare
  found_day date := day;
begin
  if n = 0 then
    while not app.is_work_day(found_day) loop found_day := found_day + 1; end loop;
  end if;
  for i in 1 .. abs(n) loop
    found_day := found_day + sign(n)::integer;
    while not app.is_work_day(found_day) loop found_day := found_day + sign(n)::integer; end loop;
  end loop;
  return found_day;
end $$;

-- Working days d with a < d <= b; 0 when b is not later or one is missing. 1900-01-01 was a Monday.
create or replace function app.work_days(a date, b date) returns integer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when a is null or b is null or b <= a then 0 else (
    select (max(w.days) - min(w.days))::integer
    from (select 5 * (n / 7) + least(n % 7, 5) as days
          from (values (a - date '1900-01-01' + 1), (b - date '1900-01-01' + 1)) k (n)) w
  ) + (
    select coalesce(sum(h.is_work::integer - (extract(isodow from h.date) < 6)::integer), 0)::integer
    from store.holiday h where h.date > a and h.date <= b
  ) end
$$;

-- The n-th working day after a day; the day itself when n = 0.
create or replace function app.work_day_after(day date, n integer) returns date
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when n = 0 then day else app.add_work_days(day, n) end
$$;

-- The working hours of a day, as `workday.hours` says, or its first value if none is set.
create or replace function app.work_periods() returns table (since time, until time)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (p ->> 0)::time, (p ->> 1)::time from jsonb_array_elements(coalesce(
    (select nullif(c.value, '')::jsonb from store.config c where c.key = 'workday.hours'),
    app.first_setting('workday.hours')::jsonb)) p
$$;

-- The instants at which work begins and ends on a day.
create or replace function app.work_since(day date) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select (day + min(p.since)) at time zone 'Asia/Shanghai' from app.work_periods() p
$$;
create or replace function app.work_until(day date) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select (day + max(p.until)) at time zone 'Asia/Shanghai' from app.work_periods() p
$$;

-- Working minutes between two instants.
create or replace function app.work_minutes(a timestamptz, b timestamptz) returns numeric
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(extract(epoch from least(l.b, d.day + part.until) - greatest(l.a, d.day + part.since)) / 60), 0)
  from (select a at time zone 'Asia/Shanghai' as a, b at time zone 'Asia/Shanghai' as b) l,
    generate_series(l.a::date, l.b::date, interval '1 day') d (day),
    app.work_periods() part
  where app.work_days(d.day::date - 1, d.day::date) = 1
    and least(l.b, d.day + part.until) > greatest(l.a, d.day + part.since)
$$;
