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

-- Whom a person reports to: the superior, else the nearest head above who is somebody else, else the first keeper of
-- all flows by order.
create or replace function app.leader(person uuid) returns uuid
language sql stable strict security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select d.id, d.parent_id, d.leader_id, 1 as tier
    from "user" u join department d on d.id = u.department_id where u.id = person
    union all
    select d.id, d.parent_id, d.leader_id, above.tier + 1
    from department d join above on d.id = above.parent_id where above.tier < 6
  )
  select coalesce(
    (select u.superior_id from "user" u where u.id = person),
    (select a.leader_id from above a where a.leader_id <> person order by a.tier limit 1),
    (select u.id from app.holders_of('flow:manage', app.now()) h (id) join "user" u on u.id = h.id
     where u.id <> person order by u.sort, u.name limit 1)
  )
$$;
