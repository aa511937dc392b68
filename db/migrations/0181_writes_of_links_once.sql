-- Whoever comes by a link names their requests too: an answer is kept for whoever asked, who may be no person.
drop function app.earlier_answer(text, bytea, bytea);
alter table app.idempotency drop constraint idempotency_user_id_fkey;
alter table app.idempotency rename column user_id to asker;
alter table app.idempotency alter column asker type text;
comment on column app.idempotency.asker is 'id of the person, or link and a hash of its token';

-- What a request of the 24 hours before the moment under this key came to. Only whoever has the key can open the answer.
create function app.earlier_answer(asker text, path text, name bytea, body_hash bytea, moment timestamptz)
returns table (is_same boolean, answer bytea)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select i.body_hash = earlier_answer.body_hash, i.answer from app.idempotency i
  where i.asker = earlier_answer.asker and i.path = earlier_answer.path and i.name = earlier_answer.name
    and i.tz_create > moment - interval '24 hours';
end;
revoke execute on function app.earlier_answer(text, text, bytea, bytea, timestamptz) from public;
grant execute on function app.earlier_answer(text, text, bytea, bytea, timestamptz) to chengban_reader;
