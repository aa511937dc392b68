import type { Entity } from '@chengban/kernel/entity.ts'
import { allOf, type Expr } from '@chengban/kernel/expr.ts'
import { type Field, fieldOf, isDerived, isStored, targetOf } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { type Sql, send } from '../db/sql.ts'
import { columnType, idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { sqlOf } from '../schema/expression.ts'
import { linkColumns } from '../schema/model.ts'
import { column, linkName, quote, table, view } from '../schema/names.ts'
import { searchKept } from './kept-search.ts'
import type { Values } from './scene.ts'
import { searchTypes } from './search-columns.ts'

export interface Locked {
  readonly row: Values
  /** Whether the person asking sees the row at all. */
  readonly seen: boolean
  /** What each rule asked says of the row. */
  readonly rules: readonly boolean[]
}

/** Ids are text throughout the write path, also numeric ones. */
const columnOf = (catalog: Catalog, entity: Entity, name: string, field: Field): string => {
  if (field.kind === 'ref' && catalog.entity(targetOf(field)).idKind === 'int')
    return `t.${column(name)}::text as ${quote(name)}`
  if (field.kind !== 'refs') return `t.${column(name)} as ${quote(name)}`
  const { own, other } = linkColumns(entity, field)
  return `array(select l.${other}::text from store.${linkName(entity.name, name)} l where l.${own} = t.id order by l.sort) as ${quote(name)}`
}

const stored = (entity: Entity): [string, Field][] =>
  Object.entries(entity.fields).filter(([, field]) => isStored(field) || field.kind === 'refs')

/** Locks the row and says, in the same statement, whether it is seen and what the rules say of it. */
export const lockRow = (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  id: string,
  rules: readonly Expr<unknown>[] = [],
): Promise<Locked | undefined> =>
  // append-only rows need no lock, and cannot be locked
  rowBy(tx, catalog, entity, { id, rules, lock: entity.appendOnly === true ? '' : ' for no key update of t' })

/** The same of a row that somebody else may hold: as it was last committed. */
export const readRow = (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  id: string,
  rules: readonly Expr<unknown>[],
): Promise<Locked | undefined> => rowBy(tx, catalog, entity, { id, rules, lock: '' })

interface Wanted {
  readonly id: string
  readonly rules: readonly Expr<unknown>[]
  readonly lock: string
}

const rowBy = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  { id, rules, lock }: Wanted,
): Promise<Locked | undefined> => {
  const place = catalog.place(entity, 't')
  const asked = rules.map((rule, index) => `(${sqlOf(allOf(rule), place)}) is true as "$${index}"`)
  const columns = columnsSql(catalog, entity)
  const seen = `exists (select from ${view(entity.name)} v where v.id = t.id) as "$seen"`
  const [found] = await tx.query(
    `select ${[columns, seen, ...asked].join(', ')} from ${table(entity.name)} t where t.id = $1${lock}`,
    [id],
  )
  if (!found) return undefined
  const { $seen: isSeen, ...row } = found
  const answers = rules.map((_, index) => row[`$${index}`] === true)
  for (const index of rules.keys()) delete row[`$${index}`]
  return { row, seen: isSeen === true, rules: answers }
}

/** All stored columns of a row, and the people its links name; the row has the alias `t`. */
export const columnsSql = (catalog: Catalog, entity: Entity): string =>
  stored(entity)
    .map(([name, field]) => columnOf(catalog, entity, name, field))
    .join(', ')

/** Rows as stored, by their ids; missing ones are left out. */
export const storedRows = (tx: Sql, catalog: Catalog, entity: Entity, ids: readonly string[]): Promise<Values[]> => {
  return tx.query(
    `select ${columnsSql(catalog, entity)} from ${table(entity.name)} t where t.id = any ($1::${idType(entity)}[])`,
    [ids],
  )
}

const wire = (value: unknown, type: string): unknown =>
  type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value

/** Columns the write path fills: stored, and not made by the database itself. */
const written = (entity: Entity): [string, Field][] =>
  Object.entries(entity.fields).filter(
    ([name, field]) =>
      isStored(field) &&
      !(isDerived(field) && !('onWrite' in present(field.options.computed))) &&
      !(name === 'id' && entity.idKind === 'int'),
  )

/** Whether the database must have the row before the next step, or may get it with the next statement. */
export type When = 'now' | 'soon'

