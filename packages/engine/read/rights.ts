import type { Expr } from '@chengban/kernel/expr.ts'
import { has } from '@chengban/kernel/has.ts'
import { present } from '@chengban/kernel/present.ts'

/**
 * A rule after the parts that depend on codes alone: `true` grants to everybody with these entries, `false` to nobody,
 * otherwise the condition on the row is left.
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
  return open.length === 0 ? !deciding : open.length === 1 ? present(open[0]) : { op: { is: op.is, args: open } }
}

/** The alternatives of a rule, each of which grants on its own. */
export const branches = (rule: Expr<unknown>): readonly Expr<unknown>[] =>
  rule.op.is === 'or' ? rule.op.args.flatMap(branches) : [rule]
