import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { columnType, type Declared, idType } from '../kinds/column.ts'
import { asksAround, type Children } from './asked-of-row.ts'
import { own, type Place, sqlOf } from './expression.ts'
import { linkColumns } from './model.ts'
import { column, linkName, table, view } from './names.ts'

type Through = NonNullable<Children['through']>

export interface CountedRow {
  /** What the children name of the row they are counted for, in SQL, and its type. */
  readonly id: string
  readonly idType: string
  /** Brings that row in where it is not at hand, for conditions that ask for its columns. */
  readonly from?: string
}

/** A figure over child rows as one statement. */
export const childrenSql = (
  op: Children,
  rows: Place,
  around: Place,
  { id, idType: type, from = '' }: CountedRow,
): string => {
  const child = { ...rows, around }
  const brought = asksAround(op) ? from : ''
  const source = sourceSql(op, op.where ? [op.where] : [], child, around, { id, idType: type, from: brought })
  const value = summedOf(op, child)
  return {
    count: () => `select count(${countedBy(op, child)})::integer ${source}`,
    exists: () => `select exists (select ${source})`,
    sum: () => `select coalesce(sum(${value}), 0) ${source}`,
    min: () => `select min(${value}) ${source}`,
    max: () => `select max(${value}) ${source}`,
    avg: () => `select avg(${value}) ${source}`,
    first: () => `select ${value} ${source} order by ${orderOf(op, child)} limit 1`,
    list: () => listSql(op, value, orderOf(op, child), source),
  }[op.total]()
}

/** Counts and sums over the same child rows as one statement, in their order. What all their conditions demand chooses the rows. */
export const figuresSql = (
  ops: readonly [Children, ...Children[]],
  rows: Place,
  around: Place,
  { id, idType: type, from = '' }: CountedRow,
): string => {
  const child = { ...rows, around }
  const demanded = ops.map(({ where }) => new Map(demandsOf(where).map((one) => [JSON.stringify(one), one])))
  const [first] = demanded as [Map<string, Expr<unknown>>]
  const shared = [...first].filter(([key]) => demanded.every((one) => one.has(key)))
  const figures = ops.map((op, at) => {
    const further = [...(demanded[at] ?? [])].filter(([key]) => !shared.some(([other]) => other === key))
    const filter = further.length ? ` filter (where ${further.map(([, one]) => sqlOf(one, child)).join(' and ')})` : ''
    return op.total === 'count'
      ? `count(${countedBy(op, child)})${filter}`
      : `coalesce(sum(${summedOf(op, child)})${filter}, 0)`
  })
  const brought = ops.some(asksAround) ? from : ''
  const where = shared.map(([, one]) => one)
  const source = sourceSql(ops[0], where, child, around, { id, idType: type, from: brought })
  return `select array[${figures.join(', ')}]::numeric[] ${source}`
}

/** The conditions of which all must hold. */
const demandsOf = (where: Expr<unknown> | undefined): readonly Expr<unknown>[] => {
  if (!where) return []
  return where.op.is === 'and' ? where.op.args.flatMap(demandsOf) : [where]
}

const sourceSql = (
  op: Children,
  where: readonly Expr<unknown>[],
  child: Place,
  around: Place,
  { id, idType: type, from = '' }: CountedRow,
): string => {
  const naming = op.through
    ? namesThrough(op.through, op, child, { id, idType: type })
    : namesRow(op, child, around, { id, idType: type })
  const all = [naming, ...where.map((one) => sqlOf(one, child))].join(' and ')
  return `from ${sourceOf(op)} ${child.alias}${from} where ${all}`
}

const summedOf = ({ value, column: name }: Children, child: Place): string =>
  value ? sqlOf(value, child) : name ? own(child, name) : ''

const sourceOf = ({ of, seen }: Children): string => (seen ? view(of) : table(of))

/** How a child row names the row it is counted for. */
const namesRow = (op: Children, child: Place, around: Place, { id, idType: type }: CountedRow): string => {
  if (op.named && around.isSeen) return `${child.alias}.id = any(${own(around, op.named)})`
  if (op.named) {
    const { own: mine, other } = linkColumns(around.entity, fieldOf(around.entity.fields, op.named))
    const link = `store.${linkName(around.entity.name, op.named)}`
    return `${child.alias}.id in (select l.${other} from ${link} l where l.${mine} = ${id})`
  }
  const named = `${child.alias}.${column(op.by)}`
  if (fieldOf(child.entity.fields, op.by).kind === 'json') return `${named} ? ${id}`
  // rows about a record name it as text
  const [theirs, ours] = [isText(child.entity, op.by), type === 'text']
  const key = theirs && !ours ? `${id}::text` : id
  if (op.below) return `${named} in (select rule.${around.idsOf(around, { is: 'tree', part: 'below' })}(${key}))`
  return `${named}${ours && !theirs ? '::text' : ''} = ${key}`
}

/** The same by way of rows that name it, which say what the child names. */
const namesThrough = (through: Through, { by }: Children, child: Place, counted: CountedRow): string => {
  const rows = { ...child.at(through.of, `${child.alias}_t`), ...(child.around ? { around: child.around } : {}) }
  const asked = through.where ? ` and ${sqlOf(through.where, rows)}` : ''
  const named = namesRow({ is: 'children', total: 'count', of: through.of, by: through.by }, rows, rows, counted)
  const held = `select ${rows.alias}.${column(through.column ?? 'id')} from ${(child.isSeen ? view : table)(through.of)} ${rows.alias} where ${named}${asked}`
  return `${child.alias}.${column(by)} in (${held})`
}

const countedBy = ({ distinct }: Children, child: Place): string =>
  distinct ? `distinct (${distinct.map((name) => own(child, name)).join(', ')})` : '*'

const listSql = ({ most }: Children, value: string, order: string, source: string): string => {
  if (most === undefined) return `select coalesce(jsonb_agg(${value} order by ${order}), '[]') ${source}`
  const first = `select ${value} as value, row_number() over (order by ${order}) as place ${source} order by 2 limit ${most}`
  return `select coalesce(jsonb_agg(one.value order by one.place), '[]') from (${first}) one`
}

const orderOf = ({ sort = [] }: Children, child: Place): string =>
  [...sort.map((one) => keyOf(one, child)), `${child.alias}.id`].join(', ')

const keyOf = (one: string | Expr<unknown>, child: Place): string => {
  if (typeof one !== 'string') return sqlOf(one, child)
  return one.startsWith('-') ? `${own(child, one.slice(1))} desc` : own(child, one)
}

const isText = ({ fields, idKind }: Entity, by: string): boolean =>
  by === 'id' ? idKind === 'text' : fields[by]?.kind === 'text'

export const childType = ({ total, column: name, value }: Children, child: Entity, all: Declared): string => {
  if (total === 'count') return 'integer'
  if (total === 'exists') return 'boolean'
  if (total === 'list') return 'jsonb'
  if (total === 'avg' || value) return 'numeric'
  return columnType(fieldOf(child.fields, name ?? ''), all)
}

/** What child rows name of the row `alias`: its id, where that is at hand as `id`, or a column they share. */
export const namedOf = (
  { at }: Children,
  entity: Entity,
  all: Declared,
  alias: string,
  id = `${alias}.id`,
): Pick<CountedRow, 'id' | 'idType'> =>
  at === undefined
    ? { id, idType: idType(entity) }
    : { id: `${alias}.${column(at)}`, idType: columnType(fieldOf(entity.fields, at), all) }
