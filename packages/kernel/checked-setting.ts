import type { Field } from './field.ts'
import { Problem, wrongType } from './kinds/face.ts'
import { isEmpty, readValue } from './kinds/kinds.ts'
import { isLines, readLines } from './kinds/lines.ts'
import { hasParts, type PartsField } from './kinds/parts.ts'
import { listIn } from './list-in.ts'
import { type Setting, settingInForm, settingText } from './setting.ts'

/** Checks a value of the form by its kind. Returns the text to store, or a Problem. */
export const checkedInForm = (setting: Setting, given: unknown): string | Problem => {
  const { field } = setting
  if (field.kind === 'json' ? given === null : isEmpty(given)) return field.kind === 'json' ? wrongType(field) : ''
  const value = read(given, field)
  if (value instanceof Problem) return value
  const again = setting.stored === 'byFirst' ? repeatedIn(field, value) : undefined
  if (again) return again
  return field.kind === 'json' ? settingText(setting, value) : String(given)
}

/** Refuses two lines with the same first column (an empty one too): an object would keep only one of them. */
const repeatedIn = (field: Field, value: unknown): Problem | undefined => {
  if (!isLines(field)) return undefined
  const [[name, { label }] = ['', field]] = Object.entries(field.options.shape)
  const words = listIn<Readonly<Record<string, unknown>>>(value).map((line) => line[name] ?? '')
  const at = words.findIndex((word, place) => words.indexOf(word) < place)
  return at < 0 ? undefined : new Problem(`第${at + 1}行：${label}重复`, { [`${at}.${name}`]: `${label}重复` })
}

/** Does the same for a stored text, which must already have the parameter's type. */
export const checkedSetting = (setting: Setting, text: string): string | Problem =>
  checkedInForm(setting, settingInForm(setting, text))

const read = (raw: unknown, field: Field): unknown => {
  if (raw === null || raw === undefined) return readValue(raw, field)
  if (isLines(field)) return readLines(raw, field, read)
  if (hasParts(field)) return readParts(raw, field)
  const [of] = listIn<unknown>(field.options.structure)
  return of === undefined ? readValue(raw, field) : readWords(raw, field)
}

/** Reads every part by its kind. Returns the object, or the Problem of the first wrong part. */
const readParts = (raw: unknown, field: PartsField): unknown => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrongType(field)
  const shape = field.options.parts
  const unknown = Object.keys(raw).find((name) => !Object.hasOwn(shape, name))
  if (unknown !== undefined) return new Problem(`未知字段${unknown}`)
  const entries = Object.entries(shape).map(([name, part]) => {
    const value = read((raw as Readonly<Record<string, unknown>>)[name], part)
    return [name, value === null && part.options.required ? new Problem(`${part.label}不能为空`) : value] as const
  })
  return entries.find(([, value]) => value instanceof Problem)?.[1] ?? Object.fromEntries(entries)
}

/** A list of words, of those that there are where the field says which. */
const readWords = (raw: unknown, field: Field): unknown => {
  if (!Array.isArray(raw) || !raw.every((one) => typeof one === 'string' && one.trim() !== '')) return wrongType(field)
  const words = field.options.choices?.map(([value]) => value)
  const other = words && raw.find((one) => !words.includes(one))
  return other === undefined ? raw : new Problem(`${field.label}没有${other}`)
}
