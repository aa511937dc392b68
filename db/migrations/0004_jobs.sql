-- What jobs keep: run as the owner, after the tables of schema store and the roles.

-- What all server processes go by beside the configuration that people edit.
create table app.setting (
  key   text primary key,
  value text not null
);
grant select on app.setting to chengban_reader, chengban_writer;
grant insert, update, delete on app.setting to chengban_writer;

-- Every run of a job, kept 30 days. `asked` names the request that waits for it, `reference` what the log says of a failure.
create table app.job_run (
  id        uuid primary key,
  name      text not null,
  asked     uuid,
  tz_start  timestamptz not null,
  ms        integer not null,
  result    jsonb,
  reference text
);
create index job_run_name on app.job_run (name, tz_start desc);
create index job_run_asked on app.job_run (asked) where asked is not null;
create index job_run_tz_start on app.job_run (tz_start);
grant select on app.job_run to chengban_reader;
grant select, insert, update, delete on app.job_run to chengban_writer;

-- A file whose last link goes is kept a while: its row says since when.
create function app.file_unlinked() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update store.stored_file set tz_update = app.now() where id in (select file_id from gone);
  return null;
end $$;
revoke execute on function app.file_unlinked() from public;
create trigger file_unlinked after delete on store.file_link
  referencing old table as gone for each statement execute function app.file_unlinked();
