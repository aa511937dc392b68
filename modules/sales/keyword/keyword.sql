-- Notices of the last thirty days that the keyword picked: run as the owner, after the tables.

create or replace function app.keyword_hits(id uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select count(*)::integer from keyword k join zfcg z on z.words ? k.word
  where k.id = keyword_hits.id and z.tz_publish >= app.now() - interval '30 days'
$$;
