import type { Entity } from '@chengban/kernel/entity.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'
import { columnType, idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, table } from '../schema/names.ts'
import { columnsSql } from './rows.ts'
import type { Values, Within } from './scene.ts'

type Bound<V> = { readonly not: V | readonly V[] | null } | { readonly from?: V; readonly to?: V; readonly before?: V }
/** Rows whose columns have the value, one of the values, no value (null), or lie within bounds (`from` and `to` count). */
export type Where<E extends EntityName> = {
  readonly [K in keyof RowOf<E>]?: RowOf<E>[K] | readonly RowOf<E>[K][] | Bound<NonNullable<RowOf<E>[K]>> | null
}
/** A row by its id, several, or all that a condition names. */
export type Which<E extends EntityName> = string | readonly string[] | Where<E>

interface Finding<E extends EntityName> {
  /** `-` before a name: falling. By id when left out. */
  readonly sort?: readonly ((keyof RowOf<E> & string) | `-${keyof RowOf<E> & string}`)[]
  readonly most?: number
  /** Held until the transaction ends, in the order of their ids. */
  readonly isLocked?: boolean
}

/** For handlers: rows of an entity as stored, regardless of the person's sight. */
export const find = async <E extends EntityName>(
  { tx, writer }: Within,
  name: E,
  which: Which<E>,
  { sort = [], most, isLocked }: Finding<E> = {},
): Promise<RowOf<E>[]> => {
  const { catalog } = writer
  const entity = catalog.entity(name)
  const params: unknown[] = []
  const tests = testsOf(catalog, entity, which, params)
  if (isLocked && sort.length) throw new Error(`${name}: rows are locked in the order of their ids`)
  const order = [...sort.map(ordered), 't.id'].join(', ')
  const rows = await tx.query<Values>(
    `select ${columnsSql(catalog, entity)} from ${table(name)} t${tests.length ? ` where ${tests.join(' and ')}` : ''}
     order by ${order}${most === undefined ? '' : ` limit ${most}`}${isLocked && entity.appendOnly !== true ? ' for no key update of t' : ''}`,
    params,
  )
  return rows as RowOf<E>[]
}

/** The first of them; undefined where there is none. */
export const findOne = async <E extends EntityName>(
  within: Within,
  name: E,
  which: Which<E>,
  finding: Omit<Finding<E>, 'most'> = {},
): Promise<RowOf<E> | undefined> => (await find(within, name, which, { ...finding, most: 1 }))[0]

const ordered = (name: string): string =>
  name.startsWith('-') ? `t.${column(name.slice(1))} desc nulls last` : `t.${column(name)}`

const testsOf = (
  catalog: Catalog,
  entity: Entity,
  which: Values | string | readonly string[],
  params: unknown[],
): string[] => {
  if (typeof which === 'string' || Array.isArray(which)) return testsOf(catalog, entity, { id: which }, params)
  return Object.entries(which).flatMap(([name, value]) => {
    const field = entity.fields[name]
    if (!field) throw new Error(`${entity.name} has no ${name}`)
    const type = name === 'id' ? idType(entity) : columnType(field, catalog.all)
    return testOf(`t.${column(name)}`, type, value, params)
  })
}

const bounds = { from: '>=', to: '<=', before: '<' } as const

const testOf = (at: string, type: string, value: unknown, params: unknown[]): string[] => {
  const put = (one: unknown, as = type): string => `$${params.push(one)}::${as}`
  if (value === undefined) throw new Error(`${at}: nothing to compare with`)
  if (value === null) return [`${at} is null`]
  if (Array.isArray(value)) return [`${at} = any (${put(value, `${type}[]`)})`]
  if (typeof value !== 'object') return [`${at} = ${put(value)}`]
  if ('not' in value) {
    const { not } = value
    if (not === null) return [`${at} is not null`]
    return Array.isArray(not)
      ? [`(${at} = any (${put(not, `${type}[]`)})) is not true`]
      : [`${at} is distinct from ${put(not)}`]
  }
  return Object.entries(value).map(([bound, one]) => `${at} ${bounds[bound as keyof typeof bounds]} ${put(one)}`)
}
