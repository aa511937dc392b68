/** A date of which month and day may be missing, with the days it covers. */
export interface PartialDate {
  /** as written back: `2026`, `2026-05` or `2026-05-03` */
  readonly text: string
  /** first and last day, both included */
  readonly from: string
  readonly to: string
  readonly whole: boolean
}

export const DATE_WRONG = '日期错误'

const WIDE_ZERO = '０'.charCodeAt(0)
const SEPARATED = /^(\d{4})(?:[-/.年](?:(\d{1,2})(?:[-/.月](?:(\d{1,2})日?)?)?)?)?$/
const COMPACT = /^(\d{4})(\d{2})?(\d{2})?$/

/**
 * Reads `2026`, `2026-5`, `2026年5月3日`, `20260503`, full-width digits too. Year 1900 to 2100, real days only.
 * undefined means 日期错误 (an empty text too: the caller decides whether empty is allowed).
 */
export function readDate(input: string): PartialDate | undefined {
  const text = narrow(input).replace(/\s/g, '')
  const found = SEPARATED.exec(text) ?? COMPACT.exec(text)
  if (found === null) return undefined
  const [, year, month, day] = found
  if (Number(year) < 1900 || Number(year) > 2100) return undefined
  if (month === undefined) return { text: `${year}`, from: `${year}-01-01`, to: `${year}-12-31`, whole: false }
  if (Number(month) < 1 || Number(month) > 12) return undefined
  const stem = `${year}-${month.padStart(2, '0')}`
  const last = daysIn(Number(year), Number(month))
  if (day === undefined) return { text: stem, from: `${stem}-01`, to: `${stem}-${last}`, whole: false }
  if (Number(day) < 1 || Number(day) > last) return undefined
  const full = `${stem}-${day.padStart(2, '0')}`
  return { text: full, from: full, to: full, whole: true }
}

/** Days of a month (1 to 12), leap years included. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Full-width digits and strokes as plain ones. */
export function narrow(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - WIDE_ZERO))
    .replace(/[－—–]/g, '-')
    .replace(/／/g, '/')
    .replace(/[．。]/g, '.')
}
