import type { Field } from './field.ts'
import { Problem, wrongType } from './kinds/face.ts'
import { readValue } from './kinds/kinds.ts'
import { isLines, readLines } from './kinds/lines.ts'
import { hasParts, readParts } from './kinds/parts.ts'
import { listIn } from './list-in.ts'
import { type Setting, settingInForm } from './setting.ts'

/** What is wrong with a text of the parameter's type as its value; undefined where nothing is. */
export const settingFault = (setting: Setting, text: string): Problem | undefined => {
  const { field } = setting
  const given = settingInForm(setting, text)
  const value = field.kind === 'json' && given === null ? wrongType(field) : read(given, field)
  return value instanceof Problem ? value : undefined
}

const read = (raw: unknown, field: Field): unknown => {
  if (raw === null || raw === undefined) return readValue(raw, field)
  if (isLines(field)) return readLines(raw, field, read)
  if (hasParts(field)) return readParts(raw, field, read)
  const [of] = listIn<unknown>(field.options.structure)
  return of === undefined ? readValue(raw, field) : readWords(raw, field)
}

/** A list of words, of those that there are where the field says which. */
const readWords = (raw: unknown, field: Field): unknown => {
  if (!Array.isArray(raw) || !raw.every((one) => typeof one === 'string' && one.trim() !== '')) return wrongType(field)
  const words = field.options.choices?.map(([value]) => value)
  const other = words && raw.find((one) => !words.includes(one))
  return other === undefined ? raw : new Problem(`${field.label}没有${other}`)
}
