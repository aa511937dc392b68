import { askerOf } from '@chengban/engine/asker.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { amountsOf, changeOf } from '../../sums/server/all-amount.ts'
import { financePeriod } from '../finance-period.entity.ts'
import { ended } from '../finance-period.status.ts'
import type { periodHinders } from '../hinders.call.ts'
import { draftsIn, isLastOpen, isPayMissing, type OfMonth, waitingIn } from './hindrances.ts'
import { neighbour } from './in-month.ts'
import { type Hindrance, seenOf } from './seen.ts'

type Label = (of: EntityName) => string

/** Says all that refuses the month, and names the records the asker sees; drafts they see are named too. */
export const tellHinders: CallHandler<typeof periodHinders> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const row = await engine.detail(financePeriod, id)
  if (row.status !== '未结账')
    return engine.asHouse('the change of a period that the asker reads', (tx) => changedAfter(tx, row))
  const label: Label = (of) => engine.writer.catalog.entity(of).label
  const found = await engine.asHouse('records the asker does not see are told by their number alone', async (tx) => ({
    months: [...notEnded(engine, row), ...(await earlier({ tx, row })), ...(await unpaid({ tx, row }))],
    waiting: await records(waitingIn({ tx, row }), label, '待审核'),
    drafts: await records(draftsIn({ tx, row }), label, '草稿，结账后须改日期'),
  }))
  const { seen, hidden } = await seenOf(engine, [...found.months, ...found.waiting])
  const nodes = [...seen, ...(hidden > 0 ? [others(hidden)] : []), ...(await seenOf(engine, found.drafts)).seen]
  return {
    state: found.months.length + found.waiting.length > 0 ? '有妨碍' : '可结账',
    changedSince: null,
    nodes,
    totalCount: seen.length + hidden,
  }
}

const none = { module: null, id: null, name: null } as const

const others = (count: number): Hindrance => ({
  ...none,
  what: '单据',
  name: `另有${count}张无权查看的单据`,
  why: '请有权查看的人处理',
})

const records = async (found: ReturnType<typeof waitingIn>, label: Label, why: string): Promise<Hindrance[]> =>
  (await found).map(({ module, id }) => ({ module, id, what: label(module), name: null, why }))

const notEnded = (engine: Engine, row: OfMonth['row']): Hindrance[] =>
  evaluate(ended.holds, { ...row }, askerOf(engine.writer.actor)) === true
    ? []
    : [{ ...none, what: '会计期间', name: String(row.month), why: ended.message }]

const earlier = async ({ tx, row }: OfMonth): Promise<Hindrance[]> => {
  if (!(await isLastOpen({ tx, row }))) return []
  const before = neighbour(row.month, -1)
  const [kept] = await tx.query<{ id: string }>(
    'select id::text from store.finance_period where company = $1 and month = $2',
    [row.company, before],
  )
  return [
    { ...(kept ? { module: 'financePeriod', id: kept.id } : none), what: '会计期间', name: before, why: '先结账' },
  ]
}

/** The run of the month's pay that has not gone out, or that there is none; one that waits for a decision is named so. */
const unpaid = async ({ tx, row }: OfMonth): Promise<Hindrance[]> => {
  if (!(await isPayMissing({ tx, row }))) return []
  const runs = await tx.query<{ id: string; waits: boolean }>(
    `select p.id::text, p.status like '待%审核' as waits from store.submit_payroll p
     where p.company = $1 and p.month = $2 and p.kind = '工资' and p.status <> '已作废'`,
    [row.company, row.month],
  )
  const what = '工资表'
  if (runs.length === 0) return [{ ...none, what, name: String(row.month), why: '工资未发放' }]
  return runs.flatMap(({ id, waits }) => (waits ? [] : { ...none, module: 'submitPayroll', id, what, why: '未发放' }))
}

const changedAfter = async (tx: Sql, { company, month, totals }: OfMonth['row'] & { readonly totals?: unknown }) => {
  const kept = (totals as { readonly profit?: string } | null)?.profit
  const days = { date1: `${String(month)}-01`, date2: lastDay(`${String(month)}-01`) }
  const now = await amountsOf(tx, { ...days, company: String(company) })
  const changedSince = changeOf(now.profit, kept ?? now.profit)
  return { state: changedSince === null ? '已结账' : '有变动', changedSince, nodes: [], totalCount: 0 } as const
}
