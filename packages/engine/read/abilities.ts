import { decidedFlow, isAnswer, taskActs } from '@chengban/kernel/decided.ts'
import { auditField, type Entity, switchOf, writable } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { flowOf, movesOf } from '@chengban/kernel/moves.ts'
import { stateGuards } from '@chengban/kernel/state-guards.ts'
import { editableStates, type Move } from '@chengban/kernel/workflow.ts'
import { removeRule, updateRule } from '@chengban/kernel/write-rules.ts'
import type { Actor } from '../db/database.ts'
import type { Catalog } from '../schema/catalog.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, literal } from '../schema/names.ts'
import { selfRule } from '../schema/rows.ts'
import { reduce } from './rights.ts'

type Rule = Expr<unknown>

/** Whose abilities are asked for: what their codes settle is not asked of the row. */
export interface AbilityQuestion {
  readonly catalog: Catalog
  readonly actor: Pick<Actor, 'entries' | 'token'>
}

/** What the person may do with the row `p`, as a text[]: the buttons are drawn from this and from nothing else. */
export const abilitiesSql = (asking: AbilityQuestion, e: Entity): string => {
  const first = actsSql([...(e.readOnly ? [] : writingActs(asking, e)), ...handingActs(asking, e)])
  const last = actsSql([...settledActs(asking, e), ...flowActs(asking, e)])
  if (!e.audit) return [first, last, ...taskActsSql(asking, e)].filter(Boolean).join(' || ') || `'{}'::text[]`
  const standing = `rule.audit_acts(${literal(e.name)}, p.id::text, p.version)`
  return [first, decidingSql(asking, e), standing, last].filter(Boolean).join(' || ')
}

/** Acts on a task where moves decide: those who have it may hand it on or ask somebody first, others may copy people in and remind. */
const taskActsSql = (asking: AbilityQuestion, e: Entity): string[] => {
  if (!decidedFlow(e)) return []
  const record = `${literal(e.name)}, p.id::text`
  const others = taskActs.filter((one) => one !== 'transfer' && one !== 'addSign').map(literal)
  return [
    `case when rule.has_task(${record}, true) and (${ruleSql(asking, e, selfRule(e))}) is not true then array['transfer', 'addSign'] else '{}' end`,
    `array(select a.name from unnest(rule.audit_acts(${record}, p.version)) a (name) where a.name in (${others.join(', ')}))`,
  ]
}

const actsSql = (acts: readonly [string, string][]): string => {
  const each = acts.map(([name, test]) => `case when ${test} then ${literal(name)} end`)
  return each.length ? `array_remove(array[${each.join(', ')}]::text[], null)` : ''
}

/** What of a rule the codes do not settle, over the one row `p`. */
export const ruleSql = ({ catalog, actor }: AbilityQuestion, e: Entity, rule: Rule): string => {
  const left = actor.token ? rule : reduce(rule, actor.entries)
  return typeof left === 'boolean' ? String(left) : sqlOf(left, { ...catalog.place(e, 'p'), isAlone: true })
}
const stateIn = (states: readonly string[], field: string): string =>
  `p.${column(field)} in (${states.map(literal).join(', ')})`

/** While somebody decides on a record it is not switched off under their hands. */
const whileNotAudited = (e: Entity): string => (e.audit ? ` and p.${column(auditField(e))} not like '待%'` : '')

const writingActs = (asking: AbilityQuestion, e: Entity): [string, string][] => {
  const update = ruleSql(asking, e, updateRule(e))
  const acts: [string, string][] = []
  if (hasChanges(e) && !e.madeBy?.update) acts.push(['update', updateSql(asking, e)])
  if (e.mine) acts.push(['updateMine', ruleSql(asking, e, selfRule(e))])
  if (!e.madeBy?.remove) acts.push(['delete', removeSql(asking, e)])
  const step = switchOf(e)
  if (step && !switches(e)) acts.push(['enable', `${update}${whileNotAudited(e)}`])
  return acts
}

const removeSql = (asking: AbilityQuestion, e: Entity): string =>
  [
    ruleSql(asking, e, removeRule(e)),
    ...(e.audit ? [stateIn(editableStates, auditField(e))] : []),
    ...(e.removable ?? []).map(({ holds }) => `(${ruleSql(asking, e, holds)})`),
  ].join(' and ')

/** Something of a row may be written after it was made. */
const hasChanges = (e: Entity): boolean =>
  writable(e).some((name) => !e.fields[name]?.options.fixed) || Object.keys(e.lines ?? {}).length > 0

/** Whether the row may be written, in whole or in what `edits` gives of it now. */
const updateSql = (asking: AbilityQuestion, e: Entity): string => {
  const update = ruleSql(asking, e, updateRule(e))
  const whole = closedSql(asking, e) ? `${update} and not (${closedSql(asking, e)})` : update
  const parts = grantsSql(asking, e).map(({ test }) => test)
  return parts.length ? `(${[whole, ...parts].join(' or ')})` : whole
}

/** That not all of the row may be written now; '' where that cannot be. */
const closedSql = (asking: AbilityQuestion, e: Entity): string => {
  const bound = (e.edits ?? []).map(({ when }) => `(${ruleSql(asking, e, when)}) is true`)
  if (!e.audit) return bound.join(' or ')
  const drafting = isChangeable(e) ? ` and not ${draftingSql(e)}` : ''
  return [`not ${stateIn(editableStates, auditField(e))}${drafting}`, ...bound].join(' or ')
}

