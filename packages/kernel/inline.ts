import type { Expr, Op, Scalar } from './expr.ts'
import type { Field } from './field.ts'
import { formulaOf } from './field.ts'
import { present } from './present.ts'

type Fields = Readonly<Record<string, Field>>
type Rule = Expr<unknown>

/** The fields, with formulas that name stored columns only: a formula named by another one replaces its name. */
export const inlined = <F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const rule = formulaIn(fields, name)
      if (!rule && !field.options.kept) return [name, field]
      const computed = expand(formulaOf(field), fields, [name])
      return [name, { ...field, options: { ...field.options, computed } }]
    }),
  ) as F

/** A rule over a row, with the formulas of the fields it names in their place. */
export const inlinedRule = (rule: Rule, fields: Fields): Rule => expand(rule, fields, [])

/** The formula of a field that has no column to be named by: neither kept nor written by a handler. */
const formulaIn = (fields: Fields, name: string): Rule | undefined => {
  const { computed, kept } = fields[name]?.options ?? {}
  return computed && !kept && !('onWrite' in computed) ? computed : undefined
}

const expand = (rule: Rule, fields: Fields, within: readonly string[]): Rule => {
  const { op } = rule
  const inner = 'field' in op && (op.is === 'field' || op.is === 'in') ? formulaIn(fields, op.field) : undefined
  if (!inner || !('field' in op)) return { op: mapArgs(op, (arg) => expand(arg, fields, within)) }
  if (within.includes(op.field)) throw new Error(`formulas in a circle: ${[...within, op.field].join(' → ')}`)
  const value = expand(inner, fields, [...within, op.field])
  return op.is === 'in' ? anyOf(value, op.values) : value
}

const anyOf = (value: Rule, values: readonly Scalar[]): Rule => {
  const tests = values.map(
    (one): Rule => ({
      op:
        one === null
          ? { is: 'not', arg: { op: { is: 'set', arg: value } } }
          : { is: 'eq', left: value, right: { op: { is: 'value', value: one } } },
    }),
  )
  return tests.length === 1 ? present(tests[0]) : { op: { is: 'or', args: tests } }
}

/** The same step with every part over the row itself changed; conditions over other rows stay as they are. */
const mapArgs = (op: Op, change: (arg: Rule) => Rule): Op => {
  if ('args' in op) return { ...op, args: op.args.map(change) }
  if ('arg' in op) return op.is === 'around' ? op : { ...op, arg: change(op.arg) }
  if (op.is === 'object')
    return { ...op, shape: Object.fromEntries(Object.entries(op.shape).map(([key, value]) => [key, change(value)])) }
  if ('left' in op) return { ...op, left: change(op.left), right: change(op.right) }
  if (op.is !== 'when') return op
  const cases = op.cases.map(([test, value]) => [change(test), change(value)] as const)
  return { ...op, cases, otherwise: change(op.otherwise) }
}
