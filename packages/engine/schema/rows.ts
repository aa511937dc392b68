import type { Consequence } from '@chengban/kernel/consequence.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, type Expr, holds } from '@chengban/kernel/expr.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { present } from '@chengban/kernel/present.ts'
import type { OperationCode } from '@chengban/kernel/registry.ts'
import { byToken, signedIn } from '@chengban/kernel/row-rule.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { tokenRows } from '@chengban/kernel/token.ts'
import type { Guard, Move } from '@chengban/kernel/workflow.ts'

// Decision 022: A row may be seen in part, and filters on it are blind

type Rule = Expr<unknown>
const given = (rules: readonly unknown[]): Rule[] => rules.filter((rule) => rule !== undefined) as Rule[]

/** Who sees a row with all its fields, secrets apart. */
export const wholeRule = (e: Entity): Rule => {
  const { manage, own, also = [] } = e.rows
  const rule = anyOf(...given([manage, own, ...also]))
  return e.rows.token ? allOf(signedIn, rule) : rule
}

interface Part {
  readonly when: Rule
  readonly fields: readonly string[]
}

/** The grants that show some fields alone; the bearers of tokens come last. */
export const partsOf = ({ rows }: Entity): Part[] => {
  const { partial = [], token } = rows
  return [
    ...partial.map(({ when, fields }) => ({ when: token ? allOf(signedIn, when) : when, fields })),
    ...bearerParts(rows),
  ]
}

/** What the bearers of tokens see. */
export const bearerParts = (rows: Entity['rows']): Part[] =>
  tokenRows(rows).map(({ of, by, when, fields }) => ({ when: allOf(...given([byToken(of, by), when])), fields }))

/** Everything granted by the entity's rows to people with a session, as one rule. */
export const rowsRule = (e: Entity): Rule => {
  const { manage, own, also = [], partial = [] } = e.rows
  return anyOf(...given([manage, own, ...also, ...partial.map(({ when }) => when)]))
}

/** The same with what the bearer of a token sees. */
export const everyRowsRule = (e: Entity): Rule =>
  e.rows.token ? anyOf(wholeRule(e), ...partsOf(e).map(({ when }) => when)) : rowsRule(e)

/** The person a record is about. */
export const selfRule = (e: Entity): Rule => e.self ?? e.rows.own ?? anyOf()

const opensOf = (e: Entity): Readonly<Record<string, Rule>> => (e.opens ?? {}) as Record<string, Rule>

/**
 * Who reads a field secret by this code: its holders, and whom the entity opens the field to; where it does not name the
 * field, the record's own person and whom it opens the code to.
 */
export const secretRule = (e: Entity, name: string, code: string): Rule => {
  const { [name]: alone, [code]: opened } = opensOf(e)
  return anyOf(holds(code as OperationCode), ...given(alone ? [alone] : [selfRule(e), opened]))
}

/** The partial grants that do not show the field. */
export const hiding = (e: Entity, name: string): Part[] =>
  isSystemField(name) ? [] : partsOf(e).filter(({ fields }) => !fields.includes(name))

/** Who comes by a grant that shows the field; undefined: everybody who sees the row. */
export const partRule = (e: Entity, name: string): Rule | undefined => {
  if (hiding(e, name).length === 0) return undefined
  const showing = partsOf(e).filter(({ fields }) => fields.includes(name))
  return anyOf(wholeRule(e), ...showing.map(({ when }) => when))
}

/** Who reads a field on a row they see; undefined: everybody who sees the row. */
export const readRule = (e: Entity, name: string, { options }: Field): Rule | undefined => {
  const part = partRule(e, name)
  if (!options.secret) return part
  const rule = secretRule(e, name, options.secret)
  return part ? allOf(part, rule) : rule
}

/**
 * What a change record keeps with a field that not everybody may read: its code, and the partial grants that show it.
 * The same mark always means the same rule.
 */