interface GrantSql {
  readonly test: string
  readonly names: readonly string[]
}

/** What opens some of the row to the person while the whole is closed. */
const grantsSql = (asking: AbilityQuestion, e: Entity): GrantSql[] => {
  const update = updateRule(e)
  const lists = Object.entries(e.lines ?? {}).flatMap(([key, { free }]) => (free ? [key] : []))
  const settled = e.audit ? `p.${column(auditField(e))} = '通过'` : closedSql(asking, e)
  return [
    ...(e.edits ?? [])
      .filter(({ fields }) => fields.length)
      .map(({ when, who, fields }) => ({
        test: `((${ruleSql(asking, e, when)}) is true and (${ruleSql(asking, e, who ?? update)}) is true)`,
        names: fields,
      })),
    ...(settled && lists.length ? [{ test: `((${settled}) and ${ruleSql(asking, e, update)})`, names: lists }] : []),
  ]
}

/**
 * The fields (and lists) of the row `p` that the person may write now, as a text[]; null where nothing closes the rest.
 * '' where the entity is always written in whole or not at all.
 */
export const editsSql = (asking: AbilityQuestion, e: Entity): string => {
  const grants = grantsSql(asking, e)
  if (grants.length === 0) return ''
  const given = grants.map(({ test, names }) => `case when ${test} then array[${names.map(literal).join(', ')}] end`)
  return `case when ${closedSql(asking, e)} then coalesce(${given.join(' || ')}, '{}')::text[] end`
}

/** Whether moves of the entity's own switch it on and off. */
const switches = (e: Entity): boolean => movesOf(e).some(({ name }) => name === 'enable' || name === 'disable')

const handingActs = (asking: AbilityQuestion, e: Entity): [string, string][] => {
  if (!e.audit) return []
  const submit = ruleSql(asking, e, e.audit.submit)
  const drafting = `${draftingSql(e)} and (${submit} or ${ruleSql(asking, e, updateRule(e))})`
  return [['submit', `(${stateIn(editableStates, auditField(e))} and ${submit} or ${drafting})`]]
}

/** What may become of a record that has passed. */
const settledActs = (asking: AbilityQuestion, e: Entity): [string, string][] => {
  const passed = `p.${column(auditField(e))} = '通过' and `
  const ended = Object.entries(e.audit?.voidsAlso ?? {}).map(
    ([state, when]) => ` or p.${column(auditField(e))} = ${literal(state)} and ${ruleSql(asking, e, when)}`,
  )
  return [
    ...(isChangeable(e) ? [['change', `${passed}${ruleSql(asking, e, updateRule(e))}`] as [string, string]] : []),
    ...(e.audit?.void
      ? [['void', `(${passed}true${ended.join('')}) and ${ruleSql(asking, e, e.audit.void)}`] as [string, string]]
      : []),
  ]
}

/** The acts of those who decide on the record; all of them or none. */
const decidingSql = (asking: AbilityQuestion, e: Entity): string => {
  const state = `p.${column(auditField(e))}`
  const mine = `rule.has_task(${literal(e.name)}, p.id::text, true)`
  const self = ruleSql(asking, e, selfRule(e))
  return `case when (${state} like '待%' or ${state} = '变更中') and ${mine} and (${self}) is not true then array['approve', 'reject', 'transfer', 'addSign'] end`
}

/** What has passed may be changed, with another round of the audit. */
export const isChangeable = (e: Entity): boolean => e.audit !== undefined && e.audit.change !== 'none'

/** A change is being written. */
const draftingSql = (e: Entity): string =>
  `(p.${column(auditField(e))} = '变更中' and rule.is_drafting(${literal(e.name)}, p.id::text))`

const flowActs = (asking: AbilityQuestion, e: Entity): [string, string][] =>
  movesOf(e).map((move): [string, string] => {
    const state = flowOf(e, move.name)?.field
    const isOthers = isAnswer(e, move.name) ? [`(${ruleSql(asking, e, selfRule(e))}) is not true`] : []
    const fits = stateGuards(e, move).map(({ holds }) => stateSql(asking, e, holds))
    const tests = [...(state ? [stateIn(move.from, state)] : []), ...moverSql(asking, e, move), ...isOthers, ...fits]
    return [move.name, tests.join(' and ')]
  })

/** A condition on states as the server judges it: an empty column is in none of them. */
const stateSql = (asking: AbilityQuestion, e: Entity, rule: Rule): string => {
  const { op } = rule
  if (op.is === 'not') return `not ${stateSql(asking, e, op.arg)}`
  if (op.is === 'and' || op.is === 'or')
    return op.args.length
      ? `(${op.args.map((arg) => stateSql(asking, e, arg)).join(` ${op.is} `)})`
      : String(op.is === 'and')
  return `coalesce(${ruleSql(asking, e, rule)}, false)`
}

/** Who may, without those it is closed to; a column that names nobody closes it to nobody. */
const moverSql = (asking: AbilityQuestion, e: Entity, { who, except = [] }: Pick<Move, 'who' | 'except'>): string[] => [
  ruleSql(asking, e, who),
  ...except.map((one) => `(${ruleSql(asking, e, one.who)}) is not true`),
]
