import { formatTime, today } from '@chengban/ui/dates/date-time.ts'
import { daysBetween } from '@chengban/ui/dates/days.ts'

/** When something is due, as short as it is clear: 逾期 2 天, 今天, 18:00, 明天, 11-20; `—` where nobody said. */
export const dueWords = (day: string | null, start: string | null, present: string = today()): string => {
  if (day === null) return '—'
  const away = daysBetween(present, day)
  if (away < 0) return `逾期 ${-away} 天`
  if (away === 0) return start ? formatTime(start) : '今天'
  if (away === 1) return '明天'
  return day.slice(0, 4) === present.slice(0, 4) ? day.slice(5) : day
}
