import type { Field, Flags } from '../field.ts'
import { type Face, wrongType } from './face.ts'

export const bool = <const O extends Flags<boolean> = object>(
  label: string,
  options = {} as O,
): Field<'bool', boolean, O> => ({
  kind: 'bool',
  label,
  options,
})

export const boolFace: Face = {
  read: (raw, field) => (typeof raw === 'boolean' ? raw : wrongType(field)),
  show: (value) => (value ? '是' : '否'),
}
