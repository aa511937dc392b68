import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import type { SettingKey } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/** Gives so many working days, as configured, to answer: the column holds the last of them. */
export const dueIn =
  (key: SettingKey, column = 'dueDate'): Handler =>
  async ({ tx, row }) => {
    const [found] = await tx.query<{ day: string }>('select app.add_work_days($1, $2)::text as day', [
      today(),
      Number(await settingOf(tx, key)),
    ])
    row[column] = found?.day
  }

export const attendanceMonthDue = dueIn('attendance.confirmDays')

export const performanceDue = dueIn('performance.confirmDays')
