import type { Field, Flags } from '../field.ts'
import type { DictName } from '../registry.ts'
import { type Face, outside } from './face.ts'

/** One of the values given; fixed by the product. */
export const oneOf = <const V extends string, const O extends Flags<V> = object>(
  label: string,
  values: readonly V[],
  options = {} as O,
): Field<'enum', V, O & { readonly values: readonly V[] }> => ({ kind: 'enum', label, options: { ...options, values } })

/** The code of an entry of a dictionary type, which administrators edit. */
export const dict = <const O extends Flags<string> = object>(
  label: string,
  type: DictName,
  options = {} as O,
): Field<'dict', string, O & { readonly dict: DictName }> => ({
  kind: 'dict',
  label,
  options: { ...options, dict: type },
})

export const enumFace: Face = {
  read(raw, field) {
    const { values } = field.options as unknown as { values: readonly string[] }
    if (raw === '') return null
    return typeof raw === 'string' && values.includes(raw) ? raw : outside(field)
  },
}

/** That the code stands in the dictionary is checked where the dictionaries are: on the server. */
export const dictFace: Face = {
  read: (raw, field) => (raw === '' ? null : typeof raw === 'string' && raw.length <= 64 ? raw : outside(field)),
}
