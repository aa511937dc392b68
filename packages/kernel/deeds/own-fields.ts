import type { Entity } from '../entity.ts'
import type { Field } from '../field.ts'
import type { Fields } from '../shape.ts'

/** Fields of an entity as a call asks for them: none demanded, nothing filled in; `demanded` are. */
export const ownFields = (
  { fields, name: of }: Pick<Entity, 'fields' | 'name'>,
  names: readonly string[],
  demanded: readonly string[] = [],
): Fields =>
  Object.fromEntries(names.map((name) => [name, asked(fields[name], `${of}.${name}`, demanded.includes(name))]))

const asked = (field: Field | undefined, place: string, required: boolean): Field => {
  if (!field) throw new Error(`no such field: ${place}`)
  const { default: _default, computed: _computed, readonly: _readonly, unique: _unique, ...options } = field.options
  return { ...field, options: { ...options, required } }
}
