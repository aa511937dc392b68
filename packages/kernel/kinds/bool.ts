import type { Field, Flags } from '../field.ts'
import { type Face, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

export interface BoolOptions extends Flags<boolean> {
  /** 是 is a fault, lateness above all: written in red. */
  readonly alarms?: boolean
  /** A mark for this saving alone: the form of a stored row begins without it, so that setting it again is a change. */
  readonly isAnew?: boolean
}

export const bool = <const O extends BoolOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'bool', boolean, O> => ({
  kind: 'bool',
  label,
  options,
})

export const boolFace: Face = {
  read: (raw, field) => (typeof raw === 'boolean' ? raw : wrongType(field)),
  show: (value) => (value ? '是' : '否'),
}
