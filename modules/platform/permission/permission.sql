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

-- Change records of who may what: roles and their entries, who has them, bundles, personal entries. Whoever asks has
-- been asked for log:read or role:manage by the call; without either there is nothing.
create or replace function app.permission_log(role uuid, person uuid, since date, until date)
returns table (id uuid, tz_create timestamptz, user_id uuid, module text, relevance_id text, name text, changes jsonb,
  note text, opinion text)
language sql stable security definer set search_path = store, pg_temp as $$
  select c.id, c.tz_create, c.user_id, c.module, c.relevance_id,
    coalesce(r.name, u.name, p.name, whose.name), told.changes, c.changes ->> 'note', c.changes ->> 'opinion'
  from comment c
    left join "role" r on c.module = 'role' and r.id::text = c.relevance_id
    left join "user" u on c.module = 'user' and u.id::text = c.relevance_id
    left join permission p on c.module = 'permission' and p.id = c.relevance_id
    left join user_role ur on c.module = 'userRole' and ur.id::text = c.relevance_id
    left join "user" whose on whose.id = ur.user_id
    cross join lateral (
      select coalesce(jsonb_agg(one), '[]') as changes from jsonb_array_elements(c.changes -> 'changes') one
      where c.module <> 'user' or one ->> 'field' in ('operations', 'roleIds')
    ) told
  where (app.has_operation('log:read') or app.has_operation('role:manage'))
    and c.type = '记录' and c.module in ('role', 'userRole', 'permission', 'user')
    and (c.module <> 'user' or jsonb_array_length(told.changes) > 0)
    and coalesce(c.changes ->> 'action', '') not in ('复核通过权限', '复核退回权限')
    and (permission_log.role is null or c.module = 'role' and c.relevance_id = permission_log.role::text
      or ur.role_id = permission_log.role)
    and (person is null or c.module = 'user' and c.relevance_id = person::text or ur.user_id = person)
    and (since is null or (c.tz_create at time zone 'Asia/Shanghai')::date >= since)
    and (until is null or (c.tz_create at time zone 'Asia/Shanghai')::date <= until)
$$;

-- Who decided on what a setting left waiting: the next such record of the same role.
create or replace function app.permission_confirmed(setting uuid)
returns table (name text, pass boolean, opinion text)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.name, k.changes ->> 'action' = '复核通过权限', k.changes ->> 'opinion'
  from comment c join comment k on k.module = 'role' and k.relevance_id = c.relevance_id and k.id > c.id
      and k.changes ->> 'action' in ('复核通过权限', '复核退回权限')
    join "user" u on u.id = k.user_id
  where c.id = setting and (app.has_operation('log:read') or app.has_operation('role:manage'))
  order by k.id limit 1
$$;
