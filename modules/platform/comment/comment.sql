-- Returns the changed fields of a record without the secret ones that the caller may not read on it; null for none. For
-- fields whose reading is recorded, the old and new values are included only when the read is being recorded.
create or replace function app.readable(module text, relevance_id text, told jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_agg(case
    when not app.is_telling() and rule.is_told_of($1, $2, one ->> 'field')
      then one - 'secret' || '{"old": null, "new": null, "isVeiled": true}' else one - 'secret' end order by place)
  from jsonb_array_elements($3) with ordinality as told (one, place)
  where one ->> 'secret' is null or rule.may_read_secret($1, $2, one ->> 'secret')
$$;

-- Returns values of a record by field, without the secret ones that the caller may not read on it, without entries
-- beside its fields (`$…`) and without sealed values; null for none.
create or replace function app.readable_values(module text, relevance_id text, given jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(one.key, one.value)
  from jsonb_each($3) one, lateral (select rule.veil_of($1, one.key) as code) veil
  where one.key not like '$%' and coalesce(one.value #>> '{}', '') !~ '^sealed:[\w-]{8}:' and (veil.code is null or rule.may_read_secret($1, $2, veil.code))
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

-- Whether another person may see the record: checks with their identity, then restores the caller's.
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

-- The same of many people and records, by their places from 1: the rights of each person are read once.
create or replace function app.places_readable(people uuid[], modules text[], records text[]) returns setof bigint
language plpgsql volatile as $$
declare
  asking text := coalesce(current_setting('app.user_id', true), '');
  entries text := coalesce(current_setting('app.operations', true), '');
  one record;
begin
  for one in
    select a.person, array_agg(a.module) as modules, array_agg(a.record) as records, array_agg(a.place) as places
    from unnest(people, modules, records) with ordinality a (person, module, record, place) group by a.person
  loop
    perform app.ask_as(one.person);
    return query
      select a.place from unnest(one.modules, one.records, one.places) a (module, record, place)
      where rule.may_read(a.module, a.record);
  end loop;
  perform set_config('app.user_id', asking, true), set_config('app.operations', entries, true);
end $$;
revoke execute on function app.places_readable(uuid[], text[], text[]) from public;
grant execute on function app.places_readable(uuid[], text[], text[]) to chengban_writer;

-- The instant at which a record came into the state it is in, by its 记录; that of its making where none tells.
create or replace function app.entered_at(of text, record text, state text, made timestamptz) returns timestamptz
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(max(c.tz_create), made) from comment c
  where c.module = of and c.relevance_id = record and c.type = '记录'
    and c.changes ->> 'to' = state and c.changes ->> 'from' is distinct from state
$$;
