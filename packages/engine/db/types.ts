import pg from 'pg'

/** `2026-11-18 14:20:05.123456+08` → `2026-11-18T14:20:05.123456+08:00`. */
const instant = (text: string): string => {
  const written = text.replace(' ', 'T')
  return /[+-]\d{2}$/.test(written) ? `${written}:00` : written
}

/** Days, instants and figures stay text, as they were written; bigints are sizes and counts and fit a number. */
export const registerTypes = (): void => {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)
  pg.types.setTypeParser(pg.types.builtins.TIME, (text: string) => text.slice(0, 5))
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instant)
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
}
