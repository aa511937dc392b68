import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { castOf } from '@chengban/modules/administration/server/demo/cast.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { addTrails } from '@chengban/modules/platform/server/demo/trail.ts'
import { addClaims } from './demo/claims.ts'
import { addComeGo } from './demo/come-go.ts'
import { addInvoices } from './demo/invoices.ts'
import { addFinanceLog } from './demo/logged.ts'
import { addMonths24 } from './demo/months.ts'
import { addPay, paySearched } from './demo/pay.ts'
import { sealPeriods } from './demo/sealed.ts'

interface FinanceDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
  /** Where there is a place for files: without it there are none. */
  readonly keepText?: KeepText | undefined
}

/** Two years of the books of the demonstration company, after its people. Once. */
export const financeDemo = async (tx: Sql, { reindex, keepText }: FinanceDemo = {}): Promise<boolean> => {
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
  if (keepText) await addInvoices(tx, keepText, cast.who('cw02'))
  await sealPeriods(tx, await addFinanceLog(tx, trails, cast.who('cw03')))
  await reindex?.([
    'submitMonth',
    'moneyMonth',
    'submitOther',
    'moneyOther',
    'submitExpense',
    'moneyExpense',
    'submitComeGo',
    'moneyComeGo',
    'invoiceUse',
    ...paySearched,
    'auditRound',
    'auditTask',
    'message',
  ])
  return true
}
