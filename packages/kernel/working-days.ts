import { isWorkDay, type SpecialDays } from './working-time.ts'

const dayMs = 86_400_000

/** The day so many days later (earlier when negative). */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The working days from the first to the last day, both included. */
export const workDaysBetween = (first: string, last: string, special: SpecialDays): string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = dayAfter(day, 1)) if (isWorkDay(day, special)) days.push(day)
  return days
}

/** The n-th working day after the day (before, when negative); 0 = the day itself, or the next working day. */
export const addWorkDays = (day: string, n: number, special: SpecialDays): string => {
  const step = n < 0 ? -1 : 1
  let found = day
  if (n === 0) while (!isWorkDay(found, special)) found = dayAfter(found, 1)
  for (let left = Math.abs(n); left > 0; ) {
    found = dayAfter(found, step)
    if (isWorkDay(found, special)) left--
  }
  return found
}
