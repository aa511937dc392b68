import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { column } from '@chengban/engine/schema/names.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { FieldNameOf } from '@chengban/kernel/registry.ts'
import type { getBalance } from '../get-balance.call.ts'

type Balance = AnswerOf<typeof getBalance>
type Part = 'plan' | 'seller'
type BalanceRow = Omit<Balance, 'totalMoney' | Part> & { readonly totalMoney: string | null } & {
  readonly [P in Part]: NonNullable<Balance[P]> | null
}

/** All figures of one statement, so of one moment; a supplement answers for its root. */
const statement = ({ contract, plan, of, ofPlan }: Source): string => `
  select r.id as "contractId", ${of('totalMoney')}::text as "totalMoney", r.invoice_limit::text as "limit",
    coalesce(r.invoice_limit, ${of('totalMoney')})::text as cap, n.issued::text, n.flushed::text, n.flushing::text,
    ${of('invoiceMoney')}::text as "invoiceMoney", ${of('reservedMoney')}::text as reserved,
    ${of('balance')}::text as balance, ${of('receivedMoney')}::text as "receivedMoney",
    ${of('invoicedUnpaid')}::text as "invoicedUnpaid",
    (select json_build_object('money', p.money::text, 'invoicedMoney', ${ofPlan('invoicedMoney')}::text,
       'reservedMoney', ${ofPlan('reservedMoney')}::text,
       'left', (p.money - ${ofPlan('invoicedMoney')} - ${ofPlan('reservedMoney')})::text)
     from ${plan} p where p.id = $2 and p.contract_id = r.id and not p.is_cancel) as plan,
    (select json_build_object('id', s.id, 'singleLimit', s.single_limit::text, 'monthLimit', l.lim::text,
       'monthUsed', u.used::text, 'monthLeft', (l.lim - u.used)::text)
     from public.invoicing_config s
     cross join lateral (select coalesce((s.month_limits ->> $4)::numeric(16,2), s.month_limit) as lim) l
     cross join lateral (select app.month_use(s.id, $4) as used) u
     where s.id = $3 and s.kind = '销方') as seller
  from ${contract} c join ${contract} r on r.id = coalesce(c.parent_id, c.id)
  cross join lateral app.invoiced_of(r.id) n
  where c.id = $1`

interface Source {
  readonly contract: string
  readonly plan: string
  readonly of: (name: FieldNameOf<'contract'>) => string
  readonly ofPlan: (name: FieldNameOf<'invoicingPlan'>) => string
}

/** As the asker reads them. */
const shown: Source = {
  contract: 'public.contract',
  plan: 'public.invoicing_plan',
  of: (name) => `r.${column(name)}`,
  ofPlan: (name) => `p.${column(name)}`,
}

/** Unfiltered figures, for people who issue or decide on invoices but may not read the contract's money. */
const standing = (catalog: Catalog): Source => ({
  contract: 'store.contract',
  plan: 'store.invoicing_plan',
  of: (name) => columnSql(catalog, 'contract', name, 'r'),
  ofPlan: (name) => columnSql(catalog, 'invoicingPlan', name, 'p'),
})

/** Answers people who may read the contract's money, or see the contract and issue or decide on its invoices. */
export const balanceOf: CallHandler<typeof getBalance> = async (
  engine,
  { contractId, planId = null, sellerId = null, month },
) => {
  const params = [contractId, planId, sellerId, month ?? today().slice(0, 7)]
  const [seen] = await engine.read<BalanceRow>({ text: statement(shown), params })
  if (!seen) throw notFound()
  const found = seen.totalMoney === null ? await standingOf(engine, params) : seen
  if (found.totalMoney === null) throw forbidden()
  if (planId && !found.plan) throw invalid({ planId: '开票计划不属于该合同或已取消' })
  if (sellerId && !found.seller) throw invalid({ sellerId: '请选择销方' })
  const { plan, seller, totalMoney, ...figures } = found
  return { ...figures, totalMoney, ...(plan ? { plan } : {}), ...(seller ? { seller } : {}) }
}

const issuing = ['invoicing:audit', 'invoicing:complete'] as const

const standingOf = async (engine: Engine, params: readonly unknown[]): Promise<BalanceRow> => {
  const { actor, catalog } = engine.writer
  if (!issuing.some((code) => has(actor.entries, code))) throw forbidden()
  const [found] = await engine.asHouse('sums of a contract, for who issues invoices', (tx) =>
    tx.query<BalanceRow>(statement(standing(catalog)), [...params]),
  )
  if (!found) throw notFound()
  return found
}
