-- Derived columns of a department: run as the owner, after the tables.

-- The department and those above it, nearest first; a circle ends after ten steps.
create or replace function app.department_chain(part uuid) returns table (id uuid, name text, step integer)
language sql stable security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select d.id, d.name, d.parent_id, 1 as step from department d where d.id = part
    union all
    select d.id, d.name, d.parent_id, above.step + 1 from department d join above on d.id = above.parent_id
    where above.step < 10
  )
  select above.id, above.name, above.step from above
$$;

-- 1 for the root.
create or replace function app.department_level(part uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select max(step) from app.department_chain(part)
$$;

-- Names from the root down, joined by /.
create or replace function app.department_full_name(part uuid) returns text
language sql stable security definer set search_path = store, pg_temp as $$
  select string_agg(name, '/' order by step desc) from app.department_chain(part)
$$;

-- Enabled people here and below.
create or replace function app.department_user_count(part uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  with recursive below as (
    select d.id from department d where d.id = part
    union
    select d.id from department d join below on d.parent_id = below.id
  )
  select count(*)::integer from "user" u where u.is_enable and u.department_id in (select id from below)
$$;