/** Inserts the row; gives its id, which the database makes where ids are counted. */
export const insertRow = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  row: Values,
  extra: Values,
  when: When = 'now',
): Promise<string> => {
  const columns = written(entity).filter(([name]) => row[name] !== undefined)
  const names = [...columns.map(([name]) => column(name)), ...Object.keys(extra)]
  const values = [
    ...columns.map(([name, field]) => wire(row[name], columnType(field, catalog.all))),
    ...Object.values(extra),
  ]
  const places = names.map((_, index) => `$${index + 1}`)
  const text = `insert into ${table(entity.name)} (${names.join(', ')}) values (${places.join(', ')})`
  if (when === 'soon' && typeof row.id === 'string') {
    await send(tx, text, values)
    return row.id
  }
  const [made] = await tx.query<{ id: string }>(`${text} returning id::text`, values)
  return made?.id ?? ''
}

/** Inserts rows that fill the same columns with one statement; their ids are known. */
export const insertRows = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  rows: readonly { readonly row: Values; readonly extra: Values }[],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const fields = written(entity).filter(([name]) => rows.some(({ row }) => row[name] !== undefined))
  const columns = [
    ...fields.map(
      ([name, field]) => [column(name), name === 'id' ? idType(entity) : columnType(field, catalog.all)] as const,
    ),
    ...Object.keys(first.extra).map((name) => [name, searchTypes[name as keyof typeof searchTypes]] as const),
  ]
  const values = rows.map(({ row, extra }) => [...fields.map(([name]) => row[name] ?? null), ...Object.values(extra)])
  const names = columns.map(([name]) => name).join(', ')
  await tx.query(
    `insert into ${table(entity.name)} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) x (${columns.map((one) => one.join(' ')).join(', ')})`,
    [
      JSON.stringify(
        values.map((row) => Object.fromEntries(row.map((value, at) => [bare(columns[at]?.[0] ?? ''), value]))),
      ),
    ],
  )
}

/** A column without its quotes, as JSON names it. */
const bare = (name: string): string => name.replaceAll('"', '')

/** Raises the version of these rows and writes the same values into all of them, with one statement. */
export const updateRows = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  ids: readonly string[],
  values: Values,
): Promise<void> => {
  const columns = written(entity).filter(([name]) => name in values)
  const sets = columns.map(([name, field], at) => `${column(name)} = $${at + 2}::${columnType(field, catalog.all)}`)
  await send(
    tx,
    `update ${table(entity.name)} t set ${['version = t.version + 1', ...sets].join(', ')} where t.id = any ($1::${idType(entity)}[])`,
    [ids, ...columns.map(([name, field]) => wire(values[name], columnType(field, catalog.all)))],
  )
  for (const id of ids) await searchKept(tx, catalog, entity, id, Object.keys(values))
}

/** Writes the columns named and raises the version. */
export const updateRow = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  row: Values,
  names: readonly string[],
  extra: Values,
  when: When = 'now',
): Promise<void> => {
  const columns = written(entity).filter(([name]) => names.includes(name) && !['id', 'version'].includes(name))
  const values = [
    row.id,
    ...columns.map(([name, field]) => wire(row[name], columnType(field, catalog.all))),
    ...Object.values(extra),
  ]
  const sets = [...columns.map(([name]) => column(name)), ...Object.keys(extra)].map(
    (name, index) => `${name} = $${index + 2}`,
  )
  const text = `update ${table(entity.name)} set ${['version = version + 1', ...sets].join(', ')} where id = $1`
  if (when === 'soon') await send(tx, text, values)
  else await tx.query(text, values)
  await searchKept(tx, catalog, entity, String(row.id), names)
}

/** Rewrites the links of a field with many references, in the order given. */
export const writeLinks = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  id: string,
  name: string,
  ids: readonly string[],
  isNew = false,
): Promise<void> => {
  const field = fieldOf(entity.fields, name)
  const { own, other } = linkColumns(entity, field)
  const target = catalog.entity(targetOf(field))
  const link = `store.${linkName(entity.name, name)}`
  if (!isNew) await tx.query(`delete from ${link} where ${own} = $1`, [id])
  if (ids.length === 0) return
  await tx.query(
    `insert into ${link} (${own}, ${other}, sort) select $1, x.id::${idType(target)}, x.n from unnest($2::text[]) with ordinality x (id, n)`,
    [id, ids],
  )
}
