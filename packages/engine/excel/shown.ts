/** The text of a value of any kind: lists joined by 、, other objects as JSON. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(shown).join('、')
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** 是 or 否; anything that is no boolean as its text. */
export const shownBool = (value: unknown): string => (value === true ? '是' : value === false ? '否' : shown(value))

/** Whether a spreadsheet might take the text for a formula, signs of full width among them. */
export const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(text)
