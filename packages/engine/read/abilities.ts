import { auditField, type Entity, switchOf, writable } from '@chengban/kernel/entity.ts'
import { anyOf, type Expr } from '@chengban/kernel/expr.ts'
import { editableStates, type Workflow } from '@chengban/kernel/workflow.ts'
import type { Catalog } from '../schema/catalog.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, literal } from '../schema/names.ts'
import { selfRule } from '../schema/rows.ts'

type Rule = Expr<unknown>

/** What stands for ever is written once. */
const nobody = anyOf()
export const updateRule = (e: Entity): Rule =>
  e.appendOnly === true ? nobody : ((e.write?.update ?? e.rows.manage ?? nobody) as Rule)
export const createRule = (e: Entity): Rule => (e.write?.create ?? e.rows.manage ?? anyOf()) as Rule
export const removeRule = (e: Entity): Rule =>
  e.appendOnly === true ? nobody : ((e.write?.remove ?? e.write?.update ?? e.rows.manage ?? nobody) as Rule)

/** What the person may do with the row `p`, as a text[]: the buttons are drawn from this and from nothing else. */
export const abilitiesSql = (catalog: Catalog, e: Entity): string => {
  const acts = [...(e.readOnly ? [] : writingActs(catalog, e)), ...auditActs(catalog, e), ...flowActs(catalog, e)]
  return acts.length
    ? `array_remove(array[${acts.map(([name, test]) => `case when ${test} then ${literal(name)} end`).join(', ')}]::text[], null)`
    : `'{}'::text[]`
}

const ruleSql = (catalog: Catalog, e: Entity, rule: Rule): string => sqlOf(rule, catalog.place(e, 'p'))
const stateIn = (states: readonly string[], field: string): string =>
  `p.${column(field)} in (${states.map(literal).join(', ')})`

/** While somebody decides on a record it is not switched off under their hands. */
const whileNotAudited = (e: Entity): string => (e.audit ? ` and p.${column(auditField(e))} not like '待%'` : '')

const writingActs = (catalog: Catalog, e: Entity): [string, string][] => {
  const update = ruleSql(catalog, e, updateRule(e))
  const acts: [string, string][] = []
  if (writable(e).length && !e.madeBy?.update) acts.push(['update', updateSql(catalog, e)])
  if (e.mine) acts.push(['updateMine', ruleSql(catalog, e, selfRule(e))])
  if (!e.madeBy?.remove)
    acts.push([
      'delete',
      e.audit
        ? `${ruleSql(catalog, e, removeRule(e))} and ${stateIn(editableStates, auditField(e))}`
        : ruleSql(catalog, e, removeRule(e)),
    ])
  const step = switchOf(e)
  if (step && !switches(e)) acts.push(['enable', `${update}${whileNotAudited(e)}`])
  return acts
}

/** Whether the row may be written, in whole or in what `edits` gives of it now. */
const updateSql = (catalog: Catalog, e: Entity): string => {
  const update = ruleSql(catalog, e, updateRule(e))
  const whole = closedSql(catalog, e) ? `${update} and not (${closedSql(catalog, e)})` : update
  const parts = grantsSql(catalog, e).map(({ test }) => test)
  return parts.length ? `(${[whole, ...parts].join(' or ')})` : whole
}

/** That not all of the row may be written now; '' where that cannot be. */
const closedSql = (catalog: Catalog, e: Entity): string => {
  const bound = (e.edits ?? []).map(({ when }) => `(${ruleSql(catalog, e, when as Rule)}) is true`)
  if (!e.audit) return bound.join(' or ')
  const drafting = isChangeable(e) ? ` and not ${draftingSql(e)}` : ''
  return [`not ${stateIn(editableStates, auditField(e))}${drafting}`, ...bound].join(' or ')
}

interface GrantSql {
  readonly test: string
  readonly names: readonly string[]
}

