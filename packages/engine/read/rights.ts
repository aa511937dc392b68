import type { Expr } from '@chengban/kernel/expr.ts'
import { has } from '@chengban/kernel/has.ts'

/**
 * A rule with everything settled that the codes alone settle: `true` grants to everybody who asks like this, `false`
 * to nobody, otherwise what is left to ask of the row.
 */
export const reduce = (rule: Expr<unknown>, entries: readonly string[]): boolean | Expr<unknown> => {
  const { op } = rule
  if (op.is === 'everybody' || op.is === 'signedIn') return true
  if (op.is === 'byToken') return false
  if (op.is === 'holds') return has(entries, op.code)
  if (op.is === 'not') {
    const inner = reduce(op.arg, entries)
    return typeof inner === 'boolean' ? !inner : rule
  }
  if (op.is !== 'and' && op.is !== 'or') return rule
  const deciding = op.is === 'or'
  const left = op.args.map((arg) => reduce(arg, entries))
  if (left.includes(deciding)) return deciding
  const open = left.filter((arg) => typeof arg !== 'boolean')
  return open.length === 0
    ? !deciding
    : open.length === 1
      ? (open[0] as Expr<unknown>)
      : { op: { is: op.is, args: open } }
}

/** The alternatives of a rule, each of which grants by itself. */
export const branches = (rule: Expr<unknown>): readonly Expr<unknown>[] =>
  rule.op.is === 'or' ? rule.op.args.flatMap(branches) : [rule]