export const veilOf = (e: Entity, name: string, { options: { secret } }: Field): string | undefined =>
  markOf(e, name, secret && isOpenedAlone(e, name) ? `${secret} ${name}` : secret)

/**
 * The mark that records kept before the entity opened the field by its name, and who reads by it: it named no field, so
 * the holders of the code alone. Undefined: it was the code itself, or never another.
 */
export const earlierVeil = (e: Entity, name: string, { options: { secret } }: Field): [string, Rule] | undefined => {
  const part = partRule(e, name)
  const mark = secret && part && isOpenedAlone(e, name) ? markOf(e, name, secret) : undefined
  return mark && part ? [mark, allOf(part, holds(present(secret)))] : undefined
}

const isOpenedAlone = (e: Entity, name: string): boolean => name in opensOf(e)

const markOf = (e: Entity, name: string, secret: string | undefined): string | undefined => {
  const hidden = hiding(e, name).length > 0
  const showing = partsOf(e).flatMap(({ fields }, index) => (fields.includes(name) ? [index] : []))
  const mark = hidden ? ['full', ...showing].join('.') : undefined
  return secret && mark ? `${secret} ${mark}` : (secret ?? mark)
}

/** Returns the columns of the rule's row that it reads. */
export const ruleFields = ({ op }: Rule): string[] => {
  if (op.is === 'and' || op.is === 'or') return op.args.flatMap(ruleFields)
  if (op.is === 'not') return ruleFields(op.arg)
  if (op.is === 'asRecord') return [op.module ?? 'module', op.id ?? 'relevanceId', ...(op.field ? [op.field] : [])]
  return 'field' in op ? [op.field] : []
}

/** The steps of a rule that ask its own row. */
export const ruleSteps = (rule: Rule): Rule[] => {
  const { op } = rule
  if (op.is === 'and' || op.is === 'or') return op.args.flatMap(ruleSteps)
  return op.is === 'not' ? ruleSteps(op.arg) : [rule]
}

/**
 * Whether a rule depends on what the person sees of another record: it is evaluated as them, never by a function of the
 * owner.
 */
export const asksAsAsker = (rule: Rule): boolean =>
  ruleSteps(rule).some(
    ({ op }) => op.is === 'asRecord' || op.is === 'asParent' || (op.is === 'some' && asksAsAsker(op.rule)),
  )

/** Every rule that decides on writing: the functions they need must exist before anybody asks. */
export const writingRules = (e: Entity): Rule[] =>
  given([
    ...Object.values(e.write ?? {}),
    e.self,
    e.audit?.submit,
    ...movesOf(e).flatMap(movingRules),
    ...Object.values(e.audit?.after ?? {}).flatMap((one) => consequenceRules(one)),
    ...Object.values(e.audit?.guards ?? {}).flatMap((guards) => guards.flatMap(guardRules)),
  ])

type Step = Consequence & Partial<Pick<Move, 'who' | 'except' | 'to' | 'guards' | 'limit'>>

const movingRules = ({ who, except = [], to, guards = [], limit, ...then }: Step): unknown[] => [
  who,
  ...except.map((one) => one.who),
  ...(isExpr(to) ? [to] : []),
  ...guards.flatMap(guardRules),
  ...(typeof limit?.within === 'object' && isExpr(limit.within.hours) ? [limit.within.hours] : []),
  ...consequenceRules(then),
]

const guardRules = ({ holds, fill = {} }: Guard): unknown[] => [holds, ...Object.values(fill)]

const consequenceRules = ({ set = {}, effects = [], adds = [], notify = [] }: Consequence): unknown[] => [
  ...adds.flatMap(({ values, when }) => [when, ...Object.values(values).filter(isExpr)]),
  ...Object.values(set).filter(isExpr),
  ...effects.flatMap(({ when, input = {} }) => [when, ...Object.values(input).filter(isExpr)]),
  ...notify.map(({ when }) => when),
]

const isExpr = (value: unknown): boolean => typeof value === 'object' && value !== null && 'op' in value
