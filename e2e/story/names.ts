let last = 0

/** A name nobody else of the company has, whichever story or run uses it. */
export const fresh = (name: string): string => {
  last = Math.max(last + 1, Date.now())
  return `${name}${last.toString(36).toUpperCase()}`
}

const eightHours = 8 * 3_600_000

/**
 * The weekday so many weeks after this one's Monday, which may be a holiday, as forms take it: `2026-11-30`; `weekday`
 * counts from 1.
 */
export const dayOfWeek = (weeks: number, weekday: number): string => {
  const now = new Date(Date.now() + eightHours)
  const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday + weeks * 7 + weekday - 1))
    .toISOString()
    .slice(0, 10)
}

/** Today in +08:00: `2026-11-30`. */
export const today = (): string => new Date(Date.now() + eightHours).toISOString().slice(0, 10)

/** The month so many months after this one: `2027-01`. */
export const monthAfter = (months: number): string => {
  const now = new Date(Date.now() + eightHours)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}

/** The month before this one: `2026-10`. */
export const lastMonth = (): string => monthAfter(-1)
