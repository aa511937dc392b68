import { type Entity, requiredIn } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate, unknown } from '@chengban/kernel/evaluate.ts'
import { type Field, fieldOf, isDefaultFrom } from '@chengban/kernel/field.ts'
import { errorsAt, Problem } from '@chengban/kernel/kinds/face.ts'
import { isEmpty, missing, readValue } from '@chengban/kernel/kinds/kinds.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Check } from '@chengban/kernel/shape.ts'
import type { Guard } from '@chengban/kernel/workflow.ts'
import { rowToBe, rowTyped, sourceIn } from '../data/known-row.ts'
import type { Row } from '../data/row.ts'
import { submitGuards } from '../data/submission.ts'
import { idsIn, type Values, wireValues } from './values.ts'

/** Field, or place inside a list (`contacts.0.phone`) → the error message. */
export type Errors = Readonly<Record<string, string>>

interface Checked {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly values: Values
  /** The row that is changed; none: a new one. */
  readonly row?: Row | undefined
  /** What the caller fixed of a new one. */
  readonly initial?: Values | undefined
  readonly asker: Asker
}

/**
 * Returns the errors the server would report: invalid values, missing required fields and broken rules between fields.
 */
export const errorsOf = (checked: Checked, forSubmit = false): Errors => {
  const own = fieldErrors(checked)
  const rules = rulesOf(checked.entity, forSubmit)
  const needed = requiredNow(checked)
  const left = checked.names.filter((name) => needed[name] && !own[name] && isEmpty(checked.values[name]))
  const missed = Object.fromEntries(left.map((name) => [name, present(needed[name])]))
  return { ...ruleErrors(checked, rules, { ...own, ...missed }), ...missed, ...own }
}

/** Returns the fields that the present values make required, each with its error message. */
export const requiredNow = (checked: Checked): Errors => {
  if (!checked.entity.requires) return none
  const all = valuesIn(checked, fieldErrors(checked))
  return requiredIn(checked.entity, (rule) => evaluate(rule, all, checked.asker) === true)
}

/** Returns the fields that a rule requires at present: submission would be refused with them empty. */
export const askedNow = (checked: Checked): readonly string[] => {
  const all = valuesIn(checked, fieldErrors(checked))
  return rulesOf(checked.entity, true).flatMap(({ holds, field }) =>
    field && evaluate(holds, { ...all, [field]: null }, checked.asker) === false ? [field] : [],
  )
}

/** Returns the fields that do not apply at present: the form neither shows nor sends them. */
export const offIn = (checked: Checked): ReadonlySet<string> => {
  const ruled = checked.names.filter((name) => checked.entity.fields[name]?.options.shownWhen)
  if (ruled.length === 0) return noNames
  // an empty field is no error here: fields that depend on it appear once it is filled
  const wrong = Object.entries(fieldErrors(checked)).filter(([name]) => !isEmpty(checked.values[name]))
  const all = valuesIn(checked, Object.fromEntries(wrong))
  const holds = (name: string): unknown => {
    const rule = checked.entity.fields[name]?.options.shownWhen
    return rule && evaluate(rule, all, checked.asker)
  }
  return new Set(ruled.filter((name) => holds(name) === false))
}

const noNames: ReadonlySet<string> = new Set()

const rulesOf = (entity: Entity, forSubmit: boolean): readonly (Check | Guard)[] => [
  ...(entity.checks ?? []),
  ...(forSubmit ? submitGuards(entity) : []),
]

const none: Errors = {}

const fieldErrors = (checked: Checked): Errors =>
  Object.fromEntries(
    checked.names.flatMap((name) => {
      const field = fieldOf(checked.entity.fields, name)
      const problem = problemOf(field, checked.values[name], isLeftToServer(checked, name))
      return problem ? Object.entries(errorsAt(name, problem)) : []
    }),
  )

/** Returns the problem of a value in its field; undefined when it is valid. */
export const problemOf = (
  field: Field,
  value: unknown,
  isLeft = isDefaultFrom(field.options.default) && 'of' in field.options.default,
): Problem | undefined => {
  if (value instanceof Problem) return value
  const read = value === '' ? null : readValue(idsIn(value), field)
  if (read instanceof Problem) return read
  return field.options.required && !isLeft && isEmpty(read) ? missing(field) : undefined
}

/** Left empty it comes from another row: where the form has the reference to it, only once that is chosen. */
const isLeftToServer = ({ entity, names, values, row, initial }: Checked, name: string): boolean => {
  const source = sourceIn(entity, name)
  if (source === undefined) return false
  const known = { ...initial, ...row }
  return names.includes(source) ? !isEmpty(values[source]) : !(source in known) || !isEmpty(known[source])
}

/** Returns the broken rules at their fields; invalid values count as unknown. */
const ruleErrors = (checked: Checked, rules: readonly (Check | Guard)[], wrong: Errors): Errors => {
  const { names, asker } = checked
  const all = valuesIn(checked, wrong)
  const broken = rules.filter(
    ({ holds, field }) =>
      field !== undefined && names.includes(field) && !wrong[field] && evaluate(holds, all, asker) === false,
  )
  return Object.fromEntries(broken.reverse().map(({ field = '', message }) => [field, message]))
}

/** Returns the row as the form would write it; invalid values and values set elsewhere are unknown. */
const valuesIn = (checked: Checked, wrong: Errors): Row => {
  const { entity, names, values, row, initial, asker } = checked
  const typed = { ...wireValues(entity, values), ...unknownIn(names.filter((name) => wrong[name])) }
  if (row) return { ...rowTyped(entity, row, typed, asker), ...unknownIn(leftIn(checked)) }
  return { ...rowToBe(entity, { ...initial, ...typed }, asker), ...unknownIn(leftIn(checked)) }
}

const leftIn = (checked: Checked): readonly string[] =>
  checked.names.filter((name) => isEmpty(checked.values[name]) && isLeftToServer(checked, name))

const unknownIn = (names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, unknown]))
