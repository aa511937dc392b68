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
  const states = e.audit ? [...editableStates, ...(e.audit.free?.length ? ['通过'] : [])] : null
  const update = ruleSql(catalog, e, updateRule(e))
  const acts: [string, string][] = []
  const open =
    states &&
    (isChangeable(e) ? `(${stateIn(states, auditField(e))} or ${draftingSql(e)})` : stateIn(states, auditField(e)))
  if (writable(e).length) acts.push(['update', open ? `${update} and ${open}` : update])
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
