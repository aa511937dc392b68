import { mondayOf } from '@chengban/kernel/days.ts'
import { formatDate, toWire } from './date-time.ts'

const DAY = 86_400_000

/** The day so many days later (earlier when negative). */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** How many days lie between two days; negative when the second is earlier. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY)

/** The Monday on or before a day. */
export const weekStart = mondayOf

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(first, at))

/** The days of a month (`2026-11`). */
export const monthDays = (month: string): readonly string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return daysFrom(`${month}-01`, new Date(Date.UTC(year, number, 0)).getUTCDate())
}

/** A date or instant as sent, moved by days; an instant keeps its time. */
export const shifted = (value: string, days: number): string =>
  value.length === 10 ? dayAfter(value, days) : toWire(new Date(Date.parse(value) + days * DAY))

/** The day of a date or an instant in +08:00; '' where there is none. */
export const dayOf = (value: unknown): string => (typeof value === 'string' ? formatDate(value) : '')

export const weekdays: readonly string[] = ['一', '二', '三', '四', '五', '六', '日']
