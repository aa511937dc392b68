import type { Handler } from '@chengban/engine/row/scene.ts'
import { dayOfPunch, reckoningOf } from '../../attendance/server/rule.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { reckonAnew } from './import.ts'

/** Seconds are cut off: two punches of one minute are one. Nothing comes into a month that is locked. */
export const attendancePunchWholeMinute: Handler<'attendancePunch'> = async ({ tx, row }) => {
  const at = new Date(String(row.tzPunch))
  at.setUTCSeconds(0, 0)
  row.tzPunch = at.toISOString()
  const day = dayOfPunch(row.tzPunch, await reckoningOf(tx))
  await demandOpenDays(tx, row.userId, day, day)
}

/** Recalculates the day of a punch, regardless of how the punch was entered. */
export const attendancePunchReckon: Handler<'attendancePunch'> = async (scene) => {
  const { userId, tzPunch } = scene.row
  const month = dayOfPunch(tzPunch, await reckoningOf(scene.tx)).slice(0, 7)
  await reckonAnew(scene, [{ userId, tzPunch, month }])
}
