update store."warn_accident" set expire_date = date where expire_date < date;
update store."performance" set end_date = start_date where end_date < start_date;
-- a week is that of its Thursday, as weekOf reckons it
update store."performance" p set month = coalesce(p.month, extract(month from t.thursday)::integer), week = coalesce(p.week, (extract(day from t.thursday)::integer + 6) / 7)
  from (select id, start_date + (4 - extract(isodow from start_date)::integer) as thursday from store."performance") t
  where t.id = p.id and p.type = '周' and (p.month is null or p.week is null);
alter table store."performance" add constraint "performance_rule1" check (("start_date" <= "end_date"));
alter table store."performance" add constraint "performance_requires1" check ((("type" = '周')) is not true or ("month" is not null) and ("week" is not null));
alter table store."warn_accident" add constraint "warn_accident_rule2" check (("date" <= "expire_date"));
