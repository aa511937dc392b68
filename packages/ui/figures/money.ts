import { type Decimal, plain, scaled } from './decimal.ts'

export const MINUS = '\u2212'
export const UNKNOWN = '—'
export const HIDDEN = '***'
/** The placeholder of a covered figure. */
export const COVER = '••••••'

/** Sign, grouped whole part and decimals apart, so that the decimals can be written paler. */
export interface MoneyParts {
  readonly sign: string
  readonly whole: string
  readonly decimals: string
}

/** `1,245,000` and `.00` of a sum; undefined when it is not known. */
export function moneyParts(value: Decimal, digits = 2): MoneyParts | undefined {
  const exact = scaled(value, digits)
  if (exact === undefined) return undefined
  const text = plain(exact < 0n ? -exact : exact, digits)
  const [whole = '0', rest] = text.split('.')
  return {
    sign: exact < 0n ? MINUS : '',
    whole: whole.replace(/\B(?=(\d{3})+$)/g, ','),
    decimals: rest === undefined ? '' : `.${rest}`,
  }
}

/** `1,245,000.00`, `−12.50`, `—` when not known. A sum hidden by rights (`***`) stays so. */
export function formatMoney(value: Decimal, digits = 2): string {
  if (value === HIDDEN) return HIDDEN
  const parts = moneyParts(value, digits)
  return parts === undefined ? UNKNOWN : parts.sign + parts.whole + parts.decimals
}

/** A sum in 万 with two decimals: `3864000` → `386.40`. */
export function inWan(value: Decimal): string {
  const exact = scaled(value, 2)
  if (exact === undefined) return UNKNOWN
  const half = exact < 0n ? -5000n : 5000n
  return formatMoney(plain((exact + half) / 10_000n, 2))
}
