/** Days by hand: what the reminders of the product are held against must not be reckoned by the product. */
const special = new Map<string, boolean>()

export const loadHolidays = (days: readonly Readonly<Record<string, string | null>>[]): void => {
  for (const { date, isWork } of days) if (date) special.set(date, isWork === 'true')
}

const instant = (day: string): Date => new Date(`${day}T00:00:00Z`)
export const after = (day: string, days: number): string =>
  new Date(instant(day).getTime() + days * 86_400_000).toISOString().slice(0, 10)
/** Days of the calendar from one to another. */
export const gap = (from: string, to: string): number => Math.round((+instant(to) - +instant(from)) / 86_400_000)
export const isMonday = (day: string): boolean => instant(day).getUTCDay() === 1
export const isWorking = (day: string): boolean => special.get(day) ?? ![0, 6].includes(instant(day).getUTCDay())

/** Working days after a day, up to and with another. */
export const late = (day: string, until: string): number => {
  let count = 0
  for (let one = after(day, 1); one <= until; one = after(one, 1)) if (isWorking(one)) count++
  return count
}

/** The working day before a day; the day itself, or the next working day. */
export const addWorking = (day: string, n: number): string => {
  let one = n ? after(day, -1) : day
  while (!isWorking(one)) one = after(one, n ? -1 : 1)
  return one
}
