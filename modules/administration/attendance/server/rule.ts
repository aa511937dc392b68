import type { Sql } from '@chengban/engine/db/sql.ts'
import { readPeriods, usualPeriods } from '@chengban/kernel/working-time.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'
import { type Halves, halvesOf } from '../../overtime/hours.ts'
import type { Rule } from '../reckon.ts'

/** How days are reckoned, as the settings say now. */
export interface Reckoning extends Rule {
  readonly graceTimes: number
  /** Minutes from midnight: an earlier punch belongs to the day before. */
  readonly dayStart: number
  readonly halves: Halves
}

export const reckoningOf = async (tx: Sql): Promise<Reckoning> => {
  const set = await settingsOf(tx, [
    'attendance.dayStart',
    'attendance.graceMinutes',
    'attendance.graceTimes',
    'attendance.absentMinutes',
    'workday.hours',
  ])
  const [hours = 0, minutes = 0] = set['attendance.dayStart'].split(':').map(Number)
  return {
    graceMinutes: set['attendance.graceMinutes'],
    graceTimes: set['attendance.graceTimes'],
    absentMinutes: set['attendance.absentMinutes'],
    dayStart: hours * 60 + minutes,
    halves: halvesOf(readPeriods(set['workday.hours']) ?? usualPeriods),
  }
}

const minute = 60_000

/** The midnight that begins a day, +08:00. */
export const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** The attendance day of an instant. */
export const dayOfPunch = (instant: string, { dayStart }: Pick<Reckoning, 'dayStart'>): string =>
  new Date(Date.parse(instant) + (8 * 60 - dayStart) * minute).toISOString().slice(0, 10)

/** Minutes of an instant from the midnight of its attendance day. */
export const minutesInto = (day: string, instant: string): number =>
  Math.floor((Date.parse(instant) - midnight(day)) / minute)
