import { operators } from './operators.ts'

/** Conditions that one filter may make; each look at other rows counts as five. */
export const mostConditions = 50
const relationWeight = 5

/**
 * The number of comparisons of a filter. A filter over other rows (`client`, `contracts: {some}`, `contractsExist`) is
 * a query under the policies of their table, so it counts as several, regardless of its comparisons.
 */
export const weightOf = (filter: unknown, relation = relationWeight): number => {
  if (Array.isArray(filter)) return filter.reduce((sum: number, one) => sum + Math.max(1, weightOf(one, relation)), 0)
  if (!isObject(filter)) return 1
  return Object.entries(filter).reduce((sum, [key, value]) => sum + weightAt(key, value, relation), 0)
}

const weightAt = (key: string, value: unknown, relation: number): number => {
  if (isOperator(key)) return 1
  if (joining.has(key)) return weightOf(value, relation)
  if (quantifiers.has(key)) return relation + weightOf(value, relation)
  if (value === null) return 1
  if (!isObject(value)) return relation
  const inner = Object.keys(value)
  if (inner.length && (inner.every(isOperator) || inner.every((word) => quantifiers.has(word))))
    return weightOf(value, relation)
  return relation + weightOf(value, relation)
}

const joining = new Set(['and', 'or', 'not'])
const quantifiers = new Set(['some', 'every', 'none'])
const isOperator = (word: string): boolean => Object.hasOwn(operators, word)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message for filters that are too heavy together; undefined for others. */
export const tooHeavy = (filters: readonly unknown[]): string | undefined => {
  const sum = (relation: number): number => filters.reduce((all: number, one) => all + weightOf(one, relation), 0)
  if (sum(1) > mostConditions) return `筛选条件最多${mostConditions}个`
  if (sum(relationWeight) > mostConditions)
    return `筛选条件最多${mostConditions}个，关联条件每个按${relationWeight}个计`
  return undefined
}
