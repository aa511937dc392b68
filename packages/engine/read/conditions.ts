import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Actor } from '../db/database.ts'
import { idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { searchFields } from '../schema/model.ts'
import { namedView, view } from '../schema/names.ts'
import { containing, searchCondition } from '../search/probe.ts'
import { filterSql } from './filter.ts'
import type { ListQuery } from './list.ts'
import type { Params } from './params.ts'
import { branchRows, type Scope } from './scope.ts'
import { hidesSought, type Seeking, soughtInShown } from './shown-search.ts'

/** The conditions besides the scope, over the alias `s`. */
export const conditions = (
  catalog: Catalog,
  entity: Entity,
  actor: Actor,
  query: ListQuery,
  params: Params,
): string => {
  const { entries } = actor
  const parts = [
    query.view ? viewCondition(entity, query.view) : 'true',
    query.filters ? filterSql(query.filters, { catalog, entity, entries, params, alias: 's', depth: 0 }) : 'true',
    query.called?.trim() ? calledSql(entity, entries, query.called.trim().slice(0, 100), params) : 'true',
  ].filter((part) => part !== 'true')
  return parts.length ? parts.join(' and ') : 'true'
}

/** By the name of the row, and by its search text where that shows nothing hidden. */
const calledSql = (entity: Entity, entries: readonly string[], fragment: string, params: Params): string => {
  const name = params.add(containing(fragment.toLowerCase()), 'text')
  const isKept = searchFields(entity).length > 0 && !hidesSought(entity, entries)
  const kept = isKept ? ` or ${searchCondition(fragment, params.values, searchColumns)}` : ''
  return `(exists (select from ${namedView(entity.name)} n where n.id = s.id and lower(n.name::text) like ${name})${kept})`
}

const searchColumns = { grams: 's.search_grams', text: 's.search_text', initials: 's.search_initials' }

/** What waits for the person or was decided by them; one's own rows are a scope of their own. */
const viewCondition = (entity: Entity, which: 'own' | 'todo' | 'done'): string => {
  if (which === 'own') return 'true'
  const states = which === 'todo' ? `k.status = '待处理'` : `k.status in ('已同意', '已驳回', '已转交')`
  return `s.id in (select k.relevance_id::${idType(entity)} from public.audit_task k where k.module = '${entity.name}' and k.user_id = (select app.me()) and ${states})`
}

/** What the keyword box asks, over the alias `s`; `beside`: what is looked up in the index of words with it. */
export const soughtSql = (asked: Seeking, { keyword }: ListQuery, params: Params, beside?: string): string => {
  if (!keyword?.trim()) return 'true'
  if (searchFields(asked.entity).length === 0) throw invalid({ keyword: `${asked.entity.label}不支持关键字搜索` })
  const fragment = keyword.slice(0, 100)
  const columns = beside ? { ...searchColumns, beside } : searchColumns
  const condition = searchCondition(fragment, params.values, columns)
  return `${condition}${soughtInShown(asked, fragment, params)}`
}

/** The ids of all rows of a scope for which `where` holds, each once. */
export const idsSql = (entity: Entity, scope: Scope, where: string): string =>
  typeof scope === 'boolean'
    ? `select s.id from ${view(entity.name)} s where ${scope} and ${where}`
    : scope.map((branch) => branchRows(view(entity.name), branch, where)).join(' union ')
