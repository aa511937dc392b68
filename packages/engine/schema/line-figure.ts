import type { Entity } from '@chengban/kernel/entity.ts'
import type { Op, Scalar } from '@chengban/kernel/expr.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { literal } from './names.ts'

type Figure = Extract<Op, { is: 'lines' }>

/**
 * A figure over the lines of the json column `value`. What the functions take is a path that gives the wanted values:
 * they are immutable, so that such a figure may be a generated column.
 */
export const lineFigureSql = ({ total, field, column, where = {} }: Figure, entity: Entity, value: string): string => {
  const tests = Object.entries(where).map(([name, one]) => testOf(name, [one].flat()))
  const path = `$[*]${tests.length ? ` ? (${tests.join(' && ')})` : ''}${column ? `.${JSON.stringify(column)}` : ''}`
  const found = `jsonb_path_query_array(${value}, ${literal(path)})`
  if (total === 'count') return `coalesce(jsonb_array_length(${found}), 0)`
  const lines = entity.fields[field]
  const kind = lines && isLines(lines) ? lines.options.shape[column ?? '']?.kind : undefined
  if (!kind) throw new Error(`${entity.name}.${field} has no lines with ${column}`)
  return kind === 'date' ? `app.line_${total}_day(${found})` : `app.line_${total}(${found})`
}

const testOf = (name: string, values: readonly Scalar[]): string =>
  `(${values.map((one) => `@.${JSON.stringify(name)} == ${JSON.stringify(one)}`).join(' || ')})`
