import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** holiday/check: the calendar of a month that the payroll has read stays as it was read. */
export const holidayCheck: Handler<'holiday'> = ({ tx, before, row }) => demandOpen(tx, [before?.date, row.date])

/** holiday/removing. */
export const holidayRemoving: Handler<'holiday'> = ({ tx, row }) => demandOpen(tx, [row.date])

const demandOpen = async (tx: Sql, dates: readonly unknown[]): Promise<void> => {
  const past = dates.map((date) => String(date ?? '').slice(0, 10)).filter((day) => day !== '' && day < today())
  if (past.length === 0) return
  const locked = await tx.query(
    `select from store.attendance_month m where m.status = '已锁定' and m.month = any ($1) limit 1`,
    [past.map((day) => day.slice(0, 7))],
  )
  if (locked.length > 0) throw conflict('该月考勤已锁定')
}
