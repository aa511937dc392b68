const form = /^-?\d+(?:\.\d+)?$/

/** The most digits that a spreadsheet keeps of a number. */
const exactDigits = 15

/** The exact decimal text of a number, bigint or decimal string; null when it is no finite plain decimal. */
export function decimalText(value: unknown): string | null {
  if (typeof value === 'bigint') return String(value)
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return form.test(text) ? text : null
}

/** Whether a spreadsheet would keep every digit; beyond 15 it writes zeros. */
export function fits(decimal: string): boolean {
  const digits = decimal.replace(/^-/, '').replace('.', '').replace(/^0+/, '')
  const significant = decimal.includes('.') ? digits.replace(/0+$/, '') : digits
  return significant.length <= exactDigits
}
