import { addDays, dayOf, lastDay, weekday, weekOfMonth } from '@chengban/kernel/days.ts'

/** What a sheet is about: a quarter, or the n-th week that has its Thursday in a month. */
export interface Period {
  readonly type: '周' | '季度'
  readonly year: number
  readonly quarter: number
  readonly month: number | null
  readonly week: number | null
  readonly startDate: string
  readonly endDate: string
}

export const quarterOf = (year: number, quarter: number): Period => {
  const startDate = dayOf(year, quarter * 3 - 2, 1)
  const endDate = lastDay(dayOf(year, quarter * 3, 1))
  return { type: '季度', year, quarter, month: null, week: null, startDate, endDate }
}

/** Undefined where the month has no such week. */
export const weekOf = (year: number, month: number, week: number): Period | undefined => {
  const first = dayOf(year, month, 1)
  const thursday = addDays(first, ((4 - weekday(first) + 7) % 7) + (week - 1) * 7)
  if (thursday.slice(0, 7) !== first.slice(0, 7)) return undefined
  return weekWith(thursday)
}

/** The week a day lies in. */
export const weekWith = (day: string): Period => {
  const { year, month, week, date1, date2 } = weekOfMonth(day)
  return { type: '周', year, quarter: Math.ceil(month / 3), month, week, startDate: date1, endDate: date2 }
}
