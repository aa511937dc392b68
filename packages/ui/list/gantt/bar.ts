import type { Row } from '../../data/row.ts'
import { today } from '../../dates/date-time.ts'
import { dayOf } from '../../dates/days.ts'
import { placeOf, type Scale } from './scale.ts'

/** The fields a bar is drawn from. */
export interface BarNames {
  readonly from: string
  readonly to: string
  /** Percent; left out: what has gone by. */
  readonly progress: string | undefined
}

/** First and last day of a row; one without an end lasts a day. Empty: it has no place. */
export const spanOf = (row: Row, { from, to }: BarNames): readonly [string, string] => {
  const begin = dayOf(row[from])
  return [begin, dayOf(row[to]) || begin]
}

/**
 * Returns the filled share of a bar in percent: the progress field if declared, else the elapsed part of the period.
 */
export const doneShare = (row: Row, { progress }: BarNames, scale: Scale, from: string, to: string): number => {
  if (progress) return Math.min(100, Math.max(0, Number(row[progress] ?? 0)))
  const whole = placeOf(scale, from, to)
  const gone = placeOf(scale, from, to < today() ? to : today())
  return from > today() || !whole || !gone ? 0 : (gone.width / whole.width) * 100
}
