import type { Row } from '../../data/row.ts'

const step = 10

/**
 * Returns the numbers to write so that a row takes a place among its siblings, which are given in order and without it.
 * Uses a free number between its neighbours if there is one; otherwise lowers those before it, and renumbers all when
 * that would go below `least`.
 */
export const numbersFor = (
  siblings: readonly Row[],
  row: Row,
  at: number,
  by: string,
  least = Number.NEGATIVE_INFINITY,
): ReadonlyMap<Row, number> => {
  const order = siblings.toSpliced(at, 0, row)
  const [before, after] = [numberOf(siblings[at - 1], by), numberOf(siblings[at], by)]
  const isHoled = siblings.slice(0, at).some((each) => numberOf(each, by) === undefined)
  const near = isHoled ? undefined : between(before, after, at > 0, least)
  if (near !== undefined) return new Map([[row, near]])
  const roomy = isHoled || after === undefined ? undefined : upwards(order, at, after, by, least)
  return roomy ?? anew(order, by)
}

const numberOf = (row: Row | undefined, by: string): number | undefined =>
  row === undefined || row[by] === null || row[by] === undefined ? undefined : Number(row[by])

const between = (
  before: number | undefined,
  after: number | undefined,
  hasBefore: boolean,
  least: number,
): number | undefined => {
  if (before !== undefined && after !== undefined)
    return after - before >= 2 ? Math.floor((before + after) / 2) : undefined
  if (before !== undefined) return before + step
  if (hasBefore) return undefined
  if (after === undefined) return Math.max(step, least)
  return after - step >= least ? after - step : undefined
}

/** From the place on, each row before takes a smaller number, until one has one already. */
const upwards = (
  order: readonly Row[],
  at: number,
  after: number,
  by: string,
  least: number,
): ReadonlyMap<Row, number> | undefined => {
  const written = new Map<Row, number>()
  let bound = after
  for (const each of order.slice(0, at + 1).reverse()) {
    const now = numberOf(each, by)
    if (written.size > 0 && now !== undefined && now < bound) return written
    bound -= step
    if (bound < least) return undefined
    written.set(each, bound)
  }
  return written
}

const anew = (order: readonly Row[], by: string): ReadonlyMap<Row, number> =>
  new Map(
    order
      .map((row, index): [Row, number] => [row, (index + 1) * step])
      .filter(([row, number]) => numberOf(row, by) !== number),
  )
