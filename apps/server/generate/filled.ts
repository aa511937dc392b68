import type { Expr } from '@chengban/kernel/expr.ts'
import { type Field, isDefaultFrom } from '@chengban/kernel/field.ts'
import type { Fields } from '@chengban/kernel/shape.ts'

const always = new Set(['id', 'version', 'tzCreate', 'tzUpdate'])

/** Whether every existing row has a value there; a formula has one when all it uses have. */
export const isFilled = (fields: Fields, name: string, { kind, options }: Field): boolean => {
  const { required, default: given, computed } = options
  if (always.has(name) || kind === 'refs' || required) return true
  if (computed && 'op' in computed) return hasValue(fields, computed)
  if (given === undefined || given === null) return false
  return !isDefaultFrom(given) || ('from' in given && given.from !== 'me')
}

const counted = new Set(['count', 'sum', 'exists', 'list'])
const tests = new Set(['set', 'now', 'today', 'object', 'tree', 'everybody', 'signedIn', 'holds'])

const hasValue = (fields: Fields, { op }: Expr<unknown>): boolean => {
  const has = (one: Expr<unknown>): boolean => hasValue(fields, one)
  switch (op.is) {
    case 'value':
      return op.value !== null
    case 'field':
    case 'in': {
      const field = fields[op.field]
      return field !== undefined && isFilled(fields, op.field, field)
    }
    case 'children':
    case 'lines':
      return counted.has(op.total)
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'and':
    case 'or':
      return op.args.every(has)
    case 'lt':
    case 'le':
    case 'eq':
      return has(op.left) && has(op.right)
    case 'abs':
    case 'not':
      return has(op.arg)
    case 'when':
      return has(op.otherwise) && op.cases.every(([, value]) => has(value))
    case 'word':
      return op.word === 'coalesce' || op.word === 'greatest' || op.word === 'least' ? op.args.some(has) : false
    default:
      return tests.has(op.is)
  }
}
