-- Returns the amounts issued for a root contract by all applicants. Call it only for contracts the reader may see.
create or replace function app.invoiced_of(wanted uuid) returns table (issued numeric, flushed numeric, flushing numeric)
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(money) filter (where not is_red and status in ('已开票', '部分红冲', '已红冲')), 0)::numeric(16,2),
    coalesce(-sum(money) filter (where is_red and status = '已开票'), 0)::numeric(16,2),
    coalesce(-sum(money) filter (where is_red and status in ('待审核', '待对方确认', '待开票')), 0)::numeric(16,2)
  from invoicing where contract_id = wanted
$$;

-- Returns the amount a seller invoiced in a month, less cancellations of those invoices within the month.
create or replace function app.month_use(seller uuid, wanted text) returns numeric
language sql stable security definer set search_path = store, pg_temp as $$
  select coalesce(sum(i.amount_no_tax), 0)::numeric(16,2)
  from invoicing i left join invoicing b on b.id = i.blue_id
  where i.seller_id = seller and i.status in ('已开票', '部分红冲', '已红冲') and to_char(i.dt_invoice, 'YYYY-MM') = wanted
    and (not i.is_red or to_char(b.dt_invoice, 'YYYY-MM') = wanted)
$$;
