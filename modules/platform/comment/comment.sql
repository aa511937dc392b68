-- Derived columns of a comment: run as the owner, after the tables.

-- Whoever reads a comment reads its author's name and picture: {name, avatar}.
create or replace function app.comment_user(said uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select jsonb_build_object('name', u.name, 'avatar', u.avatar -> 0 ->> 'url')
  from comment c join "user" u on u.id = c.user_id
  where c.id = said
$$;

-- Mine, or not later than I have read up to.
create or replace function app.comment_is_read(said uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select c.user_id = app.me() or exists (
    select from comment_read r
    where r.user_id = app.me() and r.module = c.module and r.relevance_id = c.relevance_id and r.tz_read >= c.tz_create
  )
  from comment c where c.id = said
$$;

-- The step a 记录 tells of, without the secret fields that the person asking may not read on that record.
create or replace function app.comment_detail(said uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select c.changes || jsonb_build_object('changes', coalesce((
    select jsonb_agg(one - 'secret' order by place)
    from jsonb_array_elements(c.changes -> 'changes') with ordinality as told (one, place)
    where one ->> 'secret' is null or rule.may_read_secret(c.module, c.relevance_id, one ->> 'secret')
  ), '[]'))
  from comment c where c.id = said and c.changes is not null
$$;
