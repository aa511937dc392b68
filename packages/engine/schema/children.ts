import type { Entity } from '@chengban/kernel/entity.ts'
import type { Op } from '@chengban/kernel/expr.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { columnType, type Declared, idType } from '../kinds/column.ts'
import { type Place, sqlOf } from './expression.ts'
import { column, table } from './names.ts'

type Children = Extract<Op, { is: 'children' }>

interface Counted {
  /** What the children name of the row they are counted for, in SQL, and its type. */
  readonly id: string
  readonly idType: string
  /** Brings that row in where it is not at hand, for conditions that ask for its columns. */
  readonly from?: string
}

/** A figure over child rows as one statement. */
export const childrenSql = (
  op: Children,
  child: Place,
  around: Place,
  { id, idType: type, from = '' }: Counted,
): string => {
  const where = op.where ? sqlOf(op.where, { ...child, around }) : ''
  const asksParent = op.at !== undefined || (op.where && JSON.stringify(op.where).includes('"is":"parent"'))
  const key = isText(child.entity, op.by) && type !== 'text' ? `${id}::text` : id
  const rows = `from ${table(op.of)} x${asksParent ? from : ''} where x.${column(op.by)} = ${key}${where ? ` and ${where}` : ''}`
  const value = op.column ? sqlOf({ op: { is: 'field', field: op.column } }, child) : ''
  return {
    count: `select count(*)::integer ${rows}`,
    exists: `select exists (select ${rows})`,
    sum: `select coalesce(sum(${value}), 0) ${rows}`,
    min: `select min(${value}) ${rows}`,
    max: `select max(${value}) ${rows}`,
    avg: `select avg(${value}) ${rows}`,
  }[op.total]
}

/** Rows about a record name it as text. */
const isText = ({ fields }: Entity, by: string): boolean => fields[by]?.kind === 'text'

export const childType = ({ total, column: name = '' }: Children, child: Entity, all: Declared): string => {
  if (total === 'count') return 'integer'
  if (total === 'exists') return 'boolean'
  if (total === 'avg') return 'numeric'
  return columnType(fieldOf(child, name), all)
}

const fieldOf = (child: Entity, name: string): Field => {
  const field = child.fields[name]
  if (!field) throw new Error(`${child.name} has no column ${name}`)
  return field
}

/** What child rows name of the row `alias`: its id, where that is at hand as `id`, or a column they share. */
export const namedOf = (
  { at }: Children,
  entity: Entity,
  all: Declared,
  alias: string,
  id = `${alias}.id`,
): Pick<Counted, 'id' | 'idType'> =>
  at === undefined
    ? { id, idType: idType(entity) }
    : { id: `${alias}.${column(at)}`, idType: columnType(fieldOf(entity, at), all) }
