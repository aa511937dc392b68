import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import type { Catalog } from '../schema/catalog.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, view } from '../schema/names.ts'
import { rowsRule } from '../schema/rows.ts'
import { branches, reduce } from './rights.ts'

/** One alternative that grants rows: a condition, reached either directly or from each id of a set. */
export interface Branch {
  /** Over the alias `s`. */
  readonly condition: string
  /** A set of ids from which the rows are looked up one by one, each in the order asked for: `{set, column}`. */
  readonly from?: { readonly set: string; readonly column: string }
}

/** `true`: every row; `false`: none; otherwise the alternatives, each of which has its own index. */
export type Scope = boolean | readonly Branch[]

/** The rows a person may see, compiled for that person. Row-level security says the same beneath. */
export const scopeOf = (catalog: Catalog, entity: Entity, entries: readonly string[]): Scope =>
  ruleScope(catalog, entity, rowsRule(entity), entries)

/** The same for any rule over the entity: `own` of a list, for one. */
export const ruleScope = (catalog: Catalog, entity: Entity, rule: Expr<unknown>, entries: readonly string[]): Scope => {
  const left = reduce(rule, entries)
  return typeof left === 'boolean' ? left : branches(left).map((part) => branchOf(catalog, entity, part))
}

const branchOf = (catalog: Catalog, entity: Entity, rule: Expr<unknown>): Branch => {
  const { op } = rule
  const place = catalog.place(entity, 's')
  const condition = sqlOf(rule, place)
  if (op.is === 'headOf') return { condition, from: { set: 'rule.people_below_me()', column: column(op.field) } }
  if (op.is === 'via') return { condition, from: { set: `rule.${place.idsOf(place, op)}()`, column: column(op.field) } }
  if (op.is === 'linked') return { condition, from: { set: `rule.${place.idsOf(place, op)}()`, column: 'id' } }
  if (op.is === 'tasked') return { condition, from: { set: `rule.tasked_of_me('${entity.name}')`, column: 'id' } }
  return { condition }
}

/** A scope as one predicate over an alias, where no order is asked for. */
export const scopeSql = (scope: Scope, entity: Entity, alias: string): string => {
  if (typeof scope === 'boolean') return String(scope)
  const selects = scope.map(({ condition }) => `select s.id from ${view(entity.name)} s where ${condition}`)
  return `${alias}.id in (${selects.join(' union all ')})`
}
