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

-- Who has a waiting record in hand: [{id, name}], for everybody who sees the record.
create or replace function rule.waits_for(module text, relevance_id text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.sort, u.id), '[]')
  from store.audit_task t join store."user" u on u.id = t.user_id
  where t.module = $1 and t.relevance_id = $2 and t.status = '待处理'
$$;

-- Whether somebody has decided in the running round of a record.
create or replace function rule.decided(module text, relevance_id text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from store.audit_round r join store.audit_task t on t.round_id = r.id
    where r.module = $1 and r.relevance_id = $2 and r.status = '进行中' and t.status in ('已同意', '已驳回')
  )
$$;
