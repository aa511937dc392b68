-- Derived columns of a role: run as the owner, after the tables.

-- Enabled people holding it today.
create or replace function app.role_user_count(held uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select count(*)::integer
  from user_role ur
    join "user" u on u.id = ur.user_id and u.is_enable
  where ur.role_id = held
    and (app.now() at time zone 'Asia/Shanghai')::date
      between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
$$;

-- Roles that can be chosen; whether one is on is otherwise read by those who manage roles.
create or replace function app.roles_in_use() returns setof uuid
language sql stable security definer set search_path = store, pg_temp as $$
  select r.id from role r where r.is_enable
$$;
