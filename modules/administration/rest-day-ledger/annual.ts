import { addMonths, dayOf, daysBetween, lastDay } from '@chengban/kernel/days.ts'

/** Days of leave from so many full years of service on. */
export type Steps = readonly { readonly years: number; readonly days: number }[]

interface Due {
  /** The day on which it is given. */
  readonly date: string
  readonly days: number
}

/**
 * What somebody who began on a day is given in a year: on 1 January by full years, in the year in which the first one is
 * full its part from that day on; null where that is nothing.
 */
export const annualDue = (began: string, year: number, steps: Steps): Due | null => {
  const first = `${year}-01-01`
  const years = fullYears(began, first)
  if (years > 0) {
    const days = Math.max(0, ...steps.filter((step) => step.years <= years).map((step) => step.days))
    return days > 0 ? { date: first, days } : null
  }
  const date = anniversary(began, year)
  if (year !== Number(began.slice(0, 4)) + 1 || date <= first) return null
  const days = Math.floor(
    ((steps[0]?.days ?? 0) * daysBetween(date, `${year + 1}-01-01`)) / daysBetween(first, `${year + 1}-01-01`),
  )
  return days > 0 ? { date, days } : null
}

/** 29 February is had on the 28th where there is none. */
const anniversary = (began: string, year: number): string => addMonths(began, (year - Number(began.slice(0, 4))) * 12)

const fullYears = (began: string, on: string): number => {
  const year = Number(on.slice(0, 4))
  const years = year - Number(began.slice(0, 4))
  return Math.max(0, anniversary(began, year) <= on ? years : years - 1)
}

/** The last day on which hours of a year count: `03-31` of the next. */
export const carriedTo = (year: number, carry: string): string => {
  const [month = 3, day = 31] = carry.split('-').map(Number)
  const last = lastDay(dayOf(year + 1, month, 1))
  return dayOf(year + 1, month, Math.min(day, Number(last.slice(8))))
}
