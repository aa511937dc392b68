import { clock } from '@chengban/engine/clock.ts'
import { both, daysFilter } from '@chengban/engine/statistics/said.ts'
import { addDays, addMonths, lastDay, weekday } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { lastMonth, type Rows, reader, thisDay, thisMoment } from '@chengban/kernel/home.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'

/** Who reads, and the day it is for them. */
export interface Now {
  readonly me: string
  /** `YYYY-MM-DD` */
  readonly today: string
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Monday to Sunday of the day's week. */
export const weekOf = (day: string): Days => {
  const from = addDays(day, 1 - weekday(day))
  return { from, to: addDays(from, 6) }
}

/** The month so many months after the day's. */
export const monthOf = (day: string, months: number): Days => {
  const from = addMonths(`${day.slice(0, 8)}01`, months)
  return { from, to: lastDay(from) }
}

/** The filter of declared rows for this reader on this day, as a list takes it. */
export const filterOf = (entity: Entity, { where = {}, days }: Rows, now: Now): Filter => {
  const own = filled(where, valuesFor(now)) as Filter
  if (!days) return own
  const { of, from, to } = days
  const shifted = (by: number | undefined): string | undefined =>
    by === undefined ? undefined : addDays(now.today, by)
  return both(own, within(entity, of, { from: shifted(from), to: shifted(to) }))
}

/** Rows whose column falls on these days. */
export const within = (entity: Entity, name: string, days: Parameters<typeof daysFilter>[2]): Filter =>
  daysFilter(name, entity.fields[name] as Field, days)

const valuesFor = ({ me, today }: Now): ReadonlyMap<unknown, string> =>
  new Map([
    [reader, me],
    [thisDay, today],
    [lastMonth, addMonths(today, -1).slice(0, 7)],
    [thisMoment, clock.now().toISOString()],
  ])

const filled = (value: unknown, values: ReadonlyMap<unknown, string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one, values))
  if (typeof value !== 'object' || value === null) return values.get(value) ?? value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, values)]))
}
