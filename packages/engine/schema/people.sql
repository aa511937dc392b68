-- Sets of rows that rules over persons ask for: run as the owner, closed against other search paths.

-- Everybody in the departments I head and in those below them.
create or replace function rule.people_below_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive led as (
    select d.id from store.department d where d.leader_id = app.me()
    union
    select d.id from store.department d join led on d.parent_id = led.id
  )
  select u.id from store."user" u where u.department_id in (select id from led)
$$;

-- Records of a module for which an audit task is or was mine.
create or replace function rule.tasked_of_me(module text) returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  select t.relevance_id::uuid from store.audit_task t where t.user_id = app.me() and t.module = $1
$$;

-- The same of records whose ids are words.
create or replace function rule.tasked_words_of_me(module text) returns setof text
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  select t.relevance_id from store.audit_task t where t.user_id = app.me() and t.module = $1
$$;

-- Who has a waiting record in hand: [{id, name}], for everybody who sees the record.
create or replace function rule.waits_for(module text, relevance_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.sort, u.id), '[]')
  from store.audit_task t join store."user" u on u.id = t.user_id
  where t.module = $1 and t.relevance_id = $2 and t.status = '待处理'
$$;

-- The acts of the shared audit that the tasks of the latest round open to the person asking.
create or replace function rule.audit_acts(module text, relevance_id text, version integer) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with last as (
    select r.id, r.status, r.initiator_id = app.me() as own from store.audit_round r
    where r.module = $1 and r.relevance_id = $2 order by r.round desc limit 1
  ), task as (
    select t.*, l.status as round_status, t.user_id = app.me() as mine from last l join store.audit_task t on t.round_id = l.id
  )
  select array_remove(array[
    case when l.own and (l.status = '填写中' or l.status = '进行中'
      and not exists (select from task t where t.status in ('已同意', '已驳回'))) then 'withdraw' end,
    case when l.own and l.status = '进行中'
      and not exists (select from task t where t.tz_urge > app.now() - interval '4 hours') then 'urge' end,
    case when l.own and l.status <> '填写中' or exists (select from task t where t.mine) then 'cc' end,
    case when l.status = '进行中' and exists (select from task t where t.creator_id = app.me()
      and t.kind in ('前加签', '后加签') and t.status in ('待处理', '等待加签')) then 'removeSign' end,
    case when exists (select from task t where t.mine and (
        l.status = '进行中' and t.status = '已同意' and not exists (
          select from task k where k.status in ('已同意', '已驳回') and (k.audit_level > t.audit_level
            or k.kind = '后加签' and k.from_task_id = t.id or t.kind = '前加签' and k.id = t.from_task_id))
        or l.status = '驳回' and t.status = '已驳回' and t.tz_act >= app.now() - interval '10 minutes'
          and t.record_version + 1 = $3)) then 'auditWithdraw' end
  ]::text[], null) from last l
$$;

-- Whether a change of the record is being written and not handed in yet.
create or replace function rule.is_drafting(module text, relevance_id text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from store.audit_round r where r.module = $1 and r.relevance_id = $2 and r.status = '填写中'
  )
$$;

-- What the change in hand would make of the record; whoever calls has asked whether it may be read.
create or replace function rule.change_draft(module text, relevance_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select r.draft from store.audit_round r
  where r.module = $1 and r.relevance_id = $2 and r.kind = '变更' and r.status in ('填写中', '进行中')
$$;

-- The departments I head and those below them.
create or replace function rule.departments_below_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive led as (
    select d.id from store.department d where d.leader_id = app.me()
    union
    select d.id from store.department d join led on d.parent_id = led.id
  )
  select id from led
$$;

-- My department and those above it.
create or replace function rule.departments_above_me() returns setof uuid
language sql stable rows 5 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive above as (
    select d.id, d.parent_id from store."user" u join store.department d on d.id = u.department_id where u.id = app.me()
    union
    select d.id, d.parent_id from store.department d join above on d.id = above.parent_id
  )
  select id from above
$$;

-- The roles I have today.
create or replace function rule.roles_of_me() returns setof uuid
language sql stable rows 5 security definer set search_path = pg_catalog, pg_temp as $$
  select r.id from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
  where ur.user_id = app.me()
    and (app.now() at time zone 'Asia/Shanghai')::date
      between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')
$$;

-- Everybody whose superior I am, and everybody in the departments I head and below.
create or replace function rule.people_led_by_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  select u.id from store."user" u where u.superior_id = app.me()
  union
  select rule.people_below_me()
$$;

-- Whether what is read in this transaction is told of: then secrets whose reading leaves a trace are shown.
create or replace function app.is_telling() returns boolean language sql stable as $$
  select coalesce(current_setting('app.telling', true), '') = 'on'
$$;
