import { daysBetween } from '@chengban/kernel/days.ts'

/** A task that comes again on these weekdays (1 = Monday), up to and with the day `until`. */
export interface Cycle {
  readonly weekdays: readonly number[]
  readonly until: string
}

const longest = 366
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const isWeekday = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 7

/** Returns the error in a task's cycle, or undefined when it is valid; `first` is the day of the first task. */
export const checkCycle = (given: unknown, first: string): string | undefined => {
  if (given === null || given === undefined) return undefined
  const { weekdays, until }: Partial<Record<keyof Cycle, unknown>> = given
  const days = Array.isArray(weekdays) ? weekdays : []
  if (days.length === 0 || !days.every(isWeekday) || new Set(days).size < days.length) return '每周循环格式错误'
  if (!isDay(until)) return '循环截止日期错误'
  const lasts = daysBetween(first, until)
  return lasts < 0 || lasts > longest ? '循环截止日期错误' : undefined
}
