import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr, Op } from '@chengban/kernel/expr.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Actor } from '../db/database.ts'
import type { Catalog } from '../schema/catalog.ts'
import { parentOf, parentRule, sqlOf } from '../schema/expression.ts'
import { column, view } from '../schema/names.ts'
import { peopleSets, taskedBy } from '../schema/people-sets.ts'
import { asksAsAsker, bearerParts, rowsRule } from '../schema/rows.ts'
import { branches, reduce } from './rights.ts'

// Decision 003: Read rules become branches that select ids before rows

type Rule = Expr<unknown>

/** A set of ids from which rows are looked up one by one, each in the order asked for. */
interface From {
  readonly set: string
  readonly column: string
}

/** One alternative that grants rows: a condition, reached either directly or from each id of a set. */
export interface Branch {
  /** Over the alias `s`. */
  readonly condition: string
  readonly from?: From
  /** The column with the person's id, where that is the whole condition. */
  readonly mine?: string
  /** What must hold besides, where the rows come from a set. */
  readonly also?: string
}

/** `true`: every row; `false`: none; otherwise the alternatives, each of which has its own index. */
export type Scope = boolean | readonly Branch[]

/** Scopes compiled for a set of rights: people keep theirs for long. */
const compiled = new WeakMap<readonly string[], Map<Entity, Scope>>()

/** The rows a person may see, compiled for that person. Row-level security says the same beneath. */
export const scopeOf = (catalog: Catalog, entity: Entity, entries: readonly string[]): Scope => {
  const known = compiled.get(entries) ?? new Map<Entity, Scope>()
  const scope = known.get(entity) ?? ruleScope(catalog, entity, rowsRule(entity), entries)
  compiled.set(entries, known.set(entity, scope))
  return scope
}

/** The rows that the bearer of a token may see: those that name the token's record. */
const tokenScope = (catalog: Catalog, entity: Entity): Scope => {
  const parts = bearerParts(entity.rows)
  return parts.length > 0 && parts.map(({ when }) => ({ condition: sqlOf(when, catalog.place(entity, 's')) }))
}

/** The view of a list that narrows its scope: one's own rows are looked up as such, by no other grant. */
export type View = 'own' | 'todo' | 'done' | undefined

/** The scope of a person or of the bearer of a token. */
export const scopeFor = (catalog: Catalog, entity: Entity, { token, entries }: Actor, view?: View): Scope => {
  if (token) return tokenScope(catalog, entity)
  if (view !== 'own') return scopeOf(catalog, entity, entries)
  return entity.rows.own ? ruleScope(catalog, entity, entity.rows.own, entries) : false
}

/**
 * The scope for one of many small queries in a statement: leaves visibility to the policies unless it is own rows only,
 * since planning every alternative of every table would cost more than reading them.
 */
export const lightScopeFor = (catalog: Catalog, entity: Entity, actor: Actor, view?: View): Scope => {
  const scope = scopeFor(catalog, entity, actor, view)
  return typeof scope === 'boolean' || view === 'own' ? scope : true
}

/** The same for any rule over the entity: `own` of a list, for one. */
export const ruleScope = (catalog: Catalog, entity: Entity, rule: Rule, entries: readonly string[]): Scope => {
  const left = reduce(settled(catalog, entity, rule, entries), entries)
  return typeof left === 'boolean'
    ? left
    : gathered(branches(left).flatMap((part) => branchesOf({ catalog, entity, entries }, part)))
}

/**
 * Joins alternatives that look rows up by the same column into one with all their ids, so that the policies are applied
 * once. An id that two of them give is kept once; its rows would be listed and counted twice.
 */
const gathered = (all: readonly Branch[]): Branch[] => {
  const by = Map.groupBy(all, (one) => (one.also ? one : (one.from?.column ?? one.mine ?? one)))
  return [...by.values()].map((alike) => (alike.length === 1 ? present(alike[0]) : asOne(alike)))
}

const asOne = (alike: readonly Branch[]): Branch => {
  const sets = alike.map(({ from }, index) => (from ? `select * from ${from.set} q${index} (id)` : 'select app.me()'))
  const [first] = alike as readonly [Branch]
  return {
    condition: `(${alike.map(({ condition }) => condition).join(' or ')})`,
    from: { set: `(${sets.join(' union ')})`, column: first.from?.column ?? present(first.mine) },
  }
}

