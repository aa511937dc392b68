import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'

/** Gives so many working days, as configured, to answer: the column holds the last of them. */
export const dueIn =
  (key: string, column = 'dueDate'): Handler =>
  async ({ tx, row }) => {
    const [found] = await tx.query<{ day: string }>(
      'select app.add_work_days($1, (select value::integer from store.config where key = $2))::text as day',
      [today(), key],
    )
    row[column] = found?.day
  }

export const attendanceMonthDue = dueIn('attendance.confirmDays')

export const performanceDue = dueIn('performance.confirmDays')
