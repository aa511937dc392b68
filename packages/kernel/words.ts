import * as days from './days.ts'
import * as decimal from './decimal.ts'

/** What a word makes of its values, none of which is null or unknown. */
type Work = (...values: readonly string[]) => unknown

interface Meaning {
  readonly work: Work
  /** Takes nulls itself: they are left out before. */
  readonly skipsNull?: boolean
}

const number = (text: string): number => Number(text)

/**
 * The functions of formulas over values in memory. The same table in SQL is in `packages/engine/schema/words.ts`; a
 * test compares the two.
 */
export const words = {
  divide: { work: (a = '', b = '') => decimal.divide(a, b) },
  round: { work: (a = '', digits = '0') => decimal.round(a, number(digits)) },
  floor: { work: (a = '') => decimal.floor(a) },
  ceil: { work: (a = '') => decimal.ceil(a) },
  least: { work: (...all) => extreme(all, -1), skipsNull: true },
  greatest: { work: (...all) => extreme(all, 1), skipsNull: true },
  coalesce: { work: (first) => first, skipsNull: true },
  join: { work: (...all) => all.join(''), skipsNull: true },
  daysBetween: { work: (a = '', b = '') => days.daysBetween(a, b) },
  addDays: { work: (day = '', n = '') => days.addDays(day, number(n)) },
  addMonths: { work: (day = '', n = '') => days.addMonths(day, number(n)) },
  lastDay: { work: (day = '') => days.lastDay(day) },
  dayOf: { work: (year = '', month = '', day = '') => days.dayOf(number(year), number(month), number(day)) },
  dateOf: { work: (instant = '') => days.dateOf(instant) },
  midnightOf: { work: (day = '') => `${day}T00:00:00+08:00` },
  year: { work: (day = '') => number(day.slice(0, 4)) },
  month: { work: (day = '') => number(day.slice(5, 7)) },
  yearMonth: { work: (day = '') => day.slice(0, 7) },
  weekday: { work: (day = '') => days.weekday(day) },
  hoursBetween: { work: (a = '', b = '') => decimal.divide(days.secondsBetween(a, b), '3600') },
  minutesBetween: { work: (a = '', b = '') => decimal.divide(days.secondsBetween(a, b), '60') },
  addHours: { work: (instant = '', n = '') => days.addHours(instant, number(n)) },
  workMinutes: { work: () => undefined },
  workSince: { work: () => undefined },
  workUntil: { work: () => undefined },
  workDays: { work: () => undefined },
  addWorkDays: { work: () => undefined },
  leader: { work: () => undefined },
  onLeave: { work: () => undefined },
  awayOn: { work: () => undefined },
  enteredAt: { work: () => undefined },
  setting: { work: () => undefined },
  settingPart: { work: () => undefined },
  dayKind: { work: () => undefined },
  readable: { work: () => undefined },
  readableValues: { work: () => undefined },
  readsDraft: { work: () => undefined },
  merge: { work: () => undefined },
  hasKey: { work: () => undefined },
} satisfies Record<string, Meaning>

export type Word = keyof typeof words

/** Words that ask other tables, the calendar of holidays or the people: only the database has them. */
export const askingWords: ReadonlySet<Word> = new Set<Word>([
  'workMinutes',
  'workSince',
  'workUntil',
  'workDays',
  'addWorkDays',
  'leader',
  'onLeave',
  'awayOn',
  'enteredAt',
  'setting',
  'settingPart',
  'dayKind',
  'readable',
  'readableValues',
  'readsDraft',
  'merge',
  'hasKey',
])

/** A word over its values; null beats every figure, unknown beats null. */
export const spoken = (word: Word, values: readonly unknown[]): unknown => {
  const { work, skipsNull }: Meaning = words[word]
  if (values.includes(undefined)) return undefined
  const given = values.filter((value) => value !== null)
  if (given.length === 0 || (!skipsNull && given.length < values.length)) return null
  return work(...given.map(String))
}

const extreme = (all: readonly string[], sign: 1 | -1): string =>
  all.reduce((best, one) => (compare(one, best) === sign ? one : best))

const compare = (a: string, b: string): number =>
  decimal.isDecimal(a) && decimal.isDecimal(b) ? decimal.compare(a, b) : days.compare(a, b)
