-- kept by hand
-- Runs of jobs that are on their way, said again by their process while they are: one that says nothing has gone.
create table app.job_going (
  id        uuid primary key,
  name      text not null,
  tz_start  timestamptz not null,
  tz_seen   timestamptz not null
);
grant select on app.job_going to chengban_reader;
grant select, insert, update, delete on app.job_going to chengban_writer;
