-- Derived columns of a comment: run as the owner, after the tables.

-- Whoever reads a comment reads its author's name and picture: {name, avatar}. Nobody of the house is the system or the client.
create or replace function app.comment_user(said uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select jsonb_build_object('name', coalesce(u.name, case when c.changes ->> 'via' = '系统' then '系统' else '客户' end), 'avatar', u.avatar -> 0 ->> 'url')
  from comment c left join "user" u on u.id = c.user_id
  where c.id = said
$$;

-- Mine, or not later than I have read up to.
create or replace function app.comment_is_read(said uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select c.user_id = app.me() or exists (
    select from comment_read r
    where r.user_id = app.me() and r.module = c.module and r.relevance_id = c.relevance_id and r.tz_read >= c.tz_create
  )
  from comment c where c.id = said
$$;

-- The step a 记录 tells of, without the secret fields that the person asking may not read on that record; of those whose
-- reading is told of stands that they changed, and from what to what for who tells of it.
create or replace function app.comment_detail(said uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select c.changes || jsonb_build_object('changes', coalesce((
    select jsonb_agg(case
      when not app.is_telling() and rule.is_told_of(c.module, c.relevance_id, one ->> 'field')
        then one - 'secret' || '{"old": null, "new": null, "isVeiled": true}' else one - 'secret' end order by place)
    from jsonb_array_elements(c.changes -> 'changes') with ordinality as told (one, place)
    where one ->> 'secret' is null or rule.may_read_secret(c.module, c.relevance_id, one ->> 'secret')
  ), '[]'))
  from comment c where c.id = said and c.changes is not null
$$;

-- A change of which nothing is left for the person asking: every field it tells of is secret to them.
create or replace function app.comment_is_veiled(said uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select c.changes ->> 'action' = '修改' and jsonb_array_length(c.changes -> 'changes') > 0 and not exists (
    select from jsonb_array_elements(c.changes -> 'changes') told (one)
    where one ->> 'secret' is null or rule.may_read_secret(c.module, c.relevance_id, one ->> 'secret')
  )
  from comment c where c.id = said
$$;

-- Whether another person sees the record: asks as they would, then goes on as the one who asks.
create or replace function app.may_read_as(person uuid, module text, relevance_id text) returns boolean
language plpgsql volatile as $$
declare
  asking text := coalesce(current_setting('app.user_id', true), '');
  entries text := coalesce(current_setting('app.operations', true), '');
  answer boolean;
begin
  perform app.ask_as(person);
  answer := rule.may_read(module, relevance_id);
  perform set_config('app.user_id', asking, true), set_config('app.operations', entries, true);
  return answer;
end $$;
revoke execute on function app.may_read_as(uuid, text, text) from public;
grant execute on function app.may_read_as(uuid, text, text) to chengban_writer;
