/** Exact decimals as strings, computed in integers; nothing here goes through floating point. */
const pattern = /^(-?)(\d+)(?:\.(\d+))?$/

interface Scaled {
  units: bigint
  scale: number
}

const parse = (text: string): Scaled => {
  const match = pattern.exec(text)
  if (!match) throw new TypeError(`not a decimal: ${text}`)
  const fraction = match[3] ?? ''
  const units = BigInt((match[2] ?? '0') + fraction)
  return { units: match[1] ? -units : units, scale: fraction.length }
}

const at = (value: Scaled, scale: number): bigint => value.units * 10n ** BigInt(scale - value.scale)

const format = (units: bigint, scale: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const sign = units < 0n ? '-' : ''
  return scale ? `${sign}${whole}.${digits.slice(-scale)}` : sign + whole
}

const both = (a: string, b: string, work: (x: bigint, y: bigint) => bigint): string => {
  const x = parse(a)
  const y = parse(b)
  const scale = Math.max(x.scale, y.scale)
  return format(work(at(x, scale), at(y, scale)), scale)
}

export const isDecimal = (text: string): boolean => pattern.test(text)
export const add = (a: string, b: string): string => both(a, b, (x, y) => x + y)
/** All of them together; 0.00 of none. */
export const addAll = (figures: readonly string[]): string => figures.reduce(add, '0.00')
export const subtract = (a: string, b: string): string => both(a, b, (x, y) => x - y)

export const multiply = (a: string, b: string): string => {
  const x = parse(a)
  const y = parse(b)
  return format(x.units * y.units, x.scale + y.scale)
}

/** −1, 0 or 1. */
export const compare = (a: string, b: string): number => {
  const difference = parse(subtract(a, b)).units
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Half away from zero, the rounding of every figure here. */
export const round = (text: string, scale: number): string => {
  const value = parse(text)
  if (value.scale <= scale) return format(at(value, scale), scale)
  const unit = 10n ** BigInt(value.scale - scale)
  const half = value.units < 0n ? -unit / 2n : unit / 2n
  return format((value.units + half) / unit, scale)
}

/** So many digits a quotient has: enough that one rounding at the end is the only one that shows. */
const quotientDigits = 24

/** Null where the divisor is 0. */
export const divide = (a: string, b: string): string | null => {
  const x = parse(a)
  const y = parse(b)
  if (y.units === 0n) return null
  const top = x.units * 10n ** BigInt(quotientDigits + 1 + y.scale)
  const bottom = y.units * 10n ** BigInt(x.scale)
  return round(format(top / bottom, quotientDigits + 1), quotientDigits)
}

/** The whole number at or below, and the one at or above. */
export const floor = (text: string): string => {
  const { units, scale } = parse(text)
  const unit = 10n ** BigInt(scale)
  return String(units / unit - (units % unit < 0n ? 1n : 0n))
}
export const ceil = (text: string): string => subtract('0', floor(subtract('0', text)))

/** The number of digits after the point, without trailing zeros. */
export const decimals = (text: string): number => (/\.(\d*?)0*$/.exec(text)?.[1] ?? '').length
