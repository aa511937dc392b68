-- The day by which money is due next: of the plan lines not cancelled, filled by what has come in the order of their
-- days, the first that is not full. Null where all are.
create or replace function app.returned_money_due(id uuid) returns date
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.dt_receive from (
    select l.dt_receive, l.year, l.month, l.tz_create, l.id, t.received_money,
      sum(l.money) over (order by l.dt_receive, l.year, l.month, l.tz_create, l.id) as upto
    from store.returned_money t join store.invoicing_plan l on l.contract_id = t.contract_id and not l.is_cancel
    where t.id = $1
  ) p where p.upto > p.received_money order by p.dt_receive, p.year, p.month, p.tz_create, p.id limit 1
$$;