/** People who see all rows of the parent, or none, need no condition on the parent. */
const settled = (catalog: Catalog, entity: Entity, rule: Rule, entries: readonly string[]): Rule => {
  const { op } = rule
  if (op.is === 'and' || op.is === 'or')
    return { op: { is: op.is, args: op.args.map((arg) => settled(catalog, entity, arg, entries)) } }
  if (op.is !== 'asParent') return rule
  const scope = parentScope({ catalog, entity, entries }, op)
  if (typeof scope !== 'boolean') return rule
  const isGiven = scope && entity.fields[op.field]?.options.required === true
  if (isGiven || !scope) return { op: { is: 'or', args: isGiven ? [{ op: { is: 'everybody' } }] : [] } }
  return { op: { is: 'set', arg: { op: { is: 'field', field: op.field } } } }
}

interface ScopeSubject {
  readonly catalog: Catalog
  readonly entity: Entity
  readonly entries: readonly string[]
}

const parentScope = ({ catalog, entity, entries }: ScopeSubject, op: Extract<Op, { is: 'asParent' }>): Scope => {
  const parent = catalog.entity(parentOf(entity, op.field))
  return ruleScope(catalog, parent, parentRule(parent, op.shows), entries)
}

/** A parent's alternatives become the child's; parts that must hold together start from the first that is a set. */
const branchesOf = (asked: ScopeSubject, rule: Rule): Branch[] => {
  const { op } = rule
  const place = asked.catalog.place(asked.entity, 's')
  const condition = sqlOf(rule, place)
  if (op.is === 'asParent') {
    const scope = parentScope(asked, op)
    const to = view(parentOf(asked.entity, op.field))
    return typeof scope === 'boolean'
      ? [{ condition }]
      : scope.map((one) => ({ condition, from: { set: `(${branchRows(to, one)})`, column: column(op.field) } }))
  }
  if (op.is !== 'and') return [{ condition, ...from(asked, rule) }]
  const start = op.args.findIndex((arg) => from(asked, arg)?.from || arg.op.is === 'asParent')
  if (start < 0) return [{ condition }]
  const also = op.args.filter((_, index) => index !== start).map((arg) => sqlOf(arg, place))
  return branchesOf(asked, present(op.args[start])).map((one) => ({
    ...one,
    condition,
    also: [...also, ...(one.also ? [one.also] : [])].join(' and '),
  }))
}

const from = ({ catalog, entity }: ScopeSubject, { op }: Rule): Pick<Branch, 'from' | 'mine'> | undefined => {
  const place = catalog.place(entity, 's')
  switch (op.is) {
    case 'me':
      return { mine: column(op.field) }
    case 'headOf':
    case 'leaderOf':
    case 'headsOf':
    case 'aroundMe':
    case 'leadsMe':
      return { from: { set: peopleSets[op.is], column: column(op.field) } }
    case 'via':
      return { from: { set: `rule.${place.idsOf(place, op)}()`, column: column(op.field) } }
    case 'some':
      if (asksAsAsker(op.rule)) return undefined
      return { from: { set: `rule.${place.idsOf(place, op)}()`, column: 'id' } }
    case 'contains':
      return entity.fields[op.field]?.kind === 'refs'
        ? { from: { set: `rule.${place.idsOf(place, op)}()`, column: 'id' } }
        : undefined
    case 'tasked':
      return { from: { set: `rule.${taskedBy(entity)}('${entity.name}')`, column: 'id' } }
    default:
      return undefined
  }
}

/** The ids of one alternative, from the view named. */
export const branchRows = (name: string, { condition, from, also }: Branch, where?: string): string => {
  const asked = [...(from ? [also] : [condition]), where].filter((part) => part && part !== 'true').join(' and ')
  const tail = asked ? ` where ${asked}` : ''
  return from
    ? `select s.id from ${from.set} b (id) join ${name} s on s.${from.column} = b.id${tail}`
    : `select s.id from ${name} s${tail}`
}

/** A scope as one predicate over an alias, where no order is needed. */
export const scopeSql = (scope: Scope, entity: Entity, alias: string): string => {
  if (typeof scope === 'boolean') return String(scope)
  const selects = scope.map(({ condition }) => `select s.id from ${view(entity.name)} s where ${condition}`)
  return `${alias}.id in (${[...new Set(selects)].join(' union all ')})`
}
