import type { Field } from '../field.ts'
import { Problem } from '../kinds/face.ts'
import { namesIn, several } from './several.ts'

/** Json without a shape as a cell has it: a list of words as people write one, where it reads back; else its text. */
export const jsonCell = (value: unknown, field: Field): string => {
  const words = isWords(value) ? several(value) : undefined
  return words !== undefined && isSame(jsonIn(words, field), value) ? words : JSON.stringify(value)
}

/** The json that a cell holds. What begins like json has to be some; other words are a list. */
export const jsonIn = (text: string, { label, options }: Field): unknown => {
  const read = parsed(text)
  const isList = Array.isArray(options.default)
  if (read !== undefined && (typeof read === 'object' || !isList)) return read
  return /^[[{]/.test(text) ? new Problem(`${label}不是有效的JSON`) : namesIn(text)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
