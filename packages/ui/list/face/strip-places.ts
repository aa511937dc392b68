import type { PhoneFace } from '@chengban/kernel/area.ts'
import { addDays, weekday } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../../data/row.ts'
import { formatDate } from '../../dates/date-time.ts'

export type Declared = NonNullable<PhoneFace['strip']>

type Condition = Readonly<Record<string, unknown>>

/** The day, or the Monday of its week. */
export const placeOf = ({ step }: Declared, day: string): string =>
  step === 'week' ? addDays(day, 1 - weekday(day)) : day

/** The places of a strip: the week of the day, or five weeks with the week of the day in fourth place. */
export const placesAround = (strip: Declared, day: string): readonly string[] => {
  const monday = addDays(day, 1 - weekday(day))
  return strip.step === 'day'
    ? [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at))
    : [-3, -2, -1, 0, 1].map((at) => addDays(monday, 7 * at))
}

/** How far a step to the next or previous group of places goes. */
export const stepDays = ({ step }: Declared): number => (step === 'day' ? 7 : 35)

/** The rows from a day up to another, both included; instants are those of +08:00. */
export const rangeOf = ({ fields }: Entity, { by }: Declared, from: string, to: string): Condition =>
  fields[by]?.kind === 'datetime'
    ? { [by]: { greaterThanOrEqualTo: `${from}T00:00:00+08:00`, lessThan: `${addDays(to, 1)}T00:00:00+08:00` } }
    : { [by]: { greaterThanOrEqualTo: from, lessThanOrEqualTo: to } }

/** The rows of one place. */
export const conditionOf = (entity: Entity, strip: Declared, place: string): Condition =>
  rangeOf(entity, strip, place, strip.step === 'week' ? addDays(place, 6) : place)

/** The places that have rows. */
export const filledPlaces = (strip: Declared, rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.map((row) => placeOf(strip, formatDate(row[strip.by] as string | null))).filter(Boolean))
