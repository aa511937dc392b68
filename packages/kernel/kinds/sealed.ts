import type { Field, Flags } from '../field.ts'
import type { OperationCode } from '../registry.ts'
import { type Face, Problem, wrongType } from './face.ts'

export interface SealedOptions extends Pick<Flags<string>, 'required' | 'missing' | 'readonly' | 'logged' | 'hint'> {
  /** Who reads it beside the row's own person and whom `opens` names. */
  readonly secret: OperationCode
}

/**
 * A password of somewhere else, kept sealed: the table, lists, sheets and change records hold none of it. A row by its
 * id gives it to who may read it; `logged`: each time with a 记录.
 */
export const sealed = <const O extends SealedOptions>(label: string, options: O): Field<'sealed', string, O> => ({
  kind: 'sealed',
  label,
  options,
})

const mostSigns = 255

export const sealedFace: Face = {
  read(raw, field) {
    if (typeof raw !== 'string') return wrongType(field)
    const value = raw.trim()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing typed holds controls
    if (/[\u0000-\u001f]/.test(value)) return new Problem(`${field.label}含有不能识别的字符`)
    if ([...value].length > mostSigns) return new Problem(`${field.label}最多${mostSigns}个字`)
    return value || null
  },
  show: () => '••••••',
}
