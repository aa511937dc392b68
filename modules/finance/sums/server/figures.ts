import { compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'

/** So many percent of a whole, null of nothing. */
export const percentOf = (part: string, whole: string): string | null => {
  const rate = compare(whole, '0') === 0 ? null : divide(multiply(part, '100'), whole)
  return rate === null ? null : round(rate, 2)
}

/** By how many percent a figure has changed. */
export const changeOf = (now: string, before: string): string | null => percentOf(subtract(now, before), before)

/** A company by its code; all of them where none is said. */
export const companyOf = (company: string | null | undefined): string | null =>
  company && company !== 'all' ? company : null
