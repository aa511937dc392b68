update store."warn_accident" set expire_date = date where expire_date < date;
update store."performance" set end_date = start_date where end_date < start_date;
update store."performance" set month = coalesce(month, extract(month from start_date)::integer), week = coalesce(week, 1) where type = '周' and (month is null or week is null);
alter table store."performance" add constraint "performance_rule1" check (("start_date" <= "end_date"));
alter table store."performance" add constraint "performance_requires1" check ((("type" = '周')) is not true or ("month" is not null) and ("week" is not null));
alter table store."warn_accident" add constraint "warn_accident_rule2" check (("date" <= "expire_date"));
