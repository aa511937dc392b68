import type { Sql } from '@chengban/engine/db/sql.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import type { Sealed } from '../../finance-log/server/log.ts'
import { amountsOf } from '../../sums/server/all-amount.ts'

interface Period {
  readonly id: string
  readonly company: string
  readonly month: string
}

/** Freezes what the closed months came to, with the end of the trail at their closing: what comes later shows as changed. */
export const sealPeriods = async (tx: Sql, ends: ReadonlyMap<string, Sealed>): Promise<void> => {
  const periods = await tx.query<Period>(
    `select p.id::text, p.company, p.month from store.finance_period p where p.tz_close is not null`,
  )
  // the sums are filtered by the rights of the session; the seed runs without a signed-in person
  await tx.query(`select set_config('app.operations', ',finance:manage,', true)`)
  for (const { id, company, month } of periods) {
    const days = { date1: `${month}-01`, date2: lastDay(`${month}-01`) }
    const totals = { ...(await amountsOf(tx, { ...days, company })), ...ends.get(id) }
    await tx.query('update store.finance_period set totals = $2 where id = $1', [id, JSON.stringify(totals)])
  }
  await tx.query(`select set_config('app.operations', '', true)`)
}
