import type { Notice } from '@chengban/kernel/notice.ts'
import { addWorkDays, dayAfter } from '@chengban/kernel/working-days.ts'
import { isWorkDay, type SpecialDays } from '@chengban/kernel/working-time.ts'

export interface By {
  readonly days: Notice['days']
  readonly special: SpecialDays
}

const moved = (day: string, n: number, { days, special }: By): string =>
  days === 'calendar' ? dayAfter(day, n) : addWorkDays(day, n, special)

/** Returns a number of calendar days that contains `n` working days, despite any holidays between. */
const span = (n: number): number => Math.abs(n) * 2 + 40

/** The days whose reminder is due today by one of the offsets. */
export const dueDays = (today: string, offsets: readonly number[], by: By): string[] => {
  const due = offsets.flatMap((n) => {
    if (by.days === 'calendar') return [dayAfter(today, -n)]
    // the day lies on the other side of today than the offset points
    const from = n < 0 ? 0 : -span(n)
    return Array.from({ length: span(n) + 1 }, (_, step) => dayAfter(today, from + step)).filter(
      (day) => moved(day, n, by) === today,
    )
  })
  return [...new Set(due)]
}

/** The last day whose first reminder has come by today: what lies later is not near any more. */
export const lastNearDay = (today: string, offsets: readonly number[], by: By): string => {
  const first = Math.min(...offsets)
  let day = dayAfter(today, first < 0 ? span(first) : 0)
  while (moved(day, first, by) > today) day = dayAfter(day, -1)
  return day
}

/** Maximum number of days listed one by one; the database counts older ones. */
export const listedDays = 400

/** The days from which today is the working day number `from`, or every so many after it; none where nobody works today. */
export const againDays = (today: string, from: number, every: number, { special }: By): string[] => {
  if (!isWorkDay(today, special)) return []
  const due: string[] = []
  for (let back = 0, passed = 0; back < listedDays; back++) {
    const day = dayAfter(today, -back)
    if (passed >= from && (passed - from) % every === 0) due.push(day)
    if (isWorkDay(day, special)) passed++
  }
  return due
}

/** Whether today is the first working day of its week. */
export const isFirstWorkDay = (today: string, special: SpecialDays): boolean => {
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  const earlier = Array.from({ length: weekday }, (_, n) => dayAfter(today, -1 - n))
  return isWorkDay(today, special) && !earlier.some((day) => isWorkDay(day, special))
}

/** The day before today on which the same notice could have come last. */
export const lastBefore = (today: string, by: By): string => moved(today, -1, by)
