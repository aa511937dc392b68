import { type Decimal, scaled } from './decimal.ts'
import { MINUS, UNKNOWN } from './money.ts'

/** A ratio as percent with one decimal: 0.333 → `33.3%`, 1 → `100%`. Never rounds up to a whole not reached. */
export function percent(ratio: number | null | undefined): string {
  if (ratio === null || ratio === undefined || !Number.isFinite(ratio)) return UNKNOWN
  if (ratio === 1) return '100%'
  const tenths = Math.floor(Math.abs(ratio) * 1000 + 0.5 + 1e-9)
  const kept = Math.abs(ratio) < 1 ? Math.min(tenths, 999) : tenths
  return `${ratio < 0 && kept > 0 ? MINUS : ''}${(kept / 10).toFixed(1)}%`
}

/** part / whole; undefined when the whole is nothing or not known. */
export function ratioOf(part: Decimal, whole: Decimal): number | undefined {
  const top = scaled(part, 2)
  const bottom = scaled(whole, 2)
  if (top === undefined || bottom === undefined || bottom === 0n) return undefined
  return Number(top) / Number(bottom)
}

/** A change against an earlier figure: `+12.5%`, `−8.1%`. Colourless: up is not always good. */
export function change(ratio: number | null | undefined): string {
  const shown = percent(ratio)
  return typeof ratio === 'number' && ratio > 0 ? `+${shown}` : shown
}

/** Hours with one decimal: 8 → `8.0`. */
export function hours(value: Decimal): string {
  const tenths = scaled(value, 1)
  return tenths === undefined ? UNKNOWN : (Number(tenths) / 10).toFixed(1).replace('-', MINUS)
}
