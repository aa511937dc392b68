/** A figure as it travels: a decimal string, or a number; null and undefined are "not known". */
export type Decimal = string | number | null | undefined

const FORM = /^([+-]?)(\d*)(?:\.(\d*))?$/

/** The value times 10^digits, half away from zero. undefined when it is no decimal figure. */
export function scaled(value: Decimal, digits: number): bigint | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const text = typeof value === 'number' ? plainNumber(value) : value.trim()
  const [, sign, whole = '', rest = ''] = FORM.exec(text) ?? []
  if (sign === undefined || whole + rest === '') return undefined
  const kept = rest.slice(0, digits).padEnd(digits, '0')
  const up = (rest[digits] ?? '0') >= '5' ? 1n : 0n
  const size = BigInt(`0${whole}${kept}`) + up
  return sign === '-' ? -size : size
}

/** The decimal string of a scaled value: (12345n, 2) → `123.45`. */
export function plain(value: bigint, digits: number): string {
  const size = String(value < 0n ? -value : value).padStart(digits + 1, '0')
  const whole = size.slice(0, size.length - digits)
  const rest = digits === 0 ? '' : `.${size.slice(-digits)}`
  return (value < 0n ? '-' : '') + whole + rest
}

/** Returns the exact sum of decimal strings; unknown values count as 0. */
export function sumDecimals(values: Iterable<Decimal>, digits = 2): string {
  let total = 0n
  for (const value of values) total += scaled(value, digits) ?? 0n
  return plain(total, digits)
}

function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(10) : text
}
