import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'

export interface Section {
  readonly title: string
  readonly names: readonly string[]
}

/** The fields of an entity in the order of its form, without what only the system keeps. */
export const sectionNames = (entity: Entity): readonly string[] => {
  const declared = (entity.form ?? []).flatMap(({ fields }) => fields)
  return declared.length ? declared : writable(entity).filter((name) => !isSystemField(name))
}

/**
 * Returns the sections of a form or record that hold the given names, in declared order; undeclared names form a last
 * section.
 */
export const sectionsOf = (entity: Entity, names: readonly string[]): readonly Section[] => {
  const declared = (entity.form ?? []).map(({ title, fields }) => ({
    title,
    names: fields.filter((name) => names.includes(name)),
  }))
  const placed = new Set((entity.form ?? []).flatMap(({ fields }) => fields))
  const rest = names.filter((name) => !placed.has(name) && !isSystemField(name))
  const others = declared.length ? '其他' : entity.label
  const named = declared.some(({ title }) => title === others)
  const sections = named
    ? declared.map((each) => (each.title === others ? { ...each, names: [...each.names, ...rest] } : each))
    : [...declared, { title: others, names: rest }]
  return sections.filter((section) => section.names.length > 0)
}
