import type { Sql } from '@chengban/engine/db/sql.ts'
import { dateOf } from '@chengban/kernel/days.ts'

interface Submitted {
  readonly id: string
  readonly tzSubmit: string | null
}

/** Numbers rows per day in submission order and advances the counters to match. */
export const giveDayNumbers = async (
  tx: Sql,
  prefix: string,
  rows: readonly Submitted[],
): Promise<ReadonlyMap<string, string>> => {
  const counters = new Map<string, number>()
  const numbers = new Map<string, string>()
  const asked = rows.flatMap(({ id, tzSubmit }) => (tzSubmit ? [{ id, at: tzSubmit }] : []))
  for (const { id, at } of asked.sort((a, b) => a.at.localeCompare(b.at))) {
    const key = `${prefix}${dateOf(at).replaceAll('-', '')}`
    const last = (counters.get(key) ?? 0) + 1
    counters.set(key, last)
    numbers.set(id, `${key}${String(last).padStart(3, '0')}`)
  }
  await tx.query(
    `insert into app.counter (key, last) select key, last from jsonb_to_recordset($1::jsonb) x (key text, last integer)
     on conflict (key) do update set last = greatest(app.counter.last, excluded.last)`,
    [JSON.stringify([...counters].map(([key, last]) => ({ key, last })))],
  )
  return numbers
}
