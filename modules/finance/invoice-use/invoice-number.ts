export const invoiceHolders = ['submitExpense', 'moneyServer', 'moneyMonth'] as const
export type InvoiceHolder = (typeof invoiceHolders)[number]

const plain = (text: unknown): string => String(text ?? '').replace(/[\s-]/g, '')

/** The number of an invoice as it is kept: without blanks and strokes; null where there is none. */
export const plainNumber = (number: unknown): string | null => plain(number) || null

/** The same of code and number in one field: 18 digits, or 20. */
export const joinedKey = (number: unknown): string | undefined => {
  const digits = plain(number)
  return /^(\d{18}|\d{20})$/.test(digits) ? digits : undefined
}

/**
 * Returns the digits that identify an invoice nationwide; undefined if they are invalid. A number has 20 digits without
 * a code, or 8 digits with a code of 10 or 12.
 */
export const invoiceKey = (code: unknown, number: unknown): string | undefined => {
  const [ahead, digits] = [plain(code), plain(number)]
  if (/^\d{20}$/.test(digits) && ahead === '') return digits
  return /^\d{8}$/.test(digits) && /^(\d{10}|\d{12})$/.test(ahead) ? ahead + digits : undefined
}
