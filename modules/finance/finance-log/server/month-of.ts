/**
 * The month of a row as the log keeps it, `2026-10`, also where the row has year and month as numbers. The log is sealed
 * over what it stores, and that is text.
 */
export const monthOf = (year: unknown, month: unknown): string | null => {
  if (month === null || month === undefined) return null
  if (typeof month !== 'number') return String(month)
  return year === null || year === undefined ? null : `${String(year)}-${String(month).padStart(2, '0')}`
}
