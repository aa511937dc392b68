/** Half hours of a span that count, without the midday gap and, on working days, the working hours. */
const minute = 60_000
const dayMinutes = 1440
/** Minutes of the day, +08:00. */
export const morning = { from: 8 * 60 + 30, to: 12 * 60 } as const
export const afternoon = { from: 13 * 60 + 30, to: 18 * 60 } as const
const gap = { from: morning.to, to: afternoon.from } as const

interface Span {
  readonly from: number
  readonly to: number
}

const meeting = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
const ofDay = (instant: string): number => (Math.floor(Date.parse(instant) / minute) + 8 * 60) % dayMinutes

/** Hours from one instant to another of the same day (or its midnight), in halves, rounded down. */
export const overtimeHours = (start: string, end: string, isWorkDay: boolean): string => {
  const span = { from: ofDay(start), to: ofDay(end) || dayMinutes }
  const off = [gap, ...(isWorkDay ? [morning, afternoon] : [])]
  const left = Math.max(0, span.to - span.from) - off.reduce((sum, one) => sum + meeting(span, one), 0)
  return (Math.floor(Math.max(0, left) / 30) / 2).toFixed(1)
}
