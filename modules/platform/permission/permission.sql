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

-- Returns the change records of permissions: roles and their entries, their holders, bundles, personal entries. The
-- call checks for log:read or role:manage; without either the result is empty.
create or replace function app.permission_log(role uuid, person uuid, since date, until date)
returns table (id uuid, tz_create timestamptz, user_id uuid, module text, relevance_id text, name text, changes jsonb,
  note text, opinion text)
language sql stable security definer set search_path = store, pg_temp as $$
  select c.id, c.tz_create, c.user_id, c.module, c.relevance_id,
    coalesce(r.name, u.name, p.name, whose.name), told.changes, coalesce(c.changes ->> 'note', switched.word, held.name),
    c.changes ->> 'opinion'
  from comment c
    left join "role" r on c.module = 'role' and r.id::text = c.relevance_id
    left join "user" u on c.module = 'user' and u.id::text = c.relevance_id
    left join permission p on c.module = 'permission' and p.id = c.relevance_id
    left join user_role ur on c.module = 'userRole' and ur.id::text = c.relevance_id
    left join "user" whose on whose.id = ur.user_id
    left join "role" held on held.id = ur.role_id
    cross join lateral (
      select coalesce(jsonb_agg(one), '[]') as changes from jsonb_array_elements(c.changes -> 'changes') one
      where case c.module when 'user' then one ->> 'field' in ('operations', 'roleId', 'relUserRoles')
        when 'userRole' then one ->> 'field' in ('tzStart', 'tzEnd')
        when 'role' then one ->> 'field' in ('permissions', 'operations') else true end
    ) told
    cross join lateral (
      -- a role for some days has them behind its name
      select array_agg(regexp_replace(name, '（[^（）]*[0-9]{4}-[0-9]{2}-[0-9]{2}[^（）]*）$', '')) as roles
      from jsonb_array_elements(told.changes) one,
        unnest(string_to_array(one ->> 'old', '、') || string_to_array(one ->> 'new', '、')) as name
      where c.module = 'user' and one ->> 'field' in ('roleId', 'relUserRoles') and name <> ''
    ) said
    left join lateral (
      -- A role in force gives its rights, a role switched off none; a form says which, and so does the switch of a list
      select case when c.changes ->> 'action' in ('启用', '停用') then c.changes ->> 'action'
        else (select case one ->> 'new' when '是' then '启用' else '停用' end from jsonb_array_elements(c.changes -> 'changes') one
          where one ->> 'field' = 'isEnable') end as word
    ) switched on c.module = 'role'
  where (app.has_operation('log:read') or app.has_operation('role:manage'))
    and c.type = '记录' and c.source = '系统' and c.module in ('role', 'permission', 'user', 'userRole')
    and (c.module = 'permission' or jsonb_array_length(told.changes) > 0 or switched.word is not null)
    -- The person's record logs roles joined and left and their dates. Before it did, the link's record logged the dates
    and (c.module <> 'userRole' or c.tz_create < coalesce((select min(k.tz_create) from comment k where k.module = 'user'
      and k.source = '系统' and k.changes ->> 'action' in ('加入角色', '调整角色期限')), 'infinity'))
    and coalesce(c.changes ->> 'action', '') not in ('复核通过权限', '复核退回权限')
    and (permission_log.role is null or c.module = 'role' and c.relevance_id = permission_log.role::text
      or ur.role_id = permission_log.role
      or (select g.name from "role" g where g.id = permission_log.role) = any (said.roles))
    and (person is null or c.module = 'user' and c.relevance_id = person::text or ur.user_id = person)
    and (since is null or (c.tz_create at time zone 'Asia/Shanghai')::date >= since)
    and (until is null or (c.tz_create at time zone 'Asia/Shanghai')::date <= until)
$$;

-- Who decided on what a setting left waiting: the next such record of the same role.
create or replace function app.permission_confirmed(setting uuid)
returns table (name text, pass boolean, opinion text)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.name, k.changes ->> 'action' = '复核通过权限', k.changes ->> 'opinion'
  from comment c join comment k on k.module = 'role' and k.relevance_id = c.relevance_id and k.id > c.id and k.source = '系统'
      and k.changes ->> 'action' in ('复核通过权限', '复核退回权限')
    join "user" u on u.id = k.user_id
  where c.id = setting and (app.has_operation('log:read') or app.has_operation('role:manage'))
  order by k.id limit 1
$$;

