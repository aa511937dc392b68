import { clock } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { insertRow } from '@chengban/engine/row/rows.ts'
import type { Scene } from '@chengban/engine/row/scene.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { InvoiceHolder } from '../invoice-number.ts'

interface Holder {
  readonly module: InvoiceHolder
  readonly holderId: unknown
  readonly holderName: unknown
}

interface UsedInvoice extends Holder {
  readonly holderId: string
}

/**
 * Takes the numbers for their holder; CONFLICT where another has one of them. Of two who take the same at once one waits
 * for the other; numbers are taken in order.
 */
export const takeInvoices = async (
  { tx, writer }: Pick<Scene, 'tx' | 'writer'>,
  holder: Holder,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0 || !(await areUnique(tx))) return
  const entity = writer.catalog.entity('invoiceUse')
  const now = clock.now().toISOString()
  for (const number of [...new Set(keys)].sort()) {
    await lock(tx, 'invoiceNumbers', number)
    const [held] = await tx.query<UsedInvoice>(
      'select module, holder_id as "holderId", holder_name as "holderName" from store.invoice_use where number = $1',
      [number],
    )
    if (held && held.holderId !== holder.holderId) throw conflict(await takenBy(tx, held))
    if (held) continue
    const row = { id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, version: 1, number, ...holder }
    await insertRow(tx, writer.catalog, entity, row, searchColumns(entity, row))
  }
}

/** Returns the message for a used number: it names a claim always, a purchase only to people who may read it. */
const takenBy = async (tx: Sql, { module, holderId, holderName }: UsedInvoice): Promise<string> => {
  const isTold = module !== 'moneyServer' || (await mayRead(tx, module, holderId))
  return isTold ? `发票号码已报销：${holderName}` : '发票号码已报销'
}

/** Gives back what the holder has, save the numbers to keep. */
export const freeInvoices = async (
  tx: Sql,
  { module, holderId }: Holder,
  keep: readonly string[] = [],
): Promise<void> => {
  await tx.query('delete from store.invoice_use where module = $1 and holder_id = $2 and number <> all ($3::text[])', [
    module,
    holderId,
    keep,
  ])
}

const areUnique = (tx: Sql): Promise<boolean> => settingOf(tx, 'finance.invoiceUnique')
