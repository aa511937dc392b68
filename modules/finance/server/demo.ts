import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { castOf } from '@chengban/modules/administration/server/demo/cast.ts'
import { addTrails } from '@chengban/modules/platform/server/demo/trail.ts'
import { addClaims } from './demo/claims.ts'
import { addComeGo } from './demo/come-go.ts'
import { addMonths24 } from './demo/months.ts'
import { addPay, paySearched } from './demo/pay.ts'

interface FinanceDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** Two years of the books of the demonstration company, after its people. Once. */
export const financeDemo = async (tx: Sql, { reindex }: FinanceDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.submit_month limit 1')
  if (known) return false
  const cast = await castOf(tx)
  const trails = [
    ...(await addMonths24(tx, cast)),
    ...(await addClaims(tx, cast)),
    ...(await addComeGo(tx, cast)),
    ...(await addPay(tx, cast)),
  ]
  await addTrails(tx, trails)
  await reindex?.([
    'submitMonth',
    'moneyMonth',
    'submitOther',
    'moneyOther',
    'submitExpense',
    'moneyExpense',
    'submitComeGo',
    'moneyComeGo',
    ...paySearched,
    'auditRound',
    'auditTask',
    'message',
  ])
  return true
}
