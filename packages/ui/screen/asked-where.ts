import { addDays } from '@chengban/kernel/days.ts'
import { today, toWire } from '../dates/date-time.ts'
import { now } from '../dates/now.ts'

type Json = Readonly<Record<string, unknown>>

/** A declared condition with the person asking, the moment and the day filled in. */
export const askedWhere = (where: Json, userId: string): Json => filled(where, userId) as Json

const filled = (value: unknown, userId: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one, userId))
  if (typeof value !== 'object' || value === null) return value
  const { from, days = 0 } = value as { from?: unknown; days?: number }
  if (from === 'me') return userId
  if (from === 'now') return toWire(now())
  if (from === 'today') return addDays(today(), days)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, userId)]))
}
