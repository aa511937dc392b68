import { clock, today } from '@chengban/engine/clock.ts'

const day = 86_400_000

/** The calendar day so many days ago. */
export const dayAgo = (days: number): string => new Date(Date.parse(today()) - days * day).toISOString().slice(0, 10)

/** The working day so many days ago: of a weekend, the Friday before. */
export const workdayAgo = (days: number): string => {
  const weekday = new Date(dayAgo(days)).getUTCDay()
  return dayAgo(days + (weekday === 0 ? 2 : weekday === 6 ? 1 : 0))
}

/** An instant of that working day at a time of day in +08:00, ISO 8601; of the past never later than now. */
export const momentAgo = (days: number, hour = 9, minute = 0): string => {
  const at = Date.parse(
    `${workdayAgo(days)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+08:00`,
  )
  return new Date(days < 0 ? at : Math.min(at, clock.now().getTime())).toISOString()
}
