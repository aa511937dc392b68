import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { getBalance } from '../get-balance.call.ts'

type Balance = AnswerOf<typeof getBalance>
type Found = Omit<Balance, 'totalMoney'> & { readonly totalMoney: string | null }

/** All figures of one statement, so of one moment; a supplement answers for its root. */
const statement = `
  select r.id as "contractId", r.total_money::text as "totalMoney", r.invoice_limit::text as "limit",
    coalesce(r.invoice_limit, r.total_money)::text as cap, n.issued::text, n.flushed::text, n.flushing::text,
    r.invoice_money::text as "invoiceMoney", r.reserved_money::text as reserved, r.balance::text,
    r.received_money::text as "receivedMoney", r.invoiced_unpaid::text as "invoicedUnpaid",
    (select json_build_object('money', p.money::text, 'invoicedMoney', p.invoiced_money::text,
       'reservedMoney', p.reserved_money::text, 'left', (p.money - p.invoiced_money - p.reserved_money)::text)
     from public.invoicing_plan p where p.id = $2 and p.contract_id = r.id and not p.is_cancel) as plan,
    (select json_build_object('id', s.id, 'singleLimit', s.single_limit::text, 'monthLimit', l.lim::text,
       'monthUsed', u.used::text, 'monthLeft', (l.lim - u.used)::text)
     from public.invoicing_config s
     cross join lateral (select coalesce((s.month_limits ->> $4)::numeric(16,2), s.month_limit) as lim) l
     cross join lateral (select app.month_use(s.id, $4) as used) u
     where s.id = $3 and s.kind = '销方') as seller
  from public.contract c join public.contract r on r.id = coalesce(c.parent_id, c.id)
  cross join lateral app.invoiced_of(r.id) n
  where c.id = $1`

/** Of whoever sees the contract with its money. */
export const balanceOf: CallHandler<typeof getBalance> = async (
  engine,
  { contractId, planId = null, sellerId = null, month },
) => {
  const params = [contractId, planId, sellerId, month ?? today().slice(0, 7)]
  const [found] = await engine.read<Found>({ text: statement, params })
  if (!found) throw notFound()
  if (found.totalMoney === null) throw forbidden()
  if (planId && !found.plan) throw invalid({ planId: '开票计划不属于该合同或已取消' })
  if (sellerId && !found.seller) throw invalid({ sellerId: '请选择销方' })
  return { ...found, totalMoney: found.totalMoney }
}
