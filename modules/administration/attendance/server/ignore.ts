import type { Handler } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { recalculateDays } from './recalculate.ts'

/** attendance/ignore: what went wrong on a day stays readable and counts nothing, or counts again. */
export const attendanceIgnore: Handler<'attendance'> = async ({ tx, row, asked = {}, opinion }) => {
  const isIgnore = asked.wanted !== false
  await demandOpenDays(tx, row.userId, row.date, row.date)
  row.isIgnore = isIgnore
  row.ignoreReason = isIgnore ? opinion : null
}

/** attendance/ignored: the month's 弹性 days are counted without it; a month that was confirmed waits again when more counts. */
export const attendanceIgnored: Handler<'attendance'> = async (scene) => {
  const { userId, date, month, isIgnore } = scene.row
  await recalculateDays(scene, userId, [date, date])
  if (isIgnore) return
  const confirmed = await find(scene, 'attendanceMonth', { userId, month: String(month), status: '已确认' })
  for (const { id } of confirmed) await moveBySystem(scene, 'attendanceMonth', 'unignore', id)
}
