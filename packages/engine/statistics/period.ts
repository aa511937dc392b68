import { invalid } from '@chengban/kernel/refusal.ts'
import type { Period } from '@chengban/kernel/statistics.ts'

/** A stretch of calendar days, both counted; an open end is undefined. */
export interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface Stretch {
  readonly from: string
  readonly to: string
}

const two = (value: number): string => String(value).padStart(2, '0')
const parts = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

export const addDays = (day: string, days: number): string => {
  const [year, month, date] = parts(day)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

interface Calendar {
  /** Over a `date`. */
  readonly sql: (day: string) => string
  readonly keyOf: (day: string) => string
  readonly daysOf: (key: string) => Stretch
}

const months = (year: number, first: number, count: number): Stretch => ({
  from: `${year}-${two(first)}-01`,
  to: addDays(first + count > 12 ? `${year + 1}-01-01` : `${year}-${two(first + count)}-01`, -1),
})

export const calendars: Readonly<Record<Period, Calendar>> = {
  day: {
    sql: (day) => `to_char(${day}, 'YYYY-MM-DD')`,
    keyOf: (day) => day,
    daysOf: (key) => ({ from: key, to: key }),
  },
  month: {
    sql: (day) => `to_char(${day}, 'YYYY-MM')`,
    keyOf: (day) => day.slice(0, 7),
    daysOf: (key) => months(parts(key)[0], parts(key)[1], 1),
  },
  quarter: {
    sql: (day) => `to_char(${day}, 'YYYY"-Q"Q')`,
    keyOf: (day) => `${day.slice(0, 4)}-Q${Math.ceil(parts(day)[1] / 3)}`,
    daysOf: (key) => months(Number(key.slice(0, 4)), Number(key.slice(6)) * 3 - 2, 3),
  },
  year: {
    sql: (day) => `to_char(${day}, 'YYYY')`,
    keyOf: (day) => day.slice(0, 4),
    daysOf: (key) => months(Number(key), 1, 12),
  },
}

/** More columns than this nobody reads. */
const most = 400

/** Every period from the first day to the last. */
export const periodsOf = (period: Period, { from, to }: Stretch): string[] => {
  const calendar = calendars[period]
  const keys: string[] = []
  for (let day = from; day <= to; day = addDays(calendar.daysOf(calendar.keyOf(day)).to, 1)) {
    if (keys.length === most) throw invalid({ date2: '日期范围过大' })
    keys.push(calendar.keyOf(day))
  }
  return keys
}

const later = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a
const earlier = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a

/** What two stretches have in common. */
export const within = (a: Days, b: Days): Days => ({ from: later(a.from, b.from), to: earlier(a.to, b.to) })
