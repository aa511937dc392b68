import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { DemoContract } from './contracts.ts'
import { addInvoices } from './invoices.ts'
import { dayOf, type Part, partsOf } from './parts.ts'
import { addReceipts } from './receipts.ts'
import { buyers, sellers } from './titles.ts'

type People = (account: string) => string

/** What the passed contracts have planned, invoiced and received so far: at signing, under way and when accepted. */
export const addLedger = async (tx: Sql, all: readonly DemoContract[], who: People): Promise<void> => {
  const roots = all.filter(({ plan, row }) => plan.status === '通过' && !row.parentId)
  await into(tx, 'invoicingConfig').insert([...sellers(who), ...buyers(roots, who)])
  await into(tx, 'returnedMoney').insert(
    roots.map(({ row }) => ({ id: demoId('returnedMoney', row.id), contractId: row.id, area: row.area ?? null })),
  )
  const parts = roots.flatMap((one) => partsOf(one, all))
  await into(tx, 'invoicingPlan').insert(parts.map(planOf))
  const paid = parts.filter(({ isDone }) => isDone)
  await addInvoices(tx, parts, who)
  await addReceipts(tx, paid, who)
}

const planOf = ({ one, key, type, money, days }: Part): Partial<RowOf<'invoicingPlan'>> => ({
  id: demoId('invoicingPlan', key),
  contractId: one.row.id,
  year: Number(dayOf(days).slice(0, 4)),
  month: Number(dayOf(days).slice(5, 7)),
  type,
  money,
  dtReceive: addDays(dayOf(days), 30),
  creatorId: one.row.initiator,
})
