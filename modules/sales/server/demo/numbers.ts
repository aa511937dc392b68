import type { Sql } from '@chengban/engine/db/sql.ts'
import { passedOn } from './contract-steps.ts'
import type { DemoContract } from './contracts.ts'

/** Numbers of the contracts that have passed, by id, in the order they passed; the counters go on from there. */
export const giveNumbers = async (tx: Sql, all: readonly DemoContract[]): Promise<ReadonlyMap<string, string>> => {
  const counters = new Map<string, number>()
  const numbers = new Map<string, string>()
  const passed = all
    .flatMap((one) => (passedOn(one) ? [{ row: one.row, day: passedOn(one) ?? '' }] : []))
    .sort((a, b) => a.day.localeCompare(b.day))
  for (const { row, day } of passed) {
    const root = row.parentId ? numbers.get(row.parentId) : undefined
    const prefix = root ? `${root}-B` : `${row.selfCompany}-${day.slice(0, 4)}-`
    const last = (counters.get(prefix) ?? 0) + 1
    counters.set(prefix, last)
    numbers.set(row.id, prefix + String(last).padStart(root ? 2 : 4, '0'))
  }
  await countOn(tx, counters)
  return numbers
}

/** Numbers given from now on come after these. */
export const countOn = async (tx: Sql, counters: ReadonlyMap<string, number>): Promise<void> => {
  await tx.query(
    `insert into app.counter (key, last) select key, last from jsonb_to_recordset($1::jsonb) c (key text, last int)
     on conflict (key) do update set last = greatest(app.counter.last, excluded.last)`,
    [JSON.stringify([...counters].map(([key, last]) => ({ key, last })))],
  )
}
