import {
  isColumns,
  isListOf,
  type Parts,
  partName,
  readLeaf,
  type Structure,
  type Words,
} from '@chengban/kernel/structure.ts'

type Test = (value: unknown) => boolean
const like =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const decimal = like(/^-?\d+(\.\d+)?$/)

const tests: Record<keyof Words, Test> = {
  text: (value) => typeof value === 'string',
  int: Number.isInteger,
  bool: (value) => typeof value === 'boolean',
  uuid: like(/^[0-9a-f-]{36}$/),
  date: like(/^\d{4}-\d{2}-\d{2}$/),
  month: like(/^\d{4}-\d{2}$/),
  datetime: like(/^\d{4}-\d{2}-\d{2}T[^Z]*[+]08:00$/),
  money: like(/^-?\d+\.\d{2}$/),
  decimal,
  percent: decimal,
  url: (value) => typeof value === 'string',
  code: (value) => typeof value === 'string',
  files: Array.isArray,
  json: () => true,
  filter: (value) => typeof value === 'object' && value !== null,
}

/** Where an answer is not of the form its declaration gives it. */
export const formFaults = (form: Structure, value: unknown, place = 'data'): string[] => {
  if (typeof form === 'string') return leafFaults(form, value, place)
  if (isListOf(form))
    return Array.isArray(value)
      ? value.flatMap((one, at) => formFaults(form[0], one, `${place}[${at}]`))
      : [`${place} is no list`]
  if (isColumns(form)) return [...columnFaults(form.$columns, value, place), ...partFaults(form.$with, value, place)]
  return partFaults(form, value, place)
}

const leafFaults = (leaf: string, value: unknown, place: string): string[] => {
  const { words, isNullable } = readLeaf(leaf)
  if (value === null) return isNullable ? [] : [`${place} is null`]
  const [first = ''] = words
  const holds = words.length > 1 ? words.includes(String(value)) : tests[first as keyof Words](value)
  return holds ? [] : [`${place} is no ${leaf}: ${JSON.stringify(value)}`]
}

const columnFaults = (names: readonly string[], value: unknown, place: string): string[] =>
  names.flatMap((name) =>
    (value as Record<string, unknown>)[name] === undefined ? [`${place}.${name} is missing`] : [],
  )

const partFaults = (parts: Parts, value: unknown, place: string): string[] => {
  if (typeof value !== 'object' || value === null) return [`${place} is no object`]
  return Object.entries(parts).flatMap(([key, part]) => {
    const { name, isOptional } = partName(key)
    const one = (value as Record<string, unknown>)[name]
    return one === undefined
      ? isOptional
        ? []
        : [`${place}.${name} is missing`]
      : formFaults(part, one, `${place}.${name}`)
  })
}
