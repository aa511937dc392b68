-- States with which somebody came back from DingTalk: each is good once. Those whose time is over go with the next.
create table app.used_state (
  random text primary key,
  tz_end timestamptz not null
);
create index used_state_tz_end on app.used_state (tz_end);
grant select, insert, delete on app.used_state to chengban_writer;
