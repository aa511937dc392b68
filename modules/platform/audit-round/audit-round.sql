-- What was submitted, without the secret fields that the person asking may not read on that record.
create or replace function app.round_snapshot(asked uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select jsonb_agg(one - 'secret' order by place)
  from audit_round r, jsonb_array_elements(r.content) with ordinality as told (one, place)
  where r.id = asked and (one ->> 'secret' is null or rule.may_read_secret(r.module, r.relevance_id, one ->> 'secret'))
$$;
