import type { PhoneFace } from '@chengban/kernel/area.ts'
import { addDays, addMonths, mondayOf } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Row, textValue } from '../../data/row.ts'
import { formatDate } from '../../dates/date-time.ts'

export type Declared = NonNullable<PhoneFace['strip']>

type Condition = Readonly<Record<string, unknown>>

/** The day, the Monday of its week, or the first of its month. */
export const placeOf = ({ step }: Declared, day: string): string => {
  if (step === 'day') return day
  return step === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`
}

/** The first day of the place so many places on. */
const placeAfter = (strip: Declared, place: string, by: number): string =>
  strip.step === 'month' ? addMonths(place, by) : addDays(place, by * (strip.step === 'week' ? 7 : 1))

/** The last day of a place. */
export const lastOf = (strip: Declared, place: string): string => addDays(placeAfter(strip, place, 1), -1)

/** The places of a strip: the week of the day, or five weeks or months with that of the day in fourth place. */
export const placesAround = (strip: Declared, day: string): readonly string[] =>
  strip.step === 'day'
    ? [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(mondayOf(day), at))
    : [-3, -2, -1, 0, 1].map((at) => placeAfter(strip, placeOf(strip, day), at))

/** The place in the next or previous group of places. */
export const steppedPlace = (strip: Declared, place: string, by: -1 | 1): string =>
  placeAfter(strip, place, by * (strip.step === 'day' ? 7 : 5))

/** The rows from a day up to another, both included; instants are those of +08:00. */
export const rangeOf = ({ fields }: Entity, { by }: Declared, from: string, to: string): Condition =>
  fields[by]?.kind === 'datetime'
    ? { [by]: { greaterThanOrEqualTo: `${from}T00:00:00+08:00`, lessThan: `${addDays(to, 1)}T00:00:00+08:00` } }
    : { [by]: { greaterThanOrEqualTo: from, lessThanOrEqualTo: to } }

/** The rows of one place. */
export const conditionOf = (entity: Entity, strip: Declared, place: string): Condition =>
  rangeOf(entity, strip, place, lastOf(strip, place))

/** The places that have rows. */
export const filledPlaces = (strip: Declared, rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.map((row) => placeOf(strip, formatDate(textValue(row[strip.by])))).filter(Boolean))
