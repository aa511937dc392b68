import type { Notice } from '@chengban/kernel/notice.ts'
import type { SpecialDays } from '@chengban/kernel/working-time.ts'
import { addWorkDays, dayAfter } from '../../holiday/working-days.ts'

interface By {
  readonly days: Notice['days']
  readonly special: SpecialDays
}

const moved = (day: string, n: number, { days, special }: By): string =>
  days === 'calendar' ? dayAfter(day, n) : addWorkDays(day, n, special)

/** So many days hold the working days asked for, whatever holidays lie between. */
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
