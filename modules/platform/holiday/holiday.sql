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
