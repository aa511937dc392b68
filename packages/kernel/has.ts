import { remembered } from './remembered.ts'

const covers = (entry: string, code: string): boolean =>
  entry === '*' || entry === code || (entry.endsWith(':*') && code.startsWith(entry.slice(0, -1)))

/**
 * Whether these entries include the code: an entry covers it and no entry with `!` does, in any order. `*` covers
 * everything, `contract:*` everything that begins with `contract:`. Case-sensitive.
 */
export const has = (entries: readonly string[], code: string): boolean =>
  entries.some((entry) => !entry.startsWith('!') && covers(entry, code)) &&
  !entries.some((entry) => entry.startsWith('!') && covers(entry.slice(1), code))

/** Entries as the text that the database looks into: `,contract:*,!contract:audit1,`. One with a comma covers nothing. */
export const listed = remembered(
  (entries: readonly string[]): string => `,${entries.filter((entry) => !entry.includes(',')).join(',')},`,
)
