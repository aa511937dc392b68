const dayMs = 86_400_000
const pad = (n: number, width = 2): string => String(n).padStart(width, '0')
const atMidnight = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const partsOf = (day: string): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Calendar days from the first to the second; negative when that is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((atMidnight(to) - atMidnight(from)) / dayMs)
export const addDays = (day: string, n: number): string => dayAt(atMidnight(day) + n * dayMs)

/** 1 for Monday to 7 for Sunday; 1900-01-01 was a Monday. */
export const weekday = (day: string): number => (((daysBetween('1900-01-01', day) % 7) + 7) % 7) + 1

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

/** The week of a day: its first and last day, the month that has its Thursday, and which of that month's weeks it is. */
export const weekOfMonth = (day: string): WeekOfMonth => {
  const thursday = addDays(day, 4 - weekday(day))
  const [year, month, date] = partsOf(thursday)
  return { year, month, week: Math.ceil(date / 7), date1: addDays(thursday, -3), date2: addDays(thursday, 3) }
}

export interface WeekOfMonth {
  readonly year: number
  readonly month: number
  readonly week: number
  readonly date1: string
  readonly date2: string
}

/** The same day so many months later, clamped to the month's last day. */
export const addMonths = (day: string, n: number): string => {
  const [year, month, date] = partsOf(day)
  const months = year * 12 + month - 1 + n
  const [newYear, newMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  return dayOf(newYear, newMonth, Math.min(date, lengthOf(newYear, newMonth)))
}

/** The last day of the day's month. */
export const lastDay = (day: string): string => {
  const [year, month] = partsOf(day)
  return dayOf(year, month, lengthOf(year, month))
}

export const dayOf = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`

/** The calendar day of an instant in +08:00. */
export const dateOf = (instant: string): string => dayAt(Date.parse(instant) + 8 * 3_600_000)

export const addHours = (instant: string, n: number): string =>
  new Date(Date.parse(instant) + n * 3_600_000).toISOString()

/** Seconds from one instant to another, as a decimal of milliseconds. */
export const secondsBetween = (from: string, to: string): string => {
  const ms = Date.parse(to) - Date.parse(from)
  const size = Math.abs(ms)
  return `${ms < 0 ? '-' : ''}${Math.floor(size / 1000)}.${pad(size % 1000, 3)}`
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text)

/** −1, 0 or 1 for days, instants and texts; instants by when they are, however they are written. */
export const compare = (a: string, b: string): number => {
  const [x, y] = isInstant(a) && isInstant(b) ? [Date.parse(a), Date.parse(b)] : [a, b]
  return x < y ? -1 : x > y ? 1 : 0
}
