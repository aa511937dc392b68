-- Whom a person reports to: the superior, else the nearest head above who is somebody else, else the first keeper of
-- all flows by order.
create or replace function app.leader(person uuid) returns uuid
language sql stable strict security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select d.id, d.parent_id, d.leader_id, 1 as tier
    from "user" u join department d on d.id = u.department_id where u.id = person
    union all
    select d.id, d.parent_id, d.leader_id, above.tier + 1
    from department d join above on d.id = above.parent_id where above.tier < 6
  )
  select coalesce(
    (select u.superior_id from "user" u where u.id = person),
    (select a.leader_id from above a where a.leader_id <> person order by a.tier limit 1),
    (select u.id from app.holders_of('flow:manage', app.now()) h (id) join "user" u on u.id = h.id
     where u.id <> person order by u.sort, u.name limit 1)
  )
$$;

-- The head of a person's department; of who heads their own, the head of the nearest one above.
create or replace function app.head_of(person uuid) returns uuid
language sql stable strict security definer set search_path = store, pg_temp as $$
  with recursive above as (
    select d.id, d.leader_id, d.parent_id, 1 as step
    from "user" u join department d on d.id = u.department_id where u.id = person
    union all
    select d.id, d.leader_id, d.parent_id, above.step + 1
    from department d join above on d.id = above.parent_id where above.step < 6
  )
  select leader_id from above where leader_id <> person order by step limit 1
$$;
