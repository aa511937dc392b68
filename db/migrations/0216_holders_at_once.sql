-- Who holds a code is asked for all people at once: first the roles that say something about it, then those who have
-- one of them. Reading everybody's entries, one person after the other, took 0.3 s for 2,000 people.
create or replace function app.holders_of(code text, moment timestamptz default app.now()) returns setof uuid
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  with speaking as materialized (
    select said.role_id, bool_or(starts_with(said.entry, '!')) as is_denied
    from (
      select rp.role_id, link.operation_id as entry
      from store.role_permission rp join store.permission_operation_ids link on link.permission_id = rp.permission_id
      union all
      select ro.role_id, ro.code from store.role_operation ro
    ) said join store.role r on r.id = said.role_id and r.is_enable
    where app.covers(array[regexp_replace(said.entry, '^!', '')], holders_of.code)
    group by said.role_id
  ), held as (
    select ur.user_id, s.is_denied
    from speaking s join store.user_role ur on ur.role_id = s.role_id
    where coalesce(ur.tz_start, '-infinity') <= (holders_of.moment at time zone 'Asia/Shanghai')::date
      and coalesce(ur.tz_end, 'infinity') >= (holders_of.moment at time zone 'Asia/Shanghai')::date
    union all
    select u.id, starts_with(own.entry, '!')
    from store."user" u, jsonb_array_elements_text(
      case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) own (entry)
    where app.covers(array[regexp_replace(own.entry, '^!', '')], holders_of.code)
  )
  select u.id from held h join store."user" u on u.id = h.user_id and u.is_enable
  group by u.id having bool_and(not h.is_denied);
end;
