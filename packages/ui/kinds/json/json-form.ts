import type { Field } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { partWord } from '@chengban/kernel/kinds/json.ts'

type Plain = string | number | boolean | null

/** How structured data without a declared shape is edited and shown. */
export type JsonForm = 'texts' | 'pairs' | 'written'

/** By what it holds; while it holds nothing, by its default. */
export const formOf = (value: unknown, { options }: Field): JsonForm => {
  const sample = value === null || value === undefined || value instanceof Problem ? options.default : value
  if (Array.isArray(sample)) return sample.every((each) => typeof each === 'string') ? 'texts' : 'written'
  if (typeof sample !== 'object' || sample === null) return 'written'
  return Object.values(sample).every(isPlain) ? 'pairs' : 'written'
}

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'

/** A name with its value as it is typed. */
export interface Pair {
  readonly name: string
  readonly value: string
}

export const pairsOf = (value: unknown): readonly Pair[] =>
  typeof value === 'object' && value !== null && !(value instanceof Problem)
    ? Object.entries(value).map(([name, each]) => ({ name, value: partWord(each) }))
    : []

/** The object pairs make; figures, 是 and 否 become what they are, unless they were text before. */
export const objectOf = (pairs: readonly Pair[], label: string, before: unknown): unknown => {
  const named = pairs.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '')
  if (named.some(({ name }) => name.trim() === '')) return new Problem(`${label}有一项没有名称`)
  const names = named.map(({ name }) => name.trim())
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) return new Problem(`${label}的“${twice}”有两项`)
  if (named.length === 0) return null
  return Object.fromEntries(named.map(({ name, value }) => [name.trim(), plainOf(value.trim(), textIn(before, name))]))
}

const textIn = (before: unknown, name: string): boolean =>
  typeof before === 'object' && before !== null && typeof (before as Record<string, unknown>)[name] === 'string'

const plainOf = (text: string, isText: boolean): Plain => {
  if (isText) return text
  if (text === '') return null
  if (text === '是' || text === '否') return text === '是'
  return /^(true|false|-?(0|[1-9]\d{0,14})(\.\d{1,6})?)$/.test(text) ? (JSON.parse(text) as Plain) : text
}
