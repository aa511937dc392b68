-- How many people like a comment: run as the owner, after the tables.
create or replace function app.course_comment_like_count(said uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select count(*)::integer from course_comment_like_user_ids l where l.course_comment_id = said
$$;
