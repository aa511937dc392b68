-- Visits that overlap a period, for any caller: everyone may see that a person is busy, but not where or with whom.
create or replace function app.visits_between(first timestamptz, last timestamptz)
returns table (id uuid, person uuid, companions uuid[], kind text, starts timestamptz, ends timestamptz, state text)
language sql stable security definer set search_path = store, pg_temp as $$
  select r.id, r.user_id, array(select l.user_id from imp_record_co_user_ids l where l.imp_record_id = r.id order by l.user_id),
    r.type, r.tz_start, r.tz_end, r.status
  from imp_record r where r.status <> '已取消' and r.tz_start < last and r.tz_end > first
$$;
