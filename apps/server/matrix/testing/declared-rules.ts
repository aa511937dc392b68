import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr, Op } from '@chengban/kernel/expr.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { remembered } from '@chengban/kernel/remembered.ts'

export type Rule = Expr<unknown>
type Of<I extends Op['is']> = Extract<Op, { is: I }>

const nobody: Rule = { op: { is: 'or', args: [] } }
export const either = (...args: (Rule | undefined)[]): Rule => ({
  op: { is: 'or', args: args.filter((rule) => rule !== undefined) },
})

/** What the declaration says of one entity, read anew from its words and not from what the engine made of them. */
export const wholeOf = remembered(
  ({ rows }: Entity): Rule => either(rows.own as Rule, rows.manage as Rule, ...((rows.also ?? []) as Rule[])),
)
export const seesRule = remembered(
  (e: Entity): Rule => either(wholeOf(e), ...(e.rows.partial ?? []).map(({ when }) => when)),
)
export const selfOf = (e: Entity): Rule => e.self ?? e.rows.own ?? nobody
export const createOf = (e: Entity): Rule => e.write?.create ?? e.rows.manage ?? nobody
export const updateOf = (e: Entity): Rule =>
  e.appendOnly === true ? nobody : aboutOthers(e, e.write?.update ?? e.rows.manage ?? nobody)
export const removeOf = (e: Entity): Rule =>
  e.appendOnly === true ? nobody : e.write?.remove ? aboutOthers(e, e.write.remove) : updateOf(e)

const aboutOthers = ({ othersOnly }: Entity, rule: Rule): Rule =>
  othersOnly
    ? { op: { is: 'and', args: [rule, { op: { is: 'not', arg: { op: { is: 'me', field: othersOnly.field } } } }] } }
    : rule

const system = ['id', 'tzCreate', 'tzUpdate', 'creatorId', 'version']

/** Who reads a column of a row they see; undefined: everybody. */
export const columnRule = (e: Entity, name: string): Rule | undefined => columnRules(e)[name]

const columnRules = remembered(
  (e: Entity): Readonly<Record<string, Rule | undefined>> =>
    Object.fromEntries(Object.keys(e.fields).map((name) => [name, ruleOfColumn(e, name)])),
)

const ruleOfColumn = (e: Entity, name: string): Rule | undefined => {
  const secret = e.fields[name]?.options.secret
  const { [name]: alone, [secret ?? '']: opened } = (e.opens ?? {}) as Readonly<Record<string, Rule>>
  const parts = system.includes(name) ? [] : (e.rows.partial ?? [])
  const showing = parts.filter(({ fields }) => fields.includes(name))
  const part = showing.length < parts.length ? either(wholeOf(e), ...showing.map(({ when }) => when)) : undefined
  if (!secret) return part
  const read = either({ op: { is: 'holds', code: secret } }, ...(alone ? [alone] : [selfOf(e), opened]))
  return part ? { op: { is: 'and', args: [read, part] } } : read
}

const ruleParts = ({ op }: Rule): readonly Rule[] => {
  if ('args' in op) return op.args
  if (op.is === 'not' || op.is === 'abs' || op.is === 'set') return [op.arg]
  if ('left' in op) return [op.left, op.right]
  return op.is === 'when' ? [...op.cases.flat(), op.otherwise] : []
}

/** Every step of a rule, those inside another entity's rule left out. */
export const opsOf = (rule: Rule): Op[] => [rule.op, ...ruleParts(rule).flatMap(opsOf)]

/** Every rule that asks who asks. */
export const rulesOf = (e: Entity): Rule[] => [
  seesRule(e),
  ...[selfOf(e), createOf(e), updateOf(e), removeOf(e)],
  ...Object.values((e.opens ?? {}) as Record<string, Rule>),
  ...[e.audit?.submit].filter((rule) => rule !== undefined).map((rule) => rule),
  ...movesOf(e).map(({ who }) => who),
]

export const leavesOf = <I extends Op['is']>(rules: readonly Rule[], is: I): Of<I>[] => {
  const found = rules.flatMap(opsOf).filter((op): op is Of<I> => op.is === is)
  return [...new Map(found.map((op) => [JSON.stringify(op), op])).values()]
}

/** Codes that the entity's rules and columns name. */
export const codesOf = (e: Entity): string[] => [
  ...new Set([
    ...leavesOf(rulesOf(e), 'holds').map(({ code }) => code),
    ...Object.values(e.fields).flatMap(({ options }) => options.secret ?? []),
  ]),
]

export const manageCodes = (e: Entity): string[] =>
  e.rows.manage ? leavesOf([e.rows.manage], 'holds').map(({ code }) => code) : []

/** Reduces a rule by codes alone: true where it holds for every row. */
export const byCodes = (rule: Rule, has: (code: string) => boolean): boolean => {
  const { op } = rule
  if (op.is === 'everybody') return true
  if (op.is === 'holds') return has(op.code)
  if (op.is === 'and') return op.args.every((arg) => byCodes(arg, has))
  return op.is === 'or' && op.args.some((arg) => byCodes(arg, has))
}

/** Whether no row at all could make the rule hold for who has these codes. */
export const isBarred = (rule: Rule, has: (code: string) => boolean): boolean => {
  const { op } = rule
  if (op.is === 'holds') return !has(op.code)
  if (op.is === 'and') return op.args.some((arg) => isBarred(arg, has))
  return op.is === 'or' && op.args.every((arg) => isBarred(arg, has))
}
