import { addDays } from './days.ts'
import type { Filter } from './statistics.ts'

/** Whoever asks, and when. */
export interface Asking {
  readonly me: string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** ISO 8601. */
  readonly now: string
}

/** A declared condition with the person asking, the moment and the day filled in. */
export const askedWhere = (where: Filter, asking: Asking): Filter => filled(where, asking) as Filter

const filled = (value: unknown, asking: Asking): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one, asking))
  if (typeof value !== 'object' || value === null) return value
  const { from, days = 0 } = value as { readonly from?: unknown; readonly days?: number }
  if (from === 'me') return asking.me
  if (from === 'now') return asking.now
  if (from === 'today') return addDays(asking.today, days)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, asking)]))
}
