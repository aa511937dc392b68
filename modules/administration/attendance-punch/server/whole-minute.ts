import type { Handler } from '@chengban/engine/row/scene.ts'

/** Seconds are cut off: two punches of one minute are one. */
export const wholeMinute: Handler<'attendancePunch'> = ({ row }) => {
  const at = new Date(String(row.tzPunch))
  at.setUTCSeconds(0, 0)
  row.tzPunch = at.toISOString()
}
