-- Which reminder rules have run on which day: run as the owner.
create table app.remind_run (
  code text not null,
  date date not null,
  primary key (code, date)
);
grant select, insert, delete on app.remind_run to chengban_writer;
