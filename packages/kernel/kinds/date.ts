import type { Field, Flags } from '../field.ts'
import { type Face, Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

export interface DateOptions extends Flags<string> {
  /** What holds until this day: later it is marked 已过期. */
  readonly lapses?: true
}

/** A calendar day `YYYY-MM-DD`, without zone. */
export const date = <const O extends DateOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'date', string, O> => ({
  kind: 'date',
  label,
  options,
})
export interface DateTimeOptions extends Flags<string> {
  /** The first or the last second of a day: people read and choose the day alone. */
  readonly isWholeDay?: true
}

/** An instant, ISO 8601, given out with +08:00. */
export const datetime = <const O extends DateTimeOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'datetime', string, O> => ({
  kind: 'datetime',
  label,
  options,
})
/** A time of day `HH:mm`. */
export const time = <const O extends Flags<string> = object>(
  label: string,
  options = noOptions<O>(),
): Field<'time', string, O> => ({
  kind: 'time',
  label,
  options,
})

/** Whether `YYYY-MM-DD` names a day that exists, 1900 to 2100. */
export const isDay = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const made = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && year <= 2100 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day
}

const blank = (raw: unknown): boolean => typeof raw === 'string' && raw.trim() === ''

export const dateFace: Face = {
  read(raw) {
    if (blank(raw)) return null
    return typeof raw === 'string' && isDay(raw.trim()) ? raw.trim() : new Problem('日期错误')
  },
}

export const timeFace: Face = {
  read(raw, field) {
    if (blank(raw)) return null
    return typeof raw === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(raw.trim()) ? raw.trim() : wrongType(field)
  },
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

export const datetimeFace: Face = {
  read(raw) {
    if (blank(raw)) return null
    if (typeof raw !== 'string' || !instant.test(raw) || !isDay(raw.slice(0, 10))) return new Problem('日期错误')
    return Number.isNaN(Date.parse(raw)) ? new Problem('日期错误') : raw
  },
  show: (value) => shanghai(String(value)).slice(0, 16).replace('T', ' '),
}

/** The instant as written in +08:00, to the second. */
export const shanghai = (instantText: string): string =>
  `${new Date(Date.parse(instantText) + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
