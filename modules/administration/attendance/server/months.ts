import type { Sql } from '@chengban/engine/db/sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** YYYY-MM as it was sent. */
export const monthOf = (month: string): string => {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalid({ month: '月份格式错误' })
  return month
}

/** Locks the attendance month of a person, so that submissions and decisions on its days run one after the other. */
export const lockMonth = async (tx: Sql, userId: string, month: string): Promise<void> => {
  await tx.query('select from store.attendance_month where user_id = $1 and month = $2 for no key update', [
    userId,
    month,
  ])
}
