-- What every database of the product has before its first table: schemas, and the tables no declaration owns.
create schema if not exists store;
create schema if not exists app;
grant usage on schema store to chengban_gate, chengban_writer;
grant usage on schema app to chengban_reader, chengban_writer, chengban_gate;

-- Keys and passwords that several server processes share; read by the owner alone.
create table if not exists app.secret (
  key   text primary key,
  value text not null
);

-- Counters of numbers without gaps; the key is the filled-in prefix.
create table if not exists app.counter (
  key  text primary key,
  last integer not null
);
grant select, insert, update on app.counter to chengban_writer;
