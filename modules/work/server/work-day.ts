import type { Sql } from '@chengban/engine/db/sql.ts'

/** Whether people work on the day, by the calendar. */
export const isWorkDay = async (tx: Sql, day: unknown): Promise<boolean> => {
  const [found] = await tx.query<{ n: number }>('select app.work_days($1::date - 1, $1::date) as n', [day])
  return found?.n === 1
}
