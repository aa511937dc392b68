import { clock, today } from '@chengban/engine/clock.ts'

const day = 86_400_000

/** The calendar day so many days ago. */
export const dayAgo = (days: number): string =>
  new Date(Date.parse(today()) - days * day).toISOString().slice(0, 10)

/** An instant so many days ago at a time of day in +08:00, ISO 8601; never later than now. */
export const momentAgo = (days: number, hour = 9, minute = 0): string => {
  const at = Date.parse(`${dayAgo(days)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+08:00`)
  return new Date(Math.min(at, clock.now().getTime())).toISOString()
}
