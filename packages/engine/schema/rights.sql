-- The person's entries as the text that `app.has_operation` searches: `,contract:*,!contract:audit1,`. An entry with a
-- comma covers nothing and is left out.
create or replace function app.listed(entries text[]) returns text language sql immutable parallel safe
  return ',' || array_to_string(array(select e from unnest(entries) e where strpos(e, ',') = 0), ',') || ',';

-- The rule of packages/kernel/has.ts. A function call, not an inline expression: policies and masks name many codes of
-- which a statement needs one or two, and an inline expression is prepared with the plan whether it is needed or not.
create or replace function app.has_operation(code text) returns boolean language plpgsql stable parallel safe as $$
declare
  held text := current_setting('app.operations', true);
begin
  if strpos(held, '!') = 0 and strpos(held, '*') = 0 and strpos(code, ',') = 0 and code <> '' then
    return strpos(held, ',' || code || ',') > 0;
  end if;
  if code !~ '^[^!,:][^,:]*:[^,:]*$' then
    return app.covers(string_to_array(trim(both ',' from held), ','), code);
  end if;
  return coalesce(
    (strpos(held, ',' || code || ',') > 0
      or strpos(held, ',' || split_part(code, ':', 1) || ':*,') > 0
      or strpos(held, ',*,') > 0)
    and not (strpos(held, ',!' || code || ',') > 0
      or strpos(held, ',!' || split_part(code, ':', 1) || ':*,') > 0
      or strpos(held, ',!*,') > 0),
    false);
end $$;

-- Continues as that person, within the transaction.
create or replace function app.ask_as(person uuid) returns void language plpgsql volatile as $$
begin
  perform set_config('app.user_id', person::text, true),
    set_config('app.operations', app.listed(app.entries_of(person)), true);
end $$;
revoke execute on function app.ask_as(uuid) from public;
grant execute on function app.ask_as(uuid) to chengban_writer;
grant execute on function app.listed(text[]), app.has_operation(text) to chengban_reader, chengban_writer, chengban_gate;

-- Begins every statement of a signed-in person: checks the session and sets the person until the transaction ends.
-- `operations`: their entries in the form of `app.listed`, which the caller has already. No stamp: the rights were read
-- in this transaction. CB401 session ended · CB403 the first password must be changed first · CB409 rights changed:
-- read again.
drop function if exists app.identify(uuid, uuid, text, text[], timestamptz, boolean);
create or replace function app.identify(
  session uuid, person uuid, stamp text, operations text, moment timestamptz, allow_initial boolean default false
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  present text;
  initial boolean;
begin
  select app.rights_stamp(v.version, moment), a.must_change into present, initial
  from store.login_log l
    join store."user" u on u.id = l.user_id
    left join store.admin a on a.user_id = u.id
    cross join app.rights_version v
  where l.id = session and l.user_id = person and l.result = '成功'
    and (l.tz_revoke is null or l.tz_revoke > moment)
    and l.tz_expire >= moment + interval '1 hour'
    and u.is_enable;
  if not found then
    raise exception using errcode = 'CB401', message = '登录已失效，请重新登录';
  end if;
  if initial and not allow_initial then
    raise exception using errcode = 'CB403', message = '请先修改初始密码';
  end if;
  if stamp <> present then
    raise exception using errcode = 'CB409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', person::text, true),
    set_config('app.operations', operations, true),
    set_config('app.now', moment::text, true);
end $$;
