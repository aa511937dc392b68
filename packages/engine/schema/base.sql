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

-- The week of an instant, counted from 1970, as a list: it stands beside the grams of a row in the index of words, so that
-- a search can look into one week after the other. plpgsql, since a function that is inlined loses its mark of leakproof;
-- made once, since replacing it would take the mark away.
do $do$ begin
  if to_regprocedure('app.week(timestamptz)') is null then
    create function app.week(moment timestamptz) returns integer[]
    language plpgsql immutable strict parallel safe as $$
    begin
      return array[floor(extract(epoch from moment) / 604800)::integer];
    end $$;
  end if;
end $do$;

-- How many rows a table has, and the share of them that contain a gram, as the database last estimated: for grams that
-- are frequent. The weeks of its oldest and newest row: empty where below row-level security no index is asked for a week.
create or replace function app.gram_shares(of text) returns table (
  total double precision, oldest integer, newest integer, grams text[], shares real[]
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query execute format(
    'select c.reltuples::float8, w.oldest, w.newest, s.most_common_elems::text::text[], s.most_common_elem_freqs
     from pg_class c left join pg_stats s on s.schemaname = ''store'' and s.tablename = c.relname and s.attname = ''search_grams''
       left join lateral (
         select (app.week(min(t.tz_create)))[1] as oldest, (app.week(max(t.tz_create)))[1] as newest from store.%1$I t
         having (select p.proleakproof from pg_proc p where p.oid = ''app.week(timestamptz)''::regprocedure)
       ) w on true
     where c.oid = ''store.%1$I''::regclass', of);
end $$;
revoke execute on function app.gram_shares(text) from public;
grant execute on function app.gram_shares(text) to chengban_reader;

-- By which formulas the kept columns of an entity were last worked out for all its rows.
create table if not exists app.kept (
  entity text primary key,
  mark   text not null
);
