import { addDays, addMonths, mondayOf } from './days.ts'
import type { Filter } from './statistics.ts'

/** The person who makes a request, and the time. */
export interface Asking {
  readonly me: string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** ISO 8601. */
  readonly now: string
}

/**
 * A declared condition with the person asking and the time filled in, for `{ from: … }`: `me`, `now`, `today` and `week` (its
 * Monday; `days` from either), `month` (the first day of the present one), `thisMonth` and `lastMonth` (`YYYY-MM`), `year`.
 */
export const askedWhere = (where: Filter, asking: Asking): Filter => filled(where, asking) as Filter

const filled = (value: unknown, asking: Asking): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one, asking))
  if (typeof value !== 'object' || value === null) return value
  const { from, days = 0 }: { readonly from?: unknown; readonly days?: number } = value
  if (from === 'me') return asking.me
  if (from === 'now') return asking.now
  if (from === 'today') return addDays(asking.today, days)
  if (from === 'week') return addDays(mondayOf(asking.today), days)
  if (from === 'month') return `${asking.today.slice(0, 8)}01`
  if (from === 'thisMonth') return asking.today.slice(0, 7)
  if (from === 'year') return Number(asking.today.slice(0, 4))
  if (from === 'lastMonth') return addMonths(asking.today, -1).slice(0, 7)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, asking)]))
}
