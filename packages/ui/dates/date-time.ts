import { now } from './now.ts'

const OFFSET = 8 * 3_600_000
const DAY = 86_400_000
const WEEKDAYS = '日一二三四五六'

/** A moment: what the server sends (ISO text with offset), or a Date. */
export type Moment = string | Date

/** Returns `2026-11-18 14:20` in +08:00, regardless of the device's time zone. Empty for no value. */
export function formatDateTime(value: Moment | null | undefined): string {
  const text = wall(value)
  return text === undefined ? '' : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}

/** `2026-11-18` in +08:00. A pure date passes as it is. */
export function formatDate(value: Moment | null | undefined): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  return wall(value)?.slice(0, 10) ?? ''
}

/** `14:20` in +08:00. */
export function formatTime(value: Moment | null | undefined): string {
  return wall(value)?.slice(11, 16) ?? ''
}

/** Where space is short: today `14:20`, within the year `11-18 14:20`, else `2025-11-18`. */
export function shortDateTime(value: Moment, at: Date = now()): string {
  const day = formatDate(value)
  const present = today(at)
  if (day === present) return formatTime(value)
  if (day.slice(0, 4) === present.slice(0, 4)) return `${day.slice(5)} ${formatTime(value)}`
  return day
}

/** `11-02 至 11-20`; the year only where it is not the present one. */
export function span(from: string, to: string, at: Date = now()): string {
  const year = today(at).slice(0, 4)
  const short = from.startsWith(year) && to.startsWith(year)
  return short ? `${from.slice(5)} 至 ${to.slice(5)}` : `${from} 至 ${to}`
}

/** As it is sent: `2026-11-18T14:20:00+08:00`. */
export function toWire(value: Moment): string {
  const text = wall(value)
  if (text === undefined) throw new RangeError('日期错误')
  return `${text.slice(0, 19)}+08:00`
}

/** Today's date in +08:00. */
export function today(at: Date = now()): string {
  return formatDate(at)
}

/** A default of `{today}` becomes today's date when the form opens; everything else stays. */
export function fillToday<Value>(value: Value, at: Date = now()): Value | string {
  return value === '{today}' ? today(at) : value
}

/** Heading of a day in a history: 今天, 昨天, `11-16 周一` within the week, else 更早. */
export function dayHeading(value: Moment, at: Date = now()): string {
  const day = formatDate(value)
  const age = Math.round((Date.parse(today(at)) - Date.parse(day)) / DAY)
  if (age <= 0) return '今天'
  if (age === 1) return '昨天'
  if (age < 7) return `${day.slice(5)} 周${WEEKDAYS[new Date(day).getUTCDay()]}`
  return '更早'
}

function wall(value: Moment | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const at = typeof value === 'string' ? Date.parse(value) : value.getTime()
  return Number.isFinite(at) ? new Date(at + OFFSET).toISOString() : undefined
}
