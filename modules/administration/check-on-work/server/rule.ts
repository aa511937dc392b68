import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'

/** A sheet keeps the rates it was made with; what is configured later does not touch it. */
export const keepRule: Handler<'checkOnWork'> = async ({ tx, before, row }) => {
  if (!before) row.rule = await ruleNow(tx)
}

/** The rates as they are configured now. */
export const ruleNow = async (tx: Sql) => {
  const rows = await tx.query<{ key: string; value: string }>(
    `select key, value from store.config where key like 'checkOnWork.%'`,
  )
  const set = new Map(rows.map(({ key, value }) => [key.slice('checkOnWork.'.length), value]))
  return {
    rates: JSON.parse(set.get('rates') ?? '{}'),
    free: JSON.parse(set.get('free') ?? '{}'),
    capPercent: set.get('capPercent') ?? '20',
    minWage: set.get('minWage') ?? '0.00',
  }
}
