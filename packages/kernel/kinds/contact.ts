import type { Field, Flags } from '../field.ts'
import { type Face, Problem } from './face.ts'
import { noOptions } from './no-options.ts'

export const phone = <const O extends Flags<string> = object>(
  label: string,
  options = noOptions<O>(),
): Field<'phone', string, O> => ({
  kind: 'phone',
  label,
  options,
})
export const email = <const O extends Flags<string> = object>(
  label: string,
  options = noOptions<O>(),
): Field<'email', string, O> => ({
  kind: 'email',
  label,
  options,
})
export const url = <const O extends Flags<string> = object>(
  label: string,
  options = noOptions<O>(),
): Field<'url', string, O> => ({
  kind: 'url',
  label,
  options,
})

const matching = (pattern: RegExp, message: (label: string) => string, tidy = (text: string) => text): Face => ({
  read(raw, { label }) {
    const text = typeof raw === 'string' ? tidy(raw.trim()) : null
    if (text === '') return null
    return text !== null && text.length <= 255 && pattern.test(text) ? text : new Problem(message(label))
  },
})

/** 11 digits beginning with 1; blanks and hyphens are dropped. */
export const phoneFace = matching(
  /^1\d{10}$/,
  () => '手机号格式错误',
  (text) => text.replace(/[\s-]/g, ''),
)
export const emailFace = matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, () => '邮箱格式错误')
/** Only http and https: an address is opened by a click. */
export const urlFace = matching(/^https?:\/\/[^\s<>"]+$/i, (label) => `${label}格式错误`)
