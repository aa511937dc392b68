-- Returns the holder of an invoice number to people who may submit claims; without the holder's name for purchases.
create or replace function app.invoice_holder(wanted text) returns table (holder_id text, holder_name text)
language sql stable security definer set search_path = store, pg_temp as $$
  select u.holder_id, case when u.module <> 'moneyServer' then u.holder_name end from invoice_use u
  where u.number = wanted and app.has_operation('submitExpense:apply')
    and (select c.value from config c where c.key = 'finance.invoiceUnique') is distinct from 'false'
$$;
