import { addDays, lastDay, weekday } from '@chengban/kernel/days.ts'
import type { MeetingRule } from './rule.ts'

/** How far the nearest working day may be: a week of holidays and the weekends about it. */
export const reach = 16

/** Whether the rule names the day, before anybody looks whether it is worked on. */
const names = (rule: MeetingRule, day: string): boolean => {
  const { freq, weekdays = [], monthDay, monthWeek } = rule
  if (freq === 'none') return false
  if (freq === 'day') return true
  if (freq === 'week') return weekdays.includes(weekday(day))
  const [date, last] = [Number(day.slice(8)), Number(lastDay(day).slice(8))]
  if (monthDay !== undefined) return date === (monthDay === 'last' ? last : Math.min(monthDay, last))
  if (!weekdays.includes(weekday(day))) return false
  return monthWeek === 'last' ? date + 7 > last : Math.ceil(date / 7) === monthWeek
}

/** The working day on which it is met instead; undefined where it is left out. */
const moved = (rule: MeetingRule, day: string, isWorked: (day: string) => boolean): string | undefined => {
  if (isWorked(day)) return day
  if (rule.move === 'skip' || rule.freq === 'day') return undefined
  const step = rule.move === 'before' ? -1 : 1
  for (let n = 1; n <= reach; n++) if (isWorked(addDays(day, step * n))) return addDays(day, step * n)
  return undefined
}

/** The days from `from` to `to`, both counted, on which a rule has people meet: each once, in order. */
export const meetingDays = (
  rule: MeetingRule,
  from: string,
  to: string,
  isWorked: (day: string) => boolean,
): string[] => {
  const found = new Set<string>()
  for (let day = addDays(from, -reach); day <= addDays(to, reach); day = addDays(day, 1)) {
    const met = names(rule, day) ? moved(rule, day, isWorked) : undefined
    if (met !== undefined && met >= from && met <= to) found.add(met)
  }
  return [...found].sort()
}

/** When the meeting of a day begins: an instant, ISO 8601 with +08:00. */
export const beginOf = ({ time = '00:00' }: MeetingRule, day: string): string => `${day}T${time}:00+08:00`
