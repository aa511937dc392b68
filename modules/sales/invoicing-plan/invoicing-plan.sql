-- What of the contract's receipts falls to a plan line: lines not cancelled are filled in the order of their days.
create or replace function app.plan_received(id uuid) returns numeric
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when own.is_cancel then 0 else greatest(0, least(own.money, c.received_money - coalesce((
    select sum(l.money) from store.invoicing_plan l
    where l.contract_id = own.contract_id and not l.is_cancel
      and (l.dt_receive, l.year, l.month, l.tz_create, l.id) < (own.dt_receive, own.year, own.month, own.tz_create, own.id)
  ), 0))) end
  from store.invoicing_plan own join store.contract c on c.id = own.contract_id where own.id = $1
$$;
