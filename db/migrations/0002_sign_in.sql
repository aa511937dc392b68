-- What signing in keeps beside the account: run as the owner, after the tables of schema store and the roles.

-- One row per counted key, `name:xs02` or `address:10.0.0.7`. Names are counted whether an account has them or not.
create table app.sign_in_failure (
  key      text primary key,
  failures timestamptz[] not null default '{}', -- those inside the window, oldest first
  locks    timestamptz[] not null default '{}', -- beginnings of the locks of the last 24 hours
  tz_lock  timestamptz,                         -- locked until then; 9999-12-31 until unlocked by a person
  tz_last  timestamptz not null
);
create index sign_in_failure_tz_last on app.sign_in_failure (tz_last);

-- Former password hashes of an account (the present one stands in store.admin), newest two kept.
create table app.password_history (
  id            bigint generated always as identity primary key,
  admin_id      uuid not null references store.admin (id) on delete cascade,
  password_hash text not null
);
create index password_history_admin_id on app.password_history (admin_id, id);

-- Renewed sessions and the session of the typed password they come from. A session without a row is its own origin.
create table app.session_origin (
  session_id uuid primary key references store.login_log (id) on delete cascade,
  origin_id  uuid not null references store.login_log (id) on delete cascade
);
create index session_origin_origin_id on app.session_origin (origin_id);

grant select, insert, update, delete on app.sign_in_failure, app.password_history, app.session_origin
  to chengban_writer;
-- Who asks and what they may: run as the owner, after the tables of schema store, auth.sql and the roles.

create table app.rights_version (
  version bigint not null,
  one     boolean primary key default true check (one)
);
insert into app.rights_version (version) values (1);

-- Raised once per transaction and only at its end: the row is a counter that every change of rights waits for.
create function app.raise_rights_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.rights_version set version = version + 1 where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create constraint trigger rights_version after insert or update or delete on store.role
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.role_permission
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.role_operation
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.user_role
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after insert or update or delete on store.permission_operation_ids
  deferrable initially deferred for each row execute function app.raise_rights_version();
create constraint trigger rights_version after update on store."user"
  deferrable initially deferred for each row
  when (old.operations is distinct from new.operations or old.role_id is distinct from new.role_id
    or old.is_enable is distinct from new.is_enable or old.status is distinct from new.status)
  execute function app.raise_rights_version();

create function app.now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

create function app.me() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Calendar date in Shanghai as a count of days, the same text under every DateStyle.
create function app.rights_stamp(version bigint, moment timestamptz) returns text language sql stable parallel safe
  return version || '.' || ((moment at time zone 'Asia/Shanghai')::date - date '2000-01-01');

-- The rule of packages/kernel/has.ts: some entry covers the code and no entry with ! covers it.
create function app.covers(entries text[], code text) returns boolean language sql immutable parallel safe
  return (
    select coalesce(bool_and(not negated), false)
    from (
      select starts_with(entry, '!') as negated,
             case when starts_with(entry, '!') then substr(entry, 2) else entry end as bare
      from unnest(entries) as entry
    ) as listed
    where bare = '*' or bare = code
       or (right(bare, 2) = ':*' and starts_with(code, left(bare, -1)))
  );

create function app.has_operation(code text) returns boolean language sql stable parallel safe
  return app.covers(nullif(current_setting('app.operations', true), '')::text[], code);

-- Effective entries of a person on that day, sorted by bytes; a person unknown has none.
create function app.entries_of(person uuid, moment timestamptz default app.now()) returns text[]
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  with held as (
    select r.id from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
    where ur.user_id = person
      and coalesce(ur.tz_start, '-infinity') <= (moment at time zone 'Asia/Shanghai')::date
      and coalesce(ur.tz_end, 'infinity') >= (moment at time zone 'Asia/Shanghai')::date
  ), listed (entry) as (
    select link.operation_id
    from held join store.role_permission rp on rp.role_id = held.id
      join store.permission_operation_ids link on link.permission_id = rp.permission_id
    union
    select ro.code from held join store.role_operation ro on ro.role_id = held.id
    union
    select own.entry
    from store."user" u,
      jsonb_array_elements_text(case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) as own (entry)
    where u.id = person
  )
  select coalesce(array_agg(entry order by entry collate "C"), '{}') from listed where entry is not null;
end;

-- The entries and the stamp under which they hold; app.identify refuses any other stamp.
create function app.rights_of(person uuid, moment timestamptz default app.now())
returns table (entries text[], stamp text)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.entries_of(person, moment), app.rights_stamp(v.version, moment) from app.rights_version v;
end;

-- Enabled people for whom has(code) is true.
create function app.holders_of(code text, moment timestamptz default app.now()) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select u.id from store."user" u where u.is_enable and app.covers(app.entries_of(u.id, moment), code);
end;

-- Opens every statement of a signed-in person: checks the session and settles who asks, until the transaction ends.
-- CB401 session gone · CB403 the first password must be changed before anything else · CB409 rights changed: read anew.
create function app.identify(
  session uuid, person uuid, stamp text, entries text[], moment timestamptz, allow_initial boolean default false
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
  if stamp is distinct from present then
    raise exception using errcode = 'CB409', message = 'rights changed';
  end if;
  perform set_config('app.user_id', person::text, true),
    set_config('app.operations', entries::text, true),
    set_config('app.now', moment::text, true);
end $$;

revoke execute on function app.raise_rights_version(), app.entries_of(uuid, timestamptz),
  app.rights_of(uuid, timestamptz), app.holders_of(text, timestamptz),
  app.identify(uuid, uuid, text, text[], timestamptz, boolean) from public;
grant usage on schema app to chengban_reader, chengban_writer, chengban_gate;
grant execute on function app.now(), app.me(), app.rights_stamp(bigint, timestamptz), app.covers(text[], text),
  app.has_operation(text), app.entries_of(uuid, timestamptz), app.rights_of(uuid, timestamptz),
  app.holders_of(text, timestamptz), app.identify(uuid, uuid, text, text[], timestamptz, boolean)
  to chengban_reader, chengban_writer, chengban_gate;