-- Returns the entries that mention a code (null: any code), and whether they apply to the person that day: entries of
-- their roles, personal entries, and those of people they deputise for. Everybody may query themselves, people who
-- manage roles may query others; `whole` adds roles that have the code but not the person.
create or replace function app.reasons_of(person uuid, code text, whole boolean default false)
returns table (source text, entry text, effect text, place integer)
language sql stable security definer set search_path = store, pg_temp as $$
  with today as (select (app.now() at time zone 'Asia/Shanghai')::date as day),
  entry as (
    select r.id as role_id, r.name as role, r.is_enable, p.name as bundle, link.operation_id as entry
    from role r join role_permission rp on rp.role_id = r.id join permission p on p.id = rp.permission_id
      join permission_operation_ids link on link.permission_id = p.id
    union all
    select r.id, r.name, r.is_enable, null, ro.code from role r join role_operation ro on ro.role_id = r.id
  ), speaking as (
    -- Inlines the rule of app.covers, because it runs for every entry of every role and every person
    select e.* from entry e cross join lateral (select ltrim(e.entry, '!') as bare) x
    where reasons_of.code is null or x.bare in ('*', reasons_of.code)
      or (right(x.bare, 2) = ':*' and starts_with(reasons_of.code, left(x.bare, -1)))
  ), told as (
    select '账号' as source, coalesce(reasons_of.code, '') as entry, '未生效：人员已停用' as effect, 0 as place
    from "user" u where u.id = person and not u.is_enable
    union all
    select '角色 ' || s.role || coalesce('（权限包 ' || s.bundle || '）', ''), s.entry,
      case when not s.is_enable then '未生效：角色已停用'
        when ur.tz_start > t.day then '未生效：' || ur.tz_start || ' 起'
        when ur.tz_end < t.day then '未生效：' || ur.tz_end || ' 已到期'
        when s.entry like '!%' then '禁止' else '允许' end, 1
    from user_role ur join speaking s on s.role_id = ur.role_id, today t where ur.user_id = person
    union all
    select '个人权限', e.entry, case when e.entry like '!%' then '禁止' else '允许' end, 2
    from "user" u cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) e (entry)
    where u.id = person and (reasons_of.code is null or app.covers(array[ltrim(e.entry, '!')], reasons_of.code))
    union all
    select '代理 ' || u.name, reasons_of.code, '仅代为审批，不授予操作码', 3
    from "user" u
    where u.deputy_id = person and rule.is_deputised(u)
      and app.covers(app.entries_of(u.id), reasons_of.code)
    union all
    select distinct '角色 ' || s.role, s.entry, '未担任', 4
    from speaking s
    where reasons_of.whole and app.has_operation('role:manage') and s.is_enable and s.entry not like '!%'
      and not app.covers(app.entries_of(person), reasons_of.code)
      and not exists (select from user_role ur where ur.user_id = person and ur.role_id = s.role_id)
  )
  select told.source, told.entry, told.effect, told.place from told
  where person = app.me() or app.has_operation('role:manage')
  order by told.place, told.effect = '禁止' desc, told.source, told.entry limit 1000
$$;

-- What somebody may who looks through a role: the codes that both have, without what either is denied. Both sets are
-- spelled out, so that no wildcard of one reaches past the other.
create or replace function app.entries_through(person uuid, through uuid, moment timestamptz) returns text[]
language sql stable security definer set search_path = store, pg_temp as $$
  with own as (select app.entries_of(person, moment) as entries),
  given as (
    select array(
      select link.operation_id from role_permission rp
        join permission_operation_ids link on link.permission_id = rp.permission_id where rp.role_id = through
      union select ro.code from role_operation ro where ro.role_id = through) as entries
  ), listed (entry) as (
    select o.id from operation o, own, given
    where app.covers(own.entries, o.id) and app.covers(given.entries, o.id)
    union
    select e from own, given, unnest(own.entries || given.entries) e where e like '!%'
  )
  select coalesce(array_agg(entry order by entry collate "C"), '{}') from listed
$$;

-- Raises the version when rights change, so that servers reload them, and notifies the people concerned at commit. The
-- triggers `rights_version` on all tables that rights depend on call it; it reads their columns by name.
create or replace function app.raise_rights_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  update app.rights_version set version = version + 1 where xmin <> pg_current_xact_id()::xid;
  perform pg_notify('chengban_event', jsonb_build_object('event', 'rights', 'userId', p.user_id)::text)
  from (
    select (changed ->> 'user_id')::uuid as user_id where tg_table_name = 'user_role'
    union select (changed ->> 'id')::uuid where tg_table_name = 'user'
    union select r.user_id from store.user_role r
      where tg_table_name = 'role' and r.role_id = (changed ->> 'id')::uuid
        or tg_table_name in ('role_permission', 'role_operation') and r.role_id = (changed ->> 'role_id')::uuid
        or tg_table_name = 'permission_operation_ids' and r.role_id in (
          select rp.role_id from store.role_permission rp where rp.permission_id::text = changed ->> 'permission_id')
  ) p;
  return null;
end $$;
