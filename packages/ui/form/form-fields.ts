import { type Entity, isSystemField } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { type Field, isRowLocal } from '@chengban/kernel/field.ts'
import { faces } from '../kinds/faces.ts'
import type { Row } from '../record/row.ts'
import { writableNow } from '../record/writable-now.ts'

export interface Section {
  readonly title: string
  readonly names: readonly string[]
}

/** The fields a form may write: of a new row, or of this row in its present state. */
export const formNames = (entity: Entity, asker: Asker, row?: Row): readonly string[] =>
  writableNow(entity, asker, row).filter((name) => faces[(entity.fields[name] as Field).kind].Control !== null)

/** The formula of a field that follows from others of the same row. */
export const formulaOf = (field: Field | undefined): Expr<unknown> | undefined => {
  const computed = field?.options.computed
  return computed && !('onWrite' in computed) && isRowLocal(computed) ? computed : undefined
}

/** The sections of a form or record with the names given, in the declaration's order; the rest stands in a last one. */
export const sectionsOf = (entity: Entity, names: readonly string[]): readonly Section[] => {
  const declared = (entity.form ?? []).map(({ title, fields }) => ({
    title,
    names: (fields as readonly string[]).filter((name) => names.includes(name)),
  }))
  const placed = new Set((entity.form ?? []).flatMap(({ fields }) => fields as readonly string[]))
  const rest = names.filter((name) => !placed.has(name) && !isSystemField(name))
  const sections = [...declared, { title: declared.length ? '其他' : entity.label, names: rest }]
  return sections.filter((section) => section.names.length > 0)
}

/** The fields a form shows: those it writes, and between them the formulas the declaration places there. */
export const shownNames = (entity: Entity, written: readonly string[]): readonly string[] => {
  const formulas = (entity.form ?? [])
    .flatMap(({ fields }) => fields as readonly string[])
    .filter((name) => formulaOf(entity.fields[name]))
  return [...written, ...formulas]
}
