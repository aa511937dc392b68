-- Roles that can be chosen; whether one is on is otherwise read by those who manage roles.
create or replace function app.roles_in_use() returns setof uuid
language sql stable security definer set search_path = store, pg_temp as $$
  select r.id from role r where r.is_enable
$$;
