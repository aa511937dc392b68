import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Actor, Database } from '../db/database.ts'
import type { Catalog } from '../schema/catalog.ts'
import { view } from '../schema/names.ts'
import { searchCondition } from '../search/probe.ts'
import { filterSql } from './filter.ts'
import { Params } from './params.ts'
import { ruleScope, scopeOf } from './scope.ts'
import { readable, selectList, type Wanted } from './select.ts'
import { orderBy } from './sort.ts'

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
  const where = conditions(catalog, entity, actor, query, params)
  const order = orderBy(query.sort, entity, actor.entries)
  const inner = `select v.* from ${view(entity.name)} v where ${where} order by ${order} limit ${page.size} offset ${page.offset}`
  const wanted = { ...query, columns: checkedColumns(entity, query.columns) }
  const text = `select ${selectList(catalog, entity, wanted)} from (${inner}) p`
  return db.read(actor, { text, params: params.values, prepared: !query.keyword })
}

/** How many rows the list has in all. */
export const count = async ({ db, catalog, actor }: Reading, entity: Entity, query: ListQuery): Promise<number> => {
  const params = new Params()
  const where = conditions(catalog, entity, actor, query, params)
  const text = `select count(*)::integer as total from ${view(entity.name)} v where ${where}`
  const [row] = await db.read<{ total: number }>(actor, { text, params: params.values, prepared: !query.keyword })
  return row?.total ?? 0
}

const conditions = (catalog: Catalog, entity: Entity, actor: Actor, query: ListQuery, params: Params): string => {
  const { entries } = actor
  const parts = [
    scopeOf(catalog, entity, entries),
    query.view ? viewCondition(catalog, entity, query.view, entries) : 'true',
    query.filters ? filterSql(query.filters, { catalog, entity, entries, params, alias: 'v', depth: 0 }) : 'true',
    query.keyword?.trim() ? keywordCondition(entity, query.keyword, params) : 'true',
  ].filter((part) => part !== 'true')
  return parts.length ? parts.join(' and ') : 'true'
}

const viewCondition = (catalog: Catalog, entity: Entity, which: 'own' | 'todo' | 'done', entries: readonly string[]): string => {
  if (which === 'own') return entity.rows.own ? ruleScope(catalog, entity, entity.rows.own, entries) : 'false'
  const states = which === 'todo' ? `k.status = '待处理'` : `k.status in ('已同意', '已驳回', '已转交')`
  return `v.id in (select k.relevance_id::uuid from public.audit_task k where k.module = '${entity.name}' and k.user_id = (select app.me()) and ${states})`
}

const keywordCondition = (entity: Entity, keyword: string, params: Params): string => {
  if (!Object.values(entity.fields).some((field) => field.options.search)) throw invalid({ keyword: `${entity.label}不支持关键字搜索` })
  return searchCondition(keyword.slice(0, 100), params.values, { grams: 'v.search_grams', text: 'v.search_text', initials: 'v.search_initials' })
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
  return row
}
