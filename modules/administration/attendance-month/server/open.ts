import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { payrollUses } from '@chengban/modules/finance/submit-payroll/server/locked.ts'

/** What a month that is locked was paid by stays: nothing of a day between these two is written any more. */
export const demandOpenDays = (tx: Sql, userId: string, first: string, last: string): Promise<void> =>
  demandOpen(tx, [userId], first.slice(0, 7), last.slice(0, 7))

/** The same of many people and one month: with one of them locked, nothing of anybody is written. */
export const demandOpenMonth = (tx: Sql, people: readonly string[], month: string): Promise<void> =>
  demandOpen(tx, people, month, month)

const demandOpen = async (tx: Sql, people: readonly string[], first: string, last: string): Promise<void> => {
  const locked = await tx.query(
    `select from store.attendance_month m where m.user_id = any ($1::uuid[]) and m.status = '已锁定'
       and m.month between $2 and $3 limit 1 for no key update`,
    [people, first, last],
  )
  if (locked.length > 0) throw conflict('该月考勤已锁定')
}

/** attendanceMonth/unlock: what pay was reckoned from stays. */
export const attendanceMonthUnlock: Handler<'attendanceMonth'> = async ({ tx, row }) => {
  if (await payrollUses(tx, row.company, row.month)) throw conflict('该月工资已锁定')
}
