import type { Moment } from './date-time.ts'
import { now } from './now.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time gone since: `1 天 6 小时`, `3 小时`, `20 分钟`; from three days on days alone; under a minute 刚刚. */
export function elapsed(since: Moment, until: Moment = now()): string {
  return duration(new Date(until).getTime() - new Date(since).getTime())
}

/** `等 1 天 6 小时`, and 刚到 for what came within the minute. */
export function waiting(since: Moment, until: Moment = now()): string {
  const words = elapsed(since, until)
  return words === '刚刚' ? '刚到' : `等 ${words}`
}

/** Milliseconds in words. */
export function duration(milliseconds: number): string {
  if (milliseconds < MINUTE) return '刚刚'
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} 分钟`
  const days = Math.floor(milliseconds / DAY)
  const hours = Math.floor((milliseconds % DAY) / HOUR)
  if (days === 0) return `${hours} 小时`
  return hours === 0 || days >= 3 ? `${days} 天` : `${days} 天 ${hours} 小时`
}
