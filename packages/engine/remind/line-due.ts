import type { Line, Notice } from '@chengban/kernel/notice.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { againDays, type By, dueDays, isFirstWorkDay, lastNearDay, listedDays } from './due-days.ts'
import type { NoticeMoment } from './named-notice.ts'

/** The days a line goes by. */
interface Times {
  readonly on: readonly number[]
  readonly by: By
}

const timesOf = (
  declared: Notice,
  line: Line,
  { offsets, special }: Pick<NoticeMoment, 'offsets' | 'special'>,
): Times => ({
  on: line.on ?? offsets,
  by: { days: line.days ?? declared.days ?? 'working', special },
})

/** The first day on which a line comes again, counted as its offsets are. */
const fromOf = ({ again, from }: Line, on: readonly number[]): number =>
  from ?? Math.max(...on, 0) + (typeof again === 'number' ? again : 1)

type Day = Pick<NoticeMoment, 'offsets' | 'special' | 'today'>

/** Condition over a day in SQL: the line comes today. */
export const dueSql = (declared: Notice, line: Line, asked: Day, day: string): string => {
  const { on, by } = timesOf(declared, line, asked)
  const tests = [listed(day, dueDays(asked.today, on, by)), ...(line.again ? [againSql(line, on, by, asked, day)] : [])]
  return `(${tests.join(' or ')})`
}

const listed = (day: string, days: readonly string[]): string =>
  days.length ? `${day} in (${days.map((one) => `date '${one}'`).join(', ')})` : 'false'

const againSql = (line: Line, on: readonly number[], by: By, { today, special }: Day, day: string): string => {
  const { again = 1 } = line
  const from = fromOf(line, on)
  if (typeof again === 'string') {
    const isToday = again === 'monday' ? new Date(today).getUTCDay() === 1 : isFirstWorkDay(today, special)
    return isToday ? `${day} <= date '${lastNearDay(today, [from], by)}'` : 'false'
  }
  const passed = `(date '${today}' - ${day})`
  if (by.days === 'calendar') return `(${passed} >= ${from} and (${passed} - ${from}) % ${again} = 0)`
  const days = againDays(today, from, again, by)
  if (days.length === 0 && dueDays(today, [0], by).length === 0) return 'false'
  const oldest = dayAfter(today, -listedDays)
  const older = `(${day} <= date '${oldest}' and (app.work_days(${day}, date '${today}') - ${from}) % ${again} = 0)`
  return `(${listed(day, days)} or ${older})`
}

/** Condition over a day in SQL: the line has come, or comes today. */
export const nearSql = (declared: Notice, line: Line, asked: Day, day: string): string => {
  const { on, by } = timesOf(declared, line, asked)
  const first = Math.min(...on, ...(line.again ? [fromOf(line, on)] : []))
  return `${day} <= date '${lastNearDay(asked.today, [first], by)}'`
}
