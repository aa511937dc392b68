import type { Expr } from '@chengban/kernel/expr.ts'

// Decision 029: A mask shared by several columns is evaluated once for each row

type Rule = Expr<unknown>

/** Alternatives in the order they are best asked in: a row that one grants asks none of the others. */
export const cheapestFirst = (rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted((a, b) => costOf(a) - costOf(b))

/** A code is one question, and most who hold it see every row by it; beside a condition it is one of several. */
const costOf = (rule: Rule): number => (isCode(rule) ? -1 : partCost(rule))

const isCode = ({ op }: Rule): boolean => op.is === 'holds' || (op.is === 'or' && op.args.every(isCode))

/** What the row itself tells comes before what a set is worked out for, and this before records of others. */
const partCost = ({ op }: Rule): number => {
  switch (op.is) {
    case 'and':
    case 'or':
      return Math.max(0, ...op.args.map(partCost))
    case 'headOf':
    case 'leaderOf':
    case 'headsOf':
    case 'aroundMe':
    case 'leadsMe':
      return 1
    case 'holds':
      return 2
    case 'tasked':
      return 3
    case 'via':
    case 'some':
    case 'contains':
      return 4
    case 'asParent':
    case 'asRecord':
      return 5
    default:
      return 0
  }
}
