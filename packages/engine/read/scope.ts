import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import type { Catalog } from '../schema/catalog.ts'
import { rowsRule } from '../schema/derived.ts'
import { sqlOf } from '../schema/expression.ts'
import { view } from '../schema/names.ts'
import { branches, reduce } from './rights.ts'

/**
 * The rows a person may see as a predicate over the alias (`v`), compiled for that person: nothing where a code shows
 * everything, otherwise the union of the branches, each by its own index. Row-level security says the same beneath.
 */
export const scopeOf = (catalog: Catalog, entity: Entity, entries: readonly string[], alias = 'v'): string =>
  ruleScope(catalog, entity, rowsRule(entity), entries, alias)

/** The same for any rule over the entity: `own` of a list, for one. */
export const ruleScope = (catalog: Catalog, entity: Entity, rule: Expr<unknown>, entries: readonly string[], alias = 'v'): string => {
  const left = reduce(rule, entries)
  if (typeof left === 'boolean') return String(left)
  const parts = branches(left)
  if (parts.length === 1) return sqlOf(left, catalog.place(entity, alias))
  const place = catalog.place(entity, 's')
  const selects = parts.map((part) => `select s.id from ${view(entity.name)} s where ${sqlOf(part, place)}`)
  return `${alias}.id in (${selects.join(' union all ')})`
}
