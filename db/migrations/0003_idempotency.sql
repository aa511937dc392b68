-- Requests that name themselves (header Idempotency-Key): run as the owner, after the roles.

-- The row is written by the transaction that the request writes with, its answer afterwards.
create table app.idempotency (
  user_id   uuid not null references store."user" (id) on delete cascade,
  path      text not null,
  name      bytea not null, -- derived from the client's key, which is kept nowhere
  body_hash bytea not null,
  answer    bytea,          -- {code, message, data}, sealed with the client's key; null until it is there
  tz_create timestamptz not null,
  primary key (user_id, path, name)
);
create index idempotency_tz_create on app.idempotency (tz_create);
grant select, insert, update, delete on app.idempotency to chengban_writer;

-- What a person's own request of the last 24 hours under this key came to.
create function app.earlier_answer(path text, name bytea, body_hash bytea)
returns table (is_same boolean, answer bytea)
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select i.body_hash = earlier_answer.body_hash, i.answer from app.idempotency i
  where i.user_id = app.me() and i.path = earlier_answer.path and i.name = earlier_answer.name
    and i.tz_create > app.now() - interval '24 hours';
end;
revoke execute on function app.earlier_answer(text, bytea, bytea) from public;
grant execute on function app.earlier_answer(text, bytea, bytea) to chengban_reader, chengban_writer;
