-- The bundles of one's roles in force: who may not read the bundles of others still knows their own.
create or replace function app.bundles_of_me() returns setof text
language sql stable security definer set search_path = store, pg_temp as $$
  select distinct rp.permission_id
  from user_role ur
    join role r on r.id = ur.role_id and r.is_enable
    join role_permission rp on rp.role_id = r.id
  where ur.user_id = app.me()
    and (app.now() at time zone 'Asia/Shanghai')::date
      between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
$$;
