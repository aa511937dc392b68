-- The changed fields that were handed in, or are being written, of those that the person asking may read on that record.
create or replace function app.round_draft(asked uuid) returns jsonb
language sql stable security definer set search_path = store, pg_temp as $$
  select jsonb_object_agg(one.key, one.value)
  from audit_round r, jsonb_each(r.draft) one, lateral (select rule.veil_of(r.module, one.key) as code) veil
  where r.id = asked and one.key <> '$lines'
    and (veil.code is null or rule.may_read_secret(r.module, r.relevance_id, veil.code))
$$;
