-- Derived columns of a person: run as the owner, after the tables.

-- Locked after failed sign-ins, or barred from applying by another area.
create or replace function app.user_is_locked(person uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select u.lock_reason is not null
    or exists (select from admin a where a.user_id = u.id and a.tz_lock > app.now())
  from "user" u where u.id = person
$$;

-- Roles in force today, by sort: {nodes: [{roleId, role: {id, name, sort}, isMain}]}.
create or replace function app.user_rel_user_roles(person uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select jsonb_build_object('nodes', coalesce(jsonb_agg(
    jsonb_build_object(
      'roleId', r.id,
      'role', jsonb_build_object('id', r.id, 'name', r.name, 'sort', r.sort),
      'isMain', ur.is_main
    ) order by r.sort, r.name), '[]'))
  from user_role ur
    join role r on r.id = ur.role_id and r.is_enable
  where ur.user_id = person
    and (app.now() at time zone 'Asia/Shanghai')::date
      between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
$$;
