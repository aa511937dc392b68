-- kept by hand
-- What bearers of a link have brought and raised: how often in an hour, and which files are theirs to name.
create table app.link_act (
  of text not null,
  row_id text not null,
  act text not null,
  tz timestamptz not null,
  file_id uuid references store.stored_file on delete cascade
);
create index link_act_row on app.link_act (row_id, act, tz);
grant select, insert, delete on app.link_act to chengban_writer;
