import { add, compare, multiply, round, subtract } from '@chengban/kernel/decimal.ts'

/** One step of a tax table. A value equal to `upTo` belongs to it; the last has no end. */
export interface Band {
  readonly upTo: string | null
  /** Percentage points. */
  readonly rate: string
  readonly quick: string
}

/**
 * Whether the steps make one table: ends and rates rise, only the last is open, and the quick deductions are those by
 * which neighbouring steps meet.
 */
export const isTable = (bands: readonly Band[]): boolean =>
  bands.every((band, index) => {
    const before = bands[index - 1]
    const isLast = index === bands.length - 1
    if ((band.upTo === null) !== isLast) return false
    if (!before?.upTo) return index === 0 && compare(band.quick, '0') === 0
    if (compare(band.rate, before.rate) <= 0) return false
    if (band.upTo !== null && compare(band.upTo, before.upTo) <= 0) return false
    return compare(band.quick, quickAfter(before, before.upTo, band.rate)) === 0
  })

const quickAfter = (before: Band, end: string, rate: string): string =>
  add(before.quick, multiply(multiply(end, subtract(rate, before.rate)), '0.01'))

/** The step that a figure belongs to. */
export const bandOf = (bands: readonly Band[], figure: string): Band => {
  const found = bands.find(({ upTo }) => upTo === null || compare(figure, upTo) <= 0)
  if (!found) throw new RangeError('a tax table without a last step')
  return found
}

/** figure × rate − quick, rounded once. */
export const taxOf = (figure: string, { rate, quick }: Band): string =>
  round(subtract(multiply(multiply(figure, rate), '0.01'), quick), 2)
