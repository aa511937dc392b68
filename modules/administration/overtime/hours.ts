import { type Periods, usualPeriods } from '@chengban/kernel/working-time.ts'

/** Half hours of a span that count, without the midday gap and, on working days, the working hours. */
const minute = 60_000
const dayMinutes = 1440

/** Minutes of the day, +08:00. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The halves of a working day: the two periods of `workday.hours`. */
export interface Halves {
  readonly 上午: Span
  readonly 下午: Span
}

export const halvesOf = (periods: Periods): Halves => {
  const [morning, afternoon] = (periods.length > 1 ? periods : usualPeriods).map(([from, to]) => ({
    from: from / minute,
    to: to / minute,
  })) as [Span, Span]
  return { 上午: morning, 下午: afternoon }
}

export const usualHalves = halvesOf(usualPeriods)

const meeting = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
const ofDay = (instant: string): number => (Math.floor(Date.parse(instant) / minute) + 8 * 60) % dayMinutes

/** Hours from one instant to another of the same day (or its midnight), in halves, rounded down. */
export const overtimeHours = (start: string, end: string, isWorkDay: boolean, halves = usualHalves): string => {
  const span = { from: ofDay(start), to: ofDay(end) || dayMinutes }
  const gap = { from: halves.上午.to, to: halves.下午.from }
  const off = [gap, ...(isWorkDay ? [halves.上午, halves.下午] : [])]
  const left = Math.max(0, span.to - span.from) - off.reduce((sum, one) => sum + meeting(span, one), 0)
  return (Math.floor(Math.max(0, left) / 30) / 2).toFixed(1)
}
