import { addDays, dayOf, lastDay, weekday } from '@chengban/kernel/days.ts'

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
  return ofThursday(thursday)
}

/** The week a day lies in. */
export const weekWith = (day: string): Period => ofThursday(addDays(day, 4 - weekday(day)))

const ofThursday = (thursday: string): Period => {
  const [year = 0, month = 1, date = 1] = thursday.split('-').map(Number)
  return {
    type: '周',
    year,
    quarter: Math.ceil(month / 3),
    month,
    week: Math.ceil(date / 7),
    startDate: addDays(thursday, -3),
    endDate: addDays(thursday, 3),
  }
}
