import { askedWhere } from '@chengban/kernel/asked-where.ts'
import { addDays, addMonths, lastDay, mondayOf } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { CardRows } from '@chengban/kernel/home.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { clock } from '../clock.ts'
import { both, daysFilter } from '../statistics/said.ts'

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
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

/** The month so many months after the day's. */
export const monthOf = (day: string, months: number): Days => {
  const from = addMonths(`${day.slice(0, 8)}01`, months)
  return { from, to: lastDay(from) }
}

/** The filter of declared rows for this reader on this day, as a list takes it. */
export const filterOf = (entity: Entity, { where = {}, days }: CardRows, now: Now): Filter => {
  const own = askedWhere(where, { ...now, now: clock.now().toISOString() })
  if (!days) return own
  const { of, from, to } = days
  const shifted = (by: number | undefined): string | undefined =>
    by === undefined ? undefined : addDays(now.today, by)
  return both(own, within(entity, of, { from: shifted(from), to: shifted(to) }))
}

/** Rows whose column falls on these days. */
export const within = (entity: Entity, name: string, days: Parameters<typeof daysFilter>[2]): Filter =>
  daysFilter(name, fieldOf(entity.fields, name), days)