/** What opens some of the row to the person while the whole is closed. */
const grantsSql = (catalog: Catalog, e: Entity): GrantSql[] => {
  const update = updateRule(e)
  const lists = Object.entries(e.lines ?? {}).flatMap(([key, { free }]) => (free ? [key] : []))
  const settled = e.audit ? `p.${column(auditField(e))} = '通过'` : closedSql(catalog, e)
  return [
    ...(e.edits ?? [])
      .filter(({ fields }) => fields.length)
      .map(({ when, who, fields }) => ({
        test: `((${ruleSql(catalog, e, when as Rule)}) is true and (${ruleSql(catalog, e, (who as Rule | undefined) ?? update)}) is true)`,
        names: fields as readonly string[],
      })),
    ...(settled && lists.length ? [{ test: `((${settled}) and ${ruleSql(catalog, e, update)})`, names: lists }] : []),
  ]
}

/**
 * The fields (and lists) of the row `p` that the person may write now, as a text[]; null where nothing closes the rest.
 * '' where the entity is always written in whole or not at all.
 */
export const editsSql = (catalog: Catalog, e: Entity): string => {
  const grants = grantsSql(catalog, e)
  if (grants.length === 0) return ''
  const given = grants.map(({ test, names }) => `case when ${test} then array[${names.map(literal).join(', ')}] end`)
  return `case when ${closedSql(catalog, e)} then coalesce(${given.join(' || ')}, '{}')::text[] end`
}

/** Whether moves of the entity's own switch it on and off. */
const switches = (e: Entity): boolean =>
  [e.workflow, ...(e.flows ?? [])].some((flow) =>
    flow?.moves.some(({ name }) => name === 'enable' || name === 'disable'),
  )

const auditActs = (catalog: Catalog, e: Entity): [string, string][] => {
  if (!e.audit) return []
  const name = literal(e.name)
  const state = `p.${column(auditField(e))}`
  const mine = `exists (select from public.audit_task k where k.module = ${name} and k.relevance_id = p.id::text and k.user_id = (select app.me()) and k.status = '待处理')`
  const self = ruleSql(catalog, e, selfRule(e))
  const decide = `(${state} like '待%' or ${state} = '变更中') and ${mine} and (${self}) is not true`
  const submit = ruleSql(catalog, e, e.audit.submit as Rule)
  const drafting = `${draftingSql(e)} and (${submit} or ${ruleSql(catalog, e, updateRule(e))})`
  const standing = (act: string): string => `${literal(act)} = any (rule.audit_acts(${name}, p.id::text, p.version))`
  return [
    ['submit', `(${stateIn(editableStates, auditField(e))} and ${submit} or ${drafting})`],
    ...['approve', 'reject', 'transfer', 'addSign'].map((act): [string, string] => [act, decide]),
    ...['removeSign', 'withdraw', 'auditWithdraw', 'urge', 'cc'].map((act): [string, string] => [act, standing(act)]),
    ...(isChangeable(e)
      ? [['change', `${state} = '通过' and ${ruleSql(catalog, e, updateRule(e))}`] as [string, string]]
      : []),
    ...(e.audit.void
      ? [['void', `${state} = '通过' and ${ruleSql(catalog, e, e.audit.void as Rule)}`] as [string, string]]
      : []),
  ]
}

/** What has passed may be changed, with another round of the audit. */
export const isChangeable = (e: Entity): boolean => e.audit !== undefined && e.audit.change !== 'none'

/** A change is being written. */
const draftingSql = (e: Entity): string =>
  `(p.${column(auditField(e))} = '变更中' and rule.is_drafting(${literal(e.name)}, p.id::text))`

const flowActs = (catalog: Catalog, e: Entity): [string, string][] =>
  ([e.workflow, ...(e.flows ?? [])].filter((flow) => flow !== undefined) as Workflow[]).flatMap((flow) =>
    flow.moves.map((move): [string, string] => [
      move.name,
      `${stateIn(move.from, flow.field)} and ${ruleSql(catalog, e, move.who as Rule)}`,
    ]),
  )
