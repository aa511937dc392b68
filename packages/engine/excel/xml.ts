const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const special = /[&<>"]/g
const entity: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML: characters that XML 1.0 does not allow are dropped, markup is escaped. */
export const xmlText = (text: string): string =>
  text.replace(illegal, '').replace(special, (char) => entity[char] ?? char)

/** Spreadsheets read `_x0041_` as the letter A; text that looks so is kept as it was typed. */
export const cellText = (text: string): string => xmlText(text.replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_'))
