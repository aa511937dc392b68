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

-- Figures over the values that a path takes out of the lines of a row; immutable, for generated columns.
create or replace function app.line_sum(found jsonb) returns numeric
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(x::numeric), 0) from jsonb_array_elements_text(found) x
$$;
create or replace function app.line_avg(found jsonb) returns numeric
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select round(round(sum(x::numeric), 24) / nullif(count(x), 0), 24) from jsonb_array_elements_text(found) x
$$;
create or replace function app.line_min(found jsonb) returns numeric
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select min(x::numeric) from jsonb_array_elements_text(found) x
$$;
create or replace function app.line_max(found jsonb) returns numeric
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select max(x::numeric) from jsonb_array_elements_text(found) x
$$;
-- Days in lines are YYYY-MM-DD, regardless of the session's date style.
create or replace function app.line_min_day(found jsonb) returns date
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select make_date(left(m, 4)::integer, substr(m, 6, 2)::integer, substr(m, 9, 2)::integer)
  from (select min(x collate "C") as m from jsonb_array_elements_text(found) x) d
$$;
create or replace function app.line_max_day(found jsonb) returns date
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select make_date(left(m, 4)::integer, substr(m, 6, 2)::integer, substr(m, 9, 2)::integer)
  from (select max(x collate "C") as m from jsonb_array_elements_text(found) x) d
$$;

-- By which formulas the kept columns of an entity were last worked out for all its rows.
create table if not exists app.kept (
  entity text primary key,
  mark   text not null
);
