import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Actor, Database } from '../db/database.ts'
import type { Catalog } from '../schema/catalog.ts'
import { view } from '../schema/names.ts'
import { searchCondition } from '../search/probe.ts'
import { filterSql } from './filter.ts'
import { readLines } from './lines.ts'
import { Params } from './params.ts'
import { type Branch, ruleScope, scopeOf, scopeSql } from './scope.ts'
import { readable, selectList, type Wanted } from './select.ts'
import { orderSql, type SortKey, sortKeys } from './sort.ts'

export type Row = Record<string, unknown>

/** What may be asked of a list, before paging. */
export interface ListQuery extends Wanted {
  readonly filters?: unknown
  readonly keyword?: string | undefined
  readonly sort?: string | undefined
  /** `own`: my records; `todo`: those that wait for me; `done`: those I have decided. */
  readonly view?: 'own' | 'todo' | 'done' | undefined
}

export interface Page {
  readonly offset: number
  readonly size: number
}

interface Reading {
  readonly db: Database
  readonly catalog: Catalog
  readonly actor: Actor
}

/** One page of the rows the actor may see; `columns` limits what is given of each. */
export const list = ({ db, catalog, actor }: Reading, entity: Entity, query: ListQuery, page: Page): Promise<Row[]> => {
  const params = new Params()
  const scope = scopeOf(catalog, entity, actor.entries)
  const keys = sortKeys(query.sort, entity, actor.entries)
  const where = conditions(catalog, entity, actor, query, params)
  const sought = soughtSql(entity, query, params)
  const inner =
    scope === true && sought !== 'true'
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
  const firsts = scope.map(({ condition, from }) =>
    from
      ? `(select x.* from ${from.set} b (id) cross join lateral (select s.id, ${carried} from ${view(entity.name)} s where s.${from.column} = b.id and ${where} ${tail}) x)`
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
  const scope = scopeOf(catalog, entity, actor.entries)
  const where = `${conditions(catalog, entity, actor, query, params)} and ${soughtSql(entity, query, params)}`
  const rows =
    typeof scope === 'boolean'
      ? [`select s.id from ${view(entity.name)} s where ${scope} and ${where}`]
      : scope.map((branch) => branchRows(entity, branch, where))
  const text = `select count(*)::integer as total from (${rows.join(' union ')}) i`
  const [row] = await db.read<{ total: number }>(actor, { text, params: params.values, prepared: !query.keyword })
  return row?.total ?? 0
}

const branchRows = (entity: Entity, { condition, from }: Branch, where: string): string =>
  from
    ? `select s.id from ${from.set} b (id) join ${view(entity.name)} s on s.${from.column} = b.id where ${where}`
    : `select s.id from ${view(entity.name)} s where ${condition} and ${where}`

/** What is asked beyond the scope, over the alias `s`. */
const conditions = (catalog: Catalog, entity: Entity, actor: Actor, query: ListQuery, params: Params): string => {
  const { entries } = actor
  const parts = [
    query.view ? viewCondition(catalog, entity, query.view, entries) : 'true',
    query.filters ? filterSql(query.filters, { catalog, entity, entries, params, alias: 's', depth: 0 }) : 'true',
  ].filter((part) => part !== 'true')
  return parts.length ? parts.join(' and ') : 'true'
}

const viewCondition = (
  catalog: Catalog,
  entity: Entity,
  which: 'own' | 'todo' | 'done',
  entries: readonly string[],
): string => {
  if (which === 'own')
    return entity.rows.own ? scopeSql(ruleScope(catalog, entity, entity.rows.own, entries), entity, 's') : 'false'
  const states = which === 'todo' ? `k.status = '待处理'` : `k.status in ('已同意', '已驳回', '已转交')`
  return `s.id in (select k.relevance_id::uuid from public.audit_task k where k.module = '${entity.name}' and k.user_id = (select app.me()) and ${states})`
}

/** What the keyword box asks, over the alias `s`. */
const soughtSql = (entity: Entity, { keyword }: ListQuery, params: Params): string => {
  if (!keyword?.trim()) return 'true'
  if (!Object.values(entity.fields).some((field) => field.options.search))
    throw invalid({ keyword: `${entity.label}不支持关键字搜索` })
  return searchCondition(keyword.slice(0, 100), params.values, {
    grams: 's.search_grams',
    text: 's.search_text',
    initials: 's.search_initials',
  })
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
