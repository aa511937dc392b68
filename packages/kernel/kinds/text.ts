import type { Field, Flags } from '../field.ts'
import { type Face, limitsOf, Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

export interface TextOptions extends Flags<string> {
  /** Fewest and most characters; a line holds 255 unless said otherwise, a text 10 000. */
  readonly min?: number
  readonly max?: number
  /** What the whole value must match, with the message otherwise. */
  readonly pattern?: { readonly source: string; readonly message: string }
  /** Written in Markdown; a record shows it drawn. */
  readonly isMarkdown?: boolean
  /** What people read for the codes the system writes into it. */
  readonly names?: Readonly<Record<string, string>>
  /** People copy it or read it aloud: its column has room for this many characters and never cuts them. */
  readonly whole?: number
  /** A sentence rather than a name: where there is room its column gets this width before further columns are shown. */
  readonly isSentence?: true
  /** It holds the id of a record of one of several entities; the field that says of which. */
  readonly record?: string
  /** It holds the value of a parameter, whose key is in the column named: typed and shown as that one is declared. */
  readonly settingKey?: string
  /** Numbers in it count as numbers where it is put in order: 1.10 behind 1.9. */
  readonly isNumbered?: true
  /** Stored in lower case. */
  readonly lower?: boolean
  /** A month as `YYYY-MM`: picked rather than typed. */
  readonly isMonth?: true
}

export const text = <const O extends TextOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'text', string, O> => ({
  kind: 'text',
  label,
  options,
})
export const longText = <const O extends TextOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'longText', string, O> => ({
  kind: 'longText',
  label,
  options,
})

/** A month as `YYYY-MM`. */
export const month = <const O extends TextOptions = object>(label: string, options = noOptions<O>()) =>
  text(label, { isMonth: true, pattern: monthPattern, ...options })

const monthPattern = { source: '^\\d{4}-(0[1-9]|1[0-2])$', message: '月份格式错误' } as const

/** Days before (negative) and after, one after the other: `-7,0,30`. */
export const dayList = { source: '^-?\\d+([,，\\s]+-?\\d+)*$', message: '应为以逗号分隔的天数' } as const

export const isMonth = ({ options }: Field): boolean => options.isMonth === true

/** The column that names the entity of the record whose id this text holds. */
export const recordOf = ({ options }: Field): string | undefined => options.record

const limits: Record<string, number> = { text: 255, longText: 10_000 }

export const textFace: Face = {
  read(raw, field) {
    if (typeof raw !== 'string') return wrongType(field)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL stores no NUL, and no line holds controls
    const controls = field.kind === 'longText' ? /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/ : /[\u0000-\u001f]/
    // marks without width make two of one name; the joiner of emoji stays
    const trimmed = (field.kind === 'text' ? raw.replace(/[\u200b\u200c\u2060\ufeff]/g, '') : raw).trim()
    if (controls.test(trimmed)) return new Problem(`${field.label}含有不能识别的字符`)
    const value = field.options.lower ? trimmed.toLowerCase() : trimmed
    return value === '' ? null : fits(value, field)
  },
}

const fits = (value: string, field: Field): string | Problem => {
  const { pattern } = field.options
  const { min, max } = limitsOf(field, 0, limits[field.kind] ?? 255)
  const length = [...value].length
  if (length > max) return new Problem(`${field.label}最多${max}个字`)
  if (length < min) return new Problem(`${field.label}至少${min}个字`)
  if (pattern && !new RegExp(pattern.source, 'u').test(value)) return new Problem(pattern.message)
  return value
}
