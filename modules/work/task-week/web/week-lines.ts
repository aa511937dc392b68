import { named, type Row } from '@chengban/ui/data/row.ts'
import { dayAfter } from '@chengban/ui/dates/days.ts'

export const reasons = ['需求变更', '等待他人', '工时不足', '优先级调整', '其他'] as const

/** An item of somebody's week as it is written on the phone. */
export interface WeekLine {
  readonly id: string
  readonly title: string
  readonly project: string
  /** 1 Monday … 7 Sunday. */
  readonly days: readonly number[]
  readonly planHours: number
  readonly actualHours: number
  readonly isDone: boolean
  readonly reason: string
  readonly isCarry: boolean
}

/** What was typed of the items, by their ids. */
export type TypedWeek = Readonly<Record<string, Partial<WeekLine>>>

const numbers = (days: unknown): readonly number[] => (Array.isArray(days) ? days.map(Number) : [])

const isSame = (one: Row, other: Row): boolean =>
  one.sourceType === other.sourceType && (one.sourceId ? one.sourceId === other.sourceId : one.title === other.title)

/** The items of a week. Until the week is told (`isTold`) they follow the days on which they were worked: done there, done here. */
export const weekLines = (
  items: readonly Row[],
  worked: readonly Row[],
  typed: TypedWeek,
  isTold = false,
): readonly WeekLine[] =>
  items.map((item) => {
    const days = worked.filter((day) => isSame(day, item))
    const isDone = item.isDone === true || (!isTold && days.some((day) => day.isDone === true))
    const told = days.reduce((sum, day) => sum + Number(day.actualHours ?? 0), 0)
    const planHours = Number(item.planHours ?? 0)
    return {
      id: String(item.id),
      title: String(item.title ?? ''),
      project: named(item.project)?.name ?? '',
      days: numbers(item.days),
      planHours,
      actualHours: isTold ? Number(item.actualHours ?? 0) : Math.min(16, told || (isDone ? planHours : 0)),
      isDone,
      reason: String(item.reason ?? ''),
      isCarry: item.isCarry === true,
      ...typed[String(item.id)],
    }
  })

export const withDay = (days: readonly number[], day: number): readonly number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted((a, b) => a - b)

/** The day of a new line: from now on the first with the fewest lines, Monday to Friday. */
export const freeDay = (lines: readonly WeekLine[], monday: string, present: string): readonly number[] => {
  const workDays = [1, 2, 3, 4, 5]
  const left = workDays.filter((day) => dayAfter(monday, day - 1) >= present)
  const busy = (day: number): number => lines.filter(({ days }) => days.includes(day)).length
  return (left.length > 0 ? left : workDays).toSorted((a, b) => busy(a) - busy(b) || a - b).slice(0, 1)
}

const hours = (figure: number): string => figure.toFixed(1)

/** What the server is told of an item of a plan, and of one that is over. */
export const plannedItem = ({ id, days, planHours }: WeekLine): Row => ({ id, days, planHours: hours(planHours) })
export const toldItem = ({ id, isDone, actualHours, reason }: WeekLine): Row => ({
  ...{ id, isDone, actualHours: hours(actualHours) },
  reason: isDone ? null : reason,
})

/** The items that still lack a reason. */
export const unexplained = (lines: readonly WeekLine[]): readonly WeekLine[] =>
  lines.filter(({ isDone, reason }) => !isDone && reason.trim() === '')
