import { type Entity, switchOf } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { type Field, fieldOf, isRowLocal } from '@chengban/kernel/field.ts'
import type { Row } from '../data/row.ts'
import { writableNow } from '../data/writable-now.ts'
import { faces } from '../kinds/faces.ts'
import { sectionsOf } from './sections.ts'

/** The fields a form may write: of a new row, or of this row in its present state. */
export const formNames = (entity: Entity, asker: Asker, row?: Row): readonly string[] =>
  writableNow(entity, asker, row).filter(
    (name) =>
      faces[fieldOf(entity.fields, name).kind].Control !== null &&
      !isOutOfSight(entity, name) &&
      (row !== undefined || !isPlumbing(entity, name)),
  )

/** It serves the system alone, and nobody has to fill it. */
const isOutOfSight = ({ fields }: Entity, name: string): boolean =>
  fields[name]?.options.isAside === true && !fields[name]?.options.required

/**
 * Whether the default suits every new row, so that its form need not ask: enabled, and the usual place in the order.
 */
export const isPlumbing = (entity: Entity, name: string): boolean => {
  const given = entity.fields[name]?.options.default
  return given !== undefined && (name === switchOf(entity) ? given === true : name === 'sort')
}

/** Returns the fields that apply at present. */
export const namesShown = ({ names, off }: { readonly names: readonly string[]; readonly off: ReadonlySet<string> }) =>
  names.filter((name) => !off.has(name))

/** The formula of a field that follows from others of the same row. */
export const ownFormula = (field: Field | undefined): Expr<unknown> | undefined => {
  const computed = field?.options.computed
  return computed && !('onWrite' in computed) && isRowLocal(computed) ? computed : undefined
}

/** The names of a form in the order of its sections. */
export const shownOrder = (form: {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly off: ReadonlySet<string>
}): readonly string[] =>
  sectionsOf(form.entity, shownNames(form.entity, namesShown(form))).flatMap((section) => section.names)

/** The fields a form shows: those it writes, and between them the formulas over these that the declaration places there. */
export const shownNames = (entity: Entity, written: readonly string[]): readonly string[] => {
  const formulas = (entity.form ?? [])
    .flatMap(({ fields }) => fields)
    .filter((name) => rests(namedIn(ownFormula(entity.fields[name])), written))
  return [...written, ...formulas]
}

/** Whether a formula uses only fields of this form: any other would show no figure until the row is saved. */
const rests = (named: readonly string[], written: readonly string[]): boolean =>
  named.length > 0 && named.every((each) => written.includes(each))

/** Every column that a formula names. */
const namedIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'field' in part && typeof part.field === 'string' ? [part.field] : []
  return [...own, ...Object.values(part).flatMap(namedIn)]
}
