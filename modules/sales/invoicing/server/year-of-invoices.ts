export type Grouping = 'month' | 'user' | 'client' | 'type' | 'seller'

/** How a group is called, of its key `e.key`. */
const labels: Readonly<Record<Grouping, string>> = {
  month: 'e.key',
  user: '(select u.name from public."user" u where u.id::text = e.key)',
  client: '(select c.name from public.client c where c.id::text = e.key)',
  type: 'e.key',
  seller: '(select s.title from public.invoicing_config s where s.id::text = e.key)',
}

const keys: Readonly<Record<Grouping, string>> = {
  month: 'month',
  user: 'user_id::text',
  client: 'client_id::text',
  type: 'type',
  seller: 'seller_id::text',
}

/** Applications by the day they were handed in, invoices by the day on them; an invoice belongs to its seller's company. */
const invoices = `
  select to_char(x.day, 'YYYY-MM') as month, i.initiator as user_id, i.client_id, i.type, i.seller_id, s.self_company,
    x.kind, case when x.kind = 'flushed' then -i.money else i.money end as money, i.amount_no_tax, i.tax
  from public.invoicing i
  left join public.invoicing_config s on s.id = i.seller_id
  cross join lateral (
    select 'applied' as kind, (i.tz_submit at time zone 'Asia/Shanghai')::date as day
    where not i.is_red and i.status not in ('草稿', '驳回', '已撤回', '已作废')
    union all
    select case when i.is_red then 'flushed' else 'issued' end, i.dt_invoice
    where i.status in ('已开票', '部分红冲', '已红冲')) x
  where extract(year from x.day) = $1`

/** Lines and receipts of a contract: by its type of invoice and the title its company sells under. */
const ofContract = `
  left join public.contract c on c.id = x.contract_id
  left join public.invoicing_config s
    on s.kind = '销方' and s.is_default and s.is_enable and s.self_company = c.self_company`

const plans = `
  select to_char(make_date(x.year, x.month, 1), 'YYYY-MM'), x.user_id, c.client_id, c.invoice_type, s.id, x.self_company,
    'plan', x.money, null, null
  from public.invoicing_plan x ${ofContract}
  where x.year = $1 and not x.is_cancel and c.invoice_ignore is not true`

/** A receipt counts on the days of its lines; who may not read its sum reads none of them. */
const receipts = `
  select to_char(x.day, 'YYYY-MM'), x.user_id, x.client_id, c.invoice_type, s.id, c.self_company,
    'received', x.line, null, null
  from (
    select a.*, (l.value ->> 'date')::date as day, case when a.money is not null then (l.value ->> 'money')::numeric end as line
    from public.returned_money_apply a cross join jsonb_array_elements(a.detail) l where a.status = '通过') x ${ofContract}
  where extract(year from x.day) = $1`

/** A sum; null where it holds an amount that is not read. */
const sum = (amount: string, kinds: string): string =>
  `case when coalesce(bool_or(${amount} is null) filter (where kind in (${kinds})), false) then null
     else coalesce(sum(${amount}) filter (where kind in (${kinds})), 0)::numeric(16,2) end`

/** $1 the year, $2 a company or null, $3 a person or null, $4 whose rows alone are read, or null. */
export const yearOfInvoices = (by: Grouping): string => `
  with entry as (${invoices} union all ${plans} union all ${receipts}),
  e as (
    select ${keys[by]} as key, ${sum('money', "'plan'")} as plan, ${sum('money', "'applied'")} as applied,
      ${sum('money', "'issued'")} as issued, ${sum('money', "'flushed'")} as flushed,
      ${sum('amount_no_tax', "'issued', 'flushed'")} as no_tax, ${sum('tax', "'issued', 'flushed'")} as tax,
      ${sum('money', "'received'")} as received, count(*) filter (where kind in ('issued', 'flushed'))::integer as count
    from entry
    where ($2::text is null or self_company = $2) and ($3::uuid is null or user_id = $3) and ($4::uuid is null or user_id = $4)
    group by 1)
  select e.key, coalesce(${labels[by]}, '未填') as label, plan::text, applied::text, issued::text, flushed::text,
    (issued - flushed)::text as net, no_tax::text as "amountNoTax", tax::text, received::text, count
  from e order by issued desc nulls last, label, key`
