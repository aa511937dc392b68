import { add } from '@chengban/kernel/decimal.ts'
import { present } from '@chengban/kernel/present.ts'

/** What the people of a department cost in a month; without a department of several small ones together. */
export interface CostNode {
  readonly company: string
  readonly month: string
  readonly departmentId: string | null
  readonly count: number
  readonly money: string | null
  readonly security: string | null
  readonly fundCompany: string | null
  readonly cost: string | null
}

/** Minimum number of people behind a published figure. */
const least = 3

/**
 * Merges departments with too few people, adding the next smallest if they are still too few; hides the figures if that
 * does not suffice.
 */
export const joinFew = (nodes: readonly CostNode[]): CostNode[] =>
  [...Map.groupBy(nodes, ({ company, month }) => `${company} ${month}`).values()].flatMap(ofMonth)

const ofMonth = (nodes: readonly CostNode[]): CostNode[] => {
  const sorted = nodes.toSorted((a, b) => a.count - b.count)
  const isFew = (one: CostNode): boolean => one.departmentId === null || one.count < least
  const few = sorted.filter(isFew)
  const many = sorted.filter((one) => !isFew(one))
  if (!few.length) return many.toReversed()
  while (few.reduce((sum, { count }) => sum + count, 0) < least && many.length) few.push(present(many.shift()))
  const others = few.reduce(together)
  return [...many.toReversed(), others.count < least ? hidden(others) : { ...others, departmentId: null }]
}

const plus = (a: string | null, b: string | null): string => add(a ?? '0.00', b ?? '0.00')

const together = (a: CostNode, b: CostNode): CostNode => ({
  ...a,
  departmentId: null,
  count: a.count + b.count,
  money: plus(a.money, b.money),
  security: plus(a.security, b.security),
  fundCompany: plus(a.fundCompany, b.fundCompany),
  cost: plus(a.cost, b.cost),
})

const hidden = (one: CostNode): CostNode => ({
  ...one,
  departmentId: null,
  money: null,
  security: null,
  fundCompany: null,
  cost: null,
})
