import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Actor, Database } from '../db/database.ts'
import type { Catalog } from '../schema/catalog.ts'
import { view } from '../schema/names.ts'
import { conditions, idsSql, soughtSql } from './asked.ts'
import { readLines } from './lines.ts'
import { Params } from './params.ts'
import { type Branch, scopeFor, type View } from './scope.ts'
import { readable, selectList, type Wanted } from './select.ts'
import { hidesSought } from './shown-search.ts'
import { orderSql, type SortKey, sortKeys } from './sort.ts'

export type Row = Record<string, unknown>

/** What may be asked of a list, before paging. */
export interface ListQuery extends Wanted {
  readonly filters?: unknown
  readonly keyword?: string | undefined
  readonly sort?: string | undefined
  /** `own`: my records; `todo`: those that wait for me; `done`: those I have decided. */
  readonly view?: View
}

export interface Page {
  readonly offset: number
  readonly size: number
}

export interface Reading {
  readonly db: Database
  readonly catalog: Catalog
  readonly actor: Actor
}

/** One page of the rows the actor may see; `columns` limits what is given of each. */
export const list = ({ db, catalog, actor }: Reading, entity: Entity, query: ListQuery, page: Page): Promise<Row[]> => {
  const params = new Params()
  const scope = scopeFor(catalog, entity, actor, query.view)
  const keys = sortKeys(query.sort, entity, actor.entries)
  const where = conditions(catalog, entity, actor, query, params)
  const sought = soughtSql({ catalog, entity, entries: actor.entries }, query, params)
  const inner =
    scope === true && sought !== 'true' && !hidesSought(entity, actor.entries)
      ? soughtPage(entity, where, sought, keys, page)
      : typeof scope === 'boolean'
        ? plainPage(entity, scope, `${where} and ${sought}`, keys, page)
        : branchedPage(entity, scope, `${where} and ${sought}`, keys, page)
  const wanted = { ...query, columns: checkedColumns(entity, query.columns) }
  const text = `select ${selectList(catalog, entity, wanted)} from (${inner}) p`
  return db.read(actor, { text, params: params.values, prepared: !query.keyword })
}

/** The page is cut from ids and sort keys alone; only then are its rows read, with all that is derived of them. */
const pageSql = (entity: Entity, ids: string, keys: readonly SortKey[]): string =>
  `select v.* from (${ids}) i join ${view(entity.name)} v on v.id = i.id order by ${orderSql(keys, 'carried')}`

const carriedSql = (keys: readonly SortKey[]): string =>
  keys.map(({ column }, index) => `s.${column} as k${index}`).join(', ')

const plainPage = (
  entity: Entity,
  all: boolean,
  where: string,
  keys: readonly SortKey[],
  { size, offset }: Page,
): string =>
  pageSql(
    entity,
    `select s.id, ${carriedSql(keys)} from ${view(entity.name)} s where ${all} and ${where} order by ${orderSql(keys, 's')} limit ${size} offset ${offset}`,
    keys,
  )

/** So many rows of the order are looked at before the index of words is asked. */
const near = 2_000

/**
 * A keyword among all rows: a common one is found near the front of the order, a rare one through the index of words.
 * Which it is shows only by looking, so the front is tried first and the index asked when it has too few.
 */
const soughtPage = (
  entity: Entity,
  where: string,
  sought: string,
  keys: readonly SortKey[],
  { size, offset }: Page,
): string => {
  const carried = carriedSql(keys)
  const order = orderSql(keys, 's')
  const wanted = offset + size
  const grams = ['search_grams', 'search_text', 'search_initials'].map((name) => `s.${name}`).join(', ')
  const names = keys.map((_, index) => `s.k${index}`).join(', ')
  return pageSql(
    entity,
    `with front as materialized (
       select s.id, ${names} from (select s.id, ${carried}, ${grams} from ${view(entity.name)} s where ${where} order by ${order} limit ${near}) s where ${sought} order by ${orderSql(keys, 'carried')} limit ${wanted}
     ), whole as materialized (
       select s.id, ${carried} from ${view(entity.name)} s where (select count(*) from front) < ${wanted} and ${where} and ${sought}
     )
     select f.* from (select * from front where (select count(*) from front) = ${wanted} union all select * from whole) f order by ${orderSql(keys, 'carried')} limit ${size} offset ${offset}`,
    keys,
  )
}

/** Each alternative gives its own first rows in the order asked for; of these the page is cut. */
const branchedPage = (
  entity: Entity,
  scope: readonly Branch[],
  where: string,
  keys: readonly SortKey[],
  { size, offset }: Page,
): string => {
  const carried = carriedSql(keys)
  const tail = `order by ${orderSql(keys, 's')} limit ${offset + size}`
  const firsts = scope.map(({ condition, from, also = 'true' }) =>
    from
      ? `(select x.* from ${from.set} b (id) cross join lateral (select s.id, ${carried} from ${view(entity.name)} s where s.${from.column} = b.id and ${also} and ${where} ${tail}) x)`
      : `(select s.id, ${carried} from ${view(entity.name)} s where ${condition} and ${where} ${tail})`,
  )
  return pageSql(
    entity,
    `select i.* from (${firsts.join(' union ')}) i order by ${orderSql(keys, 'carried')} limit ${size} offset ${offset}`,
    keys,
  )
}

/** How many rows the list has in all. */
export const count = async ({ db, catalog, actor }: Reading, entity: Entity, query: ListQuery): Promise<number> => {
  const params = new Params()
  const scope = scopeFor(catalog, entity, actor, query.view)
  const where = `${conditions(catalog, entity, actor, query, params)} and ${soughtSql({ catalog, entity, entries: actor.entries }, query, params)}`
  const text = `select count(*)::integer as total from (${idsSql(entity, scope, where)}) i`
  const [row] = await db.read<{ total: number }>(actor, { text, params: params.values, prepared: !query.keyword })
  return row?.total ?? 0
}

const checkedColumns = (entity: Entity, columns: readonly string[] | undefined): readonly string[] | undefined => {
  if (!columns) return undefined
  const known = new Set(readable(entity))
  const unknown = columns.find((name) => !known.has(name))
  if (unknown) throw invalid({ [unknown]: '未知字段' })
  return [...new Set(['id', 'version', ...columns])]
}

/** The row with this id, or undefined where there is none for the actor. */
export const detail = async ({ db, catalog, actor }: Reading, entity: Entity, id: string): Promise<Row | undefined> => {
  const text = `select ${selectList(catalog, entity, { abilities: true })} from (select v.* from ${view(entity.name)} v where v.id = $1) p`
  const [row] = await db.read(actor, { text, params: [id], prepared: true })
  return row && entity.lines ? { ...row, ...(await readLines({ db, catalog, actor }, entity, id)) } : row
}
