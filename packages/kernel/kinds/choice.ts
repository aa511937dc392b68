import type { Field, Flags } from '../field.ts'
import { enumValues } from '../field.ts'
import type { DictName } from '../registry.ts'
import { type Face, outside } from './face.ts'
import { noOptions } from './no-options.ts'

export interface ChoiceOptions<V extends string> extends Flags<V> {
  /** What people read where it is not the value itself. */
  readonly names?: Readonly<Partial<Record<V, string>>>
}

/** One of the values given; fixed by the product. */
export const oneOf = <const V extends string, const O extends ChoiceOptions<V> = object>(
  label: string,
  values: readonly V[],
  options = noOptions<O>(),
): Field<'enum', V, O & { readonly values: readonly V[] }> => ({ kind: 'enum', label, options: { ...options, values } })

export interface DictOptions extends Flags<string> {
  /** The message for a code that may not be chosen, in place of {label}不在可选范围. */
  readonly absent?: string
}

/** The code of an entry of a dictionary type, which administrators edit. */
export const dict = <const O extends DictOptions = object>(
  label: string,
  type: DictName,
  options = noOptions<O>(),
): Field<'dict', string, O & { readonly dict: DictName }> => ({
  kind: 'dict',
  label,
  options: { ...options, dict: type },
})

/** What people read for a value of a fixed choice. */
export const choiceName = ({ options }: Field, value: string): string =>
  (options as { names?: Readonly<Record<string, string>> }).names?.[value] ?? value

export const enumFace: Face = {
  read(raw, field) {
    const values = enumValues(field)
    if (raw === '') return null
    return typeof raw === 'string' && values.includes(raw) ? raw : outside(field)
  },
  show: (value, field) => choiceName(field, String(value)),
}

/** The server checks that the dictionary has the code: only it has the dictionaries. */
export const dictFace: Face = {
  read: (raw, field) => (raw === '' ? null : typeof raw === 'string' && raw.length <= 64 ? raw : outside(field)),
}
