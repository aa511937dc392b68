-- Calendar days past the day a seal was due back; some hours late on that very day count one.
create or replace function app.official_seal_use_overdue_days(asked uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select case
    when u.tz_back_plan is null or ended.at is null or ended.at <= u.tz_back_plan then 0
    else greatest(1, (ended.at at time zone 'Asia/Shanghai')::date - (u.tz_back_plan at time zone 'Asia/Shanghai')::date)
  end
  from official_seal_use u,
    lateral (select coalesce(u.tz_back, case when u.use_status in ('已借出', '待归还审核') then app.now() end) as at) ended
  where u.id = asked
$$;
