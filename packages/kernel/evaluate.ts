import * as days from './days.ts'
import * as decimal from './decimal.ts'
import type { Expr, Op } from './expr.ts'
import { lineFigure } from './line-figure.ts'
import { spoken } from './words.ts'

/** What a formula may know of the person who makes the request. */
export interface Asker {
  readonly userId: string
  has(code: string): boolean
  /** Calendar day and instant of the one clock. */
  readonly today: string
  readonly now: string
}

type Row = Readonly<Record<string, unknown>>

/** Marks a value of a row that is not known here. */
export const unknown = Symbol('unknown')

const known = (row: Row, name: string): unknown => (row[name] === unknown ? undefined : (row[name] ?? null))

/**
 * A formula over values at hand. `undefined` = cannot be said without the database (children, parents, heads, the calendar);
 * what needs more than the row is left to the server.
 */
export const evaluate = (expr: Expr<unknown>, row: Row, asker?: Asker): unknown => {
  const { op } = expr
  const value = (arg: Expr<unknown>): unknown => evaluate(arg, row, asker)
  if (op.is === 'field') return known(row, op.field)
  if (op.is === 'value') return op.value
  if (op.is === 'in') return oneOf(known(row, op.field), op.values)
  if (op.is === 'when') return firstCase(op, value)
  if (op.is === 'and' || op.is === 'or') return junction(op.args.map(value), op.is === 'or')
  if (op.is === 'word') return spoken(op.word, op.args.map(value))
  if (op.is === 'lines') return row[op.field] === unknown ? undefined : lineFigure(op, row[op.field])
  return figure(op, value, () => person(op, row, asker))
}

type Value = (arg: Expr<unknown>) => unknown

const figure = (op: Op, value: Value, otherwise: () => unknown): unknown => {
  switch (op.is) {
    case 'add':
      return fold(op.args.map(value), decimal.add)
    case 'subtract':
      return fold(op.args.map(value), decimal.subtract)
    case 'multiply':
      return fold(op.args.map(value), decimal.multiply)
    case 'abs':
      return fold([value(op.arg)], String, (text) => text.replace('-', ''))
    case 'lt':
      return ordered(value(op.left), value(op.right), (order) => order < 0)
    case 'le':
      return ordered(value(op.left), value(op.right), (order) => order <= 0)
    case 'eq':
      return equal(value(op.left), value(op.right))
    case 'set':
      return isFilled(value(op.arg))
    case 'not':
      return negate(value(op.arg))
    default:
      return otherwise()
  }
}

const person = (op: Op, row: Row, asker: Asker | undefined): unknown => {
  switch (op.is) {
    case 'everybody':
    case 'signedIn':
      return true
    case 'byToken':
      return false
    case 'contains':
      if (op.whose || row[op.field] === unknown) return undefined
      return asker && row[op.field] !== undefined && asList(row[op.field]).includes(asker.userId)
    case 'now':
      return asker?.now
    case 'today':
      return asker?.today
    case 'me':
      return asker && equal(known(row, op.field), asker.userId)
    case 'holds':
      return asker?.has(op.code)
    default:
      return undefined
  }
}

const firstCase = (
  op: Extract<Expr<unknown>['op'], { is: 'when' }>,
  value: (arg: Expr<unknown>) => unknown,
): unknown => {
  for (const [test, then] of op.cases) {
    const held = value(test)
    if (held === undefined) return undefined
    if (held === true) return value(then)
  }
  return value(op.otherwise)
}

const oneOf = (value: unknown, values: readonly unknown[]): boolean | undefined =>
  value === undefined ? undefined : values.some((one) => equal(value, one) === true)
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isFilled = (value: unknown): boolean | undefined =>
  value === undefined ? undefined : value !== null && !(Array.isArray(value) && value.length === 0)
const negate = (value: unknown): unknown => (typeof value === 'boolean' ? !value : value)
const text = (value: unknown): string => String(value)
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && decimal.isDecimal(value))

/** Null beats every figure, as in SQL; unknown beats null. */
const fold = (values: unknown[], work: (a: string, b: string) => string, last = (t: string) => t): unknown => {
  if (values.includes(undefined)) return undefined
  if (values.includes(null)) return null
  return last(values.map(text).reduce((a, b) => work(a, b)))
}

const ordered = (a: unknown, b: unknown, test: (order: number) => boolean): boolean | null | undefined => {
  if (a === undefined || b === undefined) return undefined
  if (a === null || b === null) return null
  if (isNumeric(a) && isNumeric(b)) return test(decimal.compare(text(a), text(b)))
  return test(days.compare(text(a), text(b)))
}

const equal = (a: unknown, b: unknown): boolean | undefined => {
  if (a === undefined || b === undefined) return undefined
  if (isNumeric(a) && isNumeric(b)) return decimal.compare(text(a), text(b)) === 0
  return a === b
}

/** Three-valued: a deciding value decides, else anything unknown makes it unknown. */
const junction = (values: unknown[], deciding: boolean): unknown => {
  if (values.includes(deciding)) return deciding
  if (values.includes(undefined)) return undefined
  return values.includes(null) ? null : !deciding
}
