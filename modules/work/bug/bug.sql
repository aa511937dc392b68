-- Hours in which a bug is answered: run as the owner, after the tables.

-- Working minutes (08:30 to 12:00, 13:30 to 18:00 of working days) between two instants.
create or replace function app.work_minutes(a timestamptz, b timestamptz) returns numeric
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(extract(epoch from least(l.b, d.day + part.until) - greatest(l.a, d.day + part.since)) / 60), 0)
  from (select a at time zone 'Asia/Shanghai' as a, b at time zone 'Asia/Shanghai' as b) l,
    generate_series(l.a::date, l.b::date, interval '1 day') d (day),
    (values (time '08:30', time '12:00'), (time '13:30', time '18:00')) part (since, until)
  where app.work_days(d.day::date - 1, d.day::date) = 1
    and least(l.b, d.day + part.until) > greatest(l.a, d.day + part.since)
$$;

create or replace function app.bug_respond_late(id uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select b.status <> '草稿' and b.tz_submit is not null and coalesce(
    app.work_minutes(b.tz_submit, coalesce(b.tz_respond, app.now()))
      > 60 * case b.priority when '急' then 4 when '高' then 8 when '中' then 24 when '低' then 80 end, false)
  from bug b where b.id = bug_respond_late.id
$$;
