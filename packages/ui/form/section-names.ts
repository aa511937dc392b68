import { type Entity, isSystemField, writable } from '@chengban/kernel/entity.ts'

/** The fields of an entity in the order of its form, without what only the system keeps. */
export const sectionNames = (entity: Entity): readonly string[] => {
  const declared = (entity.form ?? []).flatMap(({ fields }) => fields as readonly string[])
  return declared.length ? declared : writable(entity).filter((name) => !isSystemField(name))
}
