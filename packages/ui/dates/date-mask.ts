import { narrow } from './partial-date.ts'

const MASK_DIGITS = 8

/**
 * Returns the field's text after a keystroke at its end: inserts the hyphens, so that `2026-5-` becomes `2026-05-`.
 * Never drops, adds or changes a digit, except for a leading zero of the month: input that does not fit the mask stays
 * as typed and is flagged later.
 */
export function maskDate(typed: string): string {
  const text = narrow(typed).trim()
  if (/^\d*$/.test(text)) return text.length > MASK_DIGITS ? text : hyphenate(text)
  const parts = text.replace(/日$/, '').split(/[-/.年月]/)
  if (parts.length > 3 || parts.some((part) => !/^\d*$/.test(part))) return typed
  const [year = '', month = '', day] = parts
  if (year.length !== 4) return typed
  if (day === undefined) return month.length > 2 ? `${year}-${hyphenateRest(month)}` : `${year}-${month}`
  return month === '' ? typed : `${year}-${month.padStart(2, '0')}-${day}`
}

function hyphenate(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-')
}

function hyphenateRest(digits: string): string {
  return `${digits.slice(0, 2)}-${digits.slice(2)}`
}
