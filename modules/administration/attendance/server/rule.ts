import type { Sql } from '@chengban/engine/db/sql.ts'
import { readPeriods, usualPeriods } from '@chengban/kernel/working-time.ts'
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
  const rows = await tx.query<{ key: string; value: string }>(
    `select key, value from store.config where key like 'attendance.%' or key = 'workday.hours'`,
  )
  const set = new Map(rows.map(({ key, value }) => [key.replace('attendance.', ''), value]))
  const [hours = 5, minutes = 0] = (set.get('dayStart') ?? '05:00').split(':').map(Number)
  return {
    graceMinutes: Number(set.get('graceMinutes') ?? 10),
    graceTimes: Number(set.get('graceTimes') ?? 3),
    absentMinutes: Number(set.get('absentMinutes') ?? 120),
    dayStart: hours * 60 + minutes,
    halves: halvesOf(readPeriods(set.get('workday.hours') ?? '') ?? usualPeriods),
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
