-- Who comes by a link's token instead of a session. Nobody else has the setting that says so.
create or replace function app.signed_in() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.token', true), '') = '';

-- The id of the row whose token the asker bears, where that is a row of this entity.
create or replace function app.token_of(entity text) returns text language sql stable parallel safe
  return (
    select split_part(setting, ' ', 2) from (select coalesce(current_setting('app.token', true), '')) s (setting)
    where split_part(setting, ' ', 1) = entity
  );

-- Opens every statement of the bearer of a token: nobody signed in, no operations, one row of the entity it belongs to.
-- `row_id` is what the function of the entity answered for the token. CB404: it does not hold.
create or replace function app.identify_token(entity text, row_id text, moment timestamptz) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if row_id is null then
    raise exception using errcode = 'CB404', message = 'token does not hold';
  end if;
  perform set_config('app.user_id', '', true), set_config('app.operations', '', true),
    set_config('app.now', moment::text, true), set_config('app.token', entity || ' ' || row_id, true);
end $$;
revoke execute on function app.identify_token(text, text, timestamptz) from public;
grant execute on function app.identify_token(text, text, timestamptz) to chengban_reader, chengban_writer;
grant execute on function app.signed_in(), app.token_of(text) to chengban_reader, chengban_writer, chengban_gate;
