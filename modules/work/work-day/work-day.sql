-- Ground and logo of the board for visitors: it hangs where everybody passes, so whoever is signed in sees them.
create or replace function app.on_the_board(asked uuid) returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select app.signed_in() and exists (
    select from file_link l
      join work_day w on w.id::text = l.relevance_id and w.need_open
    where l.file_id = asked and l.module = 'workDay' and l.field in ('background', 'logo'))
$$;
