-- kept by hand
-- How much of a film a page has shown, as far as the time between its words allows.
create table app.film_watch (
  of text not null,
  row_id text not null,
  file_id uuid not null references store.stored_file on delete cascade,
  seconds double precision not null,
  duration integer,
  tz timestamptz not null,
  primary key (of, row_id, file_id)
);
create index film_watch_file on app.film_watch (file_id);
grant select, insert, update, delete on app.film_watch to chengban_writer;
