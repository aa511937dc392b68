import type { Sql } from '@chengban/engine/db/sql.ts'

interface Submitted {
  readonly id: string
  readonly tzSubmit: string | null
}

/** Numbers the rows of each month in the order of submission and writes the final counters. */
export const giveMonthNumbers = async (
  tx: Sql,
  prefix: string,
  rows: readonly Submitted[],
  /** The text between the month and the digits. */
  after = '',
): Promise<ReadonlyMap<string, string>> => {
  const counters = new Map<string, number>()
  const numbers = new Map<string, string>()
  const asked = rows.filter(({ tzSubmit }) => tzSubmit !== null)
  for (const { id, tzSubmit } of asked.sort((a, b) => (String(a.tzSubmit) < String(b.tzSubmit) ? -1 : 1))) {
    const key = `${prefix}${String(tzSubmit).slice(0, 7).replace('-', '')}${after}`
    const last = (counters.get(key) ?? 0) + 1
    counters.set(key, last)
    numbers.set(id, `${key}${String(last).padStart(4, '0')}`)
  }
  await tx.query(
    `insert into app.counter (key, last) select key, last from jsonb_to_recordset($1::jsonb) x (key text, last integer)
     on conflict (key) do update set last = greatest(app.counter.last, excluded.last)`,
    [JSON.stringify([...counters].map(([key, last]) => ({ key, last })))],
  )
  return numbers
}
