import { quoted, unquoted } from './quoted.ts'

// Decision 044: Cells with several values are written so that an import reads them back

/** Several names in one cell, one behind the other. */
export const several = (names: readonly string[]): string => names.map((name) => quoted(name, /[、,，;；]/)).join('、')

/** The names in a cell that holds several. */
export const namesIn = (text: string): string[] =>
  (text.match(/\s*"(?:[^"]|"")*"\s*(?=[、,，;；\n]|$)|[^、,，;；\n]+/g) ?? []).map(unquoted).filter(Boolean)
