-- Returns the maintenance period of a contract or client on a day, without money, for callers who may see that contract
-- or client.
create or replace function app.maintenance_on(of_contract uuid, of_client uuid, day date)
returns table (id uuid, contract_id uuid, dt_start date, dt_end date)
language sql stable security definer set search_path = store, pg_temp as $$
  select m.id, m.contract_id, m.dt_start, m.dt_end from maintenance m
  where (m.contract_id = of_contract or m.client_id = of_client) and day between m.dt_start and m.dt_end
    and (m.tz_stop is null or (m.tz_stop at time zone 'Asia/Shanghai')::date > day)
  order by m.dt_end desc, m.id limit 1
$$;
