-- Sets of rows that rules over persons ask for: run as the owner, closed against other search paths.

-- Everybody in the departments I head and in those below them: each department asked by its index, as a guess of how
-- many they are would read all people.
create or replace function rule.people_below_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive led as (
    select d.id from store.department d where d.leader_id = app.me()
    union
    select c.id from led cross join lateral (select d.id from store.department d where d.parent_id = led.id offset 0) c
  )
  select p.id from led cross join lateral (select u.id from store."user" u where u.department_id = led.id offset 0) p
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

-- Whether a task of the audit of this record is or was mine; `open`: whether I have it in hand. Called for few records,
-- so that the policies of tasks are no part of every record's plan.
create or replace function rule.has_task(module text, relevance_id text, open boolean) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.signed_in() and exists (
    select from store.audit_task t where t.module = $1 and t.relevance_id = $2 and t.user_id = app.me()
      and (t.status = '待处理' or not $3)
  )
$$;

-- Whether the person asking opened a change of the record, or had a task in any of its rounds.
create or replace function rule.drafted(module text, relevance_id text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select rule.has_task($1, $2, false) or app.signed_in() and exists (
    select from store.audit_round r
    where r.module = $1 and r.relevance_id = $2 and r.kind = '变更' and r.initiator_id = app.me()
  )
$$;

-- The acts of the shared audit that the tasks of the latest round open to the person asking.
create or replace function rule.audit_acts(module text, relevance_id text, version integer) returns text[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  me uuid := app.me();
  latest record;
  seen record;
begin
  select x.id, x.status, x.initiator_id = me as own into latest
    from store.audit_round x
    where x.module = $1 and x.relevance_id = $2 order by x.round desc limit 1;
  if not found then
    return '{}';
  end if;
  select coalesce(bool_or(t.user_id = me), false) as mine,
      coalesce(bool_or(t.status in ('已同意', '已驳回')), false) as decided,
      coalesce(bool_or(t.tz_urge > app.now() - interval '4 hours'), false) as urged,
      coalesce(bool_or(t.creator_id = me and t.kind in ('前加签', '后加签') and t.status in ('待处理', '等待加签')), false) as asking
    into seen
    from store.audit_task t where t.round_id = latest.id;
  if not (latest.own or seen.mine or seen.asking) then
    return '{}';
  end if;
  return array_remove(array[
    case when latest.own and (latest.status = '填写中' or latest.status = '进行中' and not seen.decided) then 'withdraw' end,
    case when latest.own and latest.status = '进行中' and not seen.urged then 'urge' end,
    case when latest.own and latest.status <> '填写中' or seen.mine then 'cc' end,
    case when latest.status = '进行中' and seen.asking then 'removeSign' end,
    case when seen.mine and latest.status in ('进行中', '驳回')
      and rule.may_withdraw_decision(latest.id, latest.status, $3) then 'auditWithdraw' end
  ]::text[], null);
end $$;

-- Whether the person's decision can still be taken back: nobody acted after it, or it ended the round a moment ago.
create or replace function rule.may_withdraw_decision(round uuid, status text, version integer) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from store.audit_task t where t.round_id = $1 and t.user_id = app.me() and (
      $2 = '进行中' and t.status = '已同意' and not exists (
        select from store.audit_task k where k.round_id = $1 and k.status in ('已同意', '已驳回') and (k.audit_level > t.audit_level
          or k.kind = '后加签' and k.from_task_id = t.id or t.kind = '前加签' and k.id = t.from_task_id))
      or $2 = '驳回' and t.status = '已驳回' and t.tz_act >= app.now() - interval '10 minutes' and t.record_version + 1 = $3))
$$;

-- Whether a change of the record is being written and not handed in yet.
create or replace function rule.is_drafting(module text, relevance_id text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from store.audit_round r where r.module = $1 and r.relevance_id = $2 and r.status = '填写中'
  )
$$;

-- The record as the open change would make it; the caller has checked that the person may read it.
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

-- Everybody in my department and in those below it, regardless of the heads.
create or replace function rule.people_around_me() returns setof uuid
language sql stable rows 20 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive mine as (
    select u.department_id as id from store."user" u where u.id = app.me()
    union
    select c.id from mine cross join lateral (select d.id from store.department d where d.parent_id = mine.id offset 0) c
  )
  select p.id from mine cross join lateral (select u.id from store."user" u where u.department_id = mine.id offset 0) p
$$;

-- Those above me: my superior and theirs, and the heads of my department and of those above it.
create or replace function rule.people_leading_me() returns setof uuid
language sql stable rows 5 security definer set search_path = pg_catalog, pg_temp as $$
  with recursive above as (
    select u.superior_id as id from store."user" u where u.id = app.me() and u.superior_id is not null
    union
    select u.superior_id from store."user" u join above on u.id = above.id where u.superior_id is not null
  )
  select id from above
  union
  select d.leader_id from store.department d
  where d.id in (select rule.departments_above_me()) and d.leader_id is not null
$$;

-- Whether reading in this transaction is recorded: then secrets whose reading is recorded are shown.
create or replace function app.is_telling() returns boolean language sql stable as $$
  select coalesce(current_setting('app.telling', true), '') = 'on'
$$;
