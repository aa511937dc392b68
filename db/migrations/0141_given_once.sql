-- Addresses of files that are good once and for a few minutes, known by a digest of their key alone.
create table app.file_once (
  digest bytea primary key,
  url text not null,
  note text,
  until timestamptz not null
);
grant select, insert, delete on app.file_once to chengban_writer;
