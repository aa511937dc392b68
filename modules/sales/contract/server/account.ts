import type { CallHandler } from '@chengban/engine/call.ts'
import { compare, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { contractAccount } from '../account.call.ts'

interface Head {
  readonly due: string | null
  readonly received: string
  readonly remain: string
  readonly invoiced: string
  readonly isRoot: boolean
}

interface Line {
  readonly of: string
  readonly id: string
  readonly number: string
  readonly kind: string
  readonly date: string | null
  readonly due: string | null
  readonly invoiced: string | null
  readonly received: string | null
  readonly remain: string
}

const head = `
  select (remain_money + received_money)::text as due, received_money::text as received, remain_money::text as remain,
    invoice_money::text as invoiced, parent_id is null as "isRoot"
  from public.contract where id = $1`

// as the asker reads them; what a terminated contract no longer owes comes last
const lines = `
  with line as (
    select 1 as place, 'contract' as of, c.id, c.contract_number as number,
      case when c.parent_id is null then '合同' else '补充协议' end as kind,
      coalesce(c.sign_date, (c.tz_submit at time zone 'Asia/Shanghai')::date) as date,
      c.approved_money as due, null::numeric as invoiced, null::numeric as received
    from public.contract c where (c.id = $1 or c.parent_id = $1) and c.status in ('通过', '变更中')
    union all
    select 2, 'invoicing', i.id, i.invoice_number, case when i.is_red then '红字发票' else '发票' end, i.dt_invoice,
      null, i.money, null
    from public.invoicing i where i.contract_id = $1 and i.status in ('已开票', '部分红冲', '已红冲')
    union all
    select 3, 'returnedMoneyApply', a.id, a.contract_number, l ->> 'kind', (l ->> 'date')::date,
      null, null, (l ->> 'money')::numeric
    from public.returned_money_apply a, jsonb_array_elements(a.detail) l
    where a.contract_id = $1 and a.status = '通过'
    union all
    select 4, 'contract', c.id, c.contract_number, '终止', null, c.remain_money + c.received_money - c.total_money, null, null
    from public.contract c where c.id = $1 and c.stage = '已终止' and c.remain_money + c.received_money <> c.total_money
  )
  select of, id, coalesce(number, '') as number, kind, date::text as date, due::numeric(16,2)::text as due,
    invoiced::numeric(16,2)::text as invoiced, received::numeric(16,2)::text as received,
    (sum(coalesce(due, 0) - coalesce(received, 0)) over (
      order by date nulls last, place, id rows unbounded preceding))::numeric(16,2)::text as remain
  from line order by date nulls last, place, id`

/** One line for the sum of the lines that the reader may not see, so that the last balance is the contract's. */
const restOf = (contractId: string, seen: readonly Line[], remain: string): Line[] => {
  const missing = subtract(remain, seen.at(-1)?.remain ?? '0.00')
  if (compare(missing, '0') === 0) return []
  const kind = '其他（无权查看的单据）'
  return [
    {
      of: 'contract',
      id: contractId,
      number: '',
      kind,
      date: null,
      due: missing,
      invoiced: null,
      received: null,
      remain,
    },
  ]
}

/** Answers only people who may read the money of the contract. */
export const accountOf: CallHandler<typeof contractAccount> = async (engine, { contractId }) => {
  const [found] = await engine.read<Head>({ text: head, params: [contractId] })
  if (!found) throw notFound()
  const { due, isRoot, ...sums } = found
  if (due === null) throw forbidden()
  if (!isRoot) throw conflict('补充协议记在主合同的台账里')
  const nodes = await engine.read<Line>({ text: lines, params: [contractId] })
  return { due, ...sums, nodes: [...nodes, ...restOf(contractId, nodes, sums.remain)] }
}
