-- Derived columns of a shelf of courses.

-- 1 for a root; run as the owner, after the tables.
create or replace function app.category_level(shelf text) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select c.parent_id, 1 as step from category c where c.id = shelf
    union all
    select c.parent_id, above.step + 1 from category c join above on c.id = above.parent_id where above.step < 10
  )
  select max(step) from above
$$;

-- Courses on offer here and below, as far as the person asking sees them: run as the reader.
create or replace function app.category_below(part text) returns setof text
language sql stable security definer set search_path = store, pg_temp as $$
  with recursive below as (
    select part as id
    union
    select c.id from category c join below on c.parent_id = below.id
  )
  select id from below
$$;

create or replace function app.category_course_count(part text) returns integer
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select count(*)::integer from public.course c
    where c.shelf = '已上架' and c.category_id in (select app.category_below(part))
  );
end $$;
