-- Derived columns of a reminder rule: run as the owner, after the tables.

create or replace function app.reminder_rule_sent_count(rule_id uuid) returns integer
language sql stable security definer set search_path = store, pg_temp as $$
  select count(*)::integer from reminder_rule r join message m on m.type = r.code
  where r.id = rule_id and m.dedupe_key is not null and m.tz_create > app.now() - interval '30 days'
$$;
