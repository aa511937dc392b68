import type { Field } from './field.ts'
import { isLines } from './kinds/lines.ts'
import { hasParts } from './kinds/parts.ts'
import { listIn } from './list-in.ts'

// Decision 155: A setting is declared as a field

/**
 * How lines are stored. `byFirst`: as an object by the value of each line's first column, which holds the other columns,
 * or the value alone where there is one other. `tuples`: as a list of lists.
 */
export type StoredLines = 'byFirst' | 'tuples'

/** A parameter of the company, which administrators change while the product runs. */
export interface Setting {
  readonly key: string
  /** How its value is typed, checked and read; the label says what it governs. */
  readonly field: Field
  /** Its first value as it is stored; it holds as well while the parameter is empty. */
  readonly first: string
  readonly stored?: StoredLines
  /** Only the server reads its value, and it has no first one. */
  readonly isSecret?: true
}

interface SettingOptions {
  /** First value of structured data, as it is stored; that of other kinds is the `default` of the field. */
  readonly first?: object
  readonly stored?: StoredLines
  readonly isSecret?: true
}

/** Declares a parameter: in `*.settings.ts`, beside what it governs. */
export const setting = (key: string, field: Field, { first, ...how }: SettingOptions = {}): Setting => ({
  key,
  field,
  first: first ? JSON.stringify(first) : String(field.options.default ?? ''),
  ...how,
})

/** What the parameter's 类型 says. */
export const settingType = ({ field: { kind }, isSecret }: Setting): '文本' | '数字' | '开关' | 'JSON' | '密钥' =>
  isSecret ? '密钥' : (types[kind] ?? '文本')

const types: Partial<Record<Field['kind'], '数字' | '开关' | 'JSON'>> = {
  int: '数字',
  decimal: '数字',
  money: '数字',
  percent: '数字',
  bool: '开关',
  json: 'JSON',
}

/** The stored text as its readers take it: a number, a boolean, structured data, or the text itself. */
export const readSetting = ({ field: { kind } }: Setting, text: string): unknown =>
  kind === 'int' ? Number(text) : kind === 'bool' ? text === 'true' : kind === 'json' ? JSON.parse(text) : text

/** The stored text as a form shows it: lines in place of objects and tuples. */
export const settingInForm = (setting: Setting, text: string): unknown => {
  const value = readSetting(setting, text)
  const { field, stored } = setting
  if (!stored || !isLines(field)) return value
  const names = Object.keys(field.options.shape)
  const lineOf = (values: readonly unknown[]) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]))
  if (stored === 'tuples') return Array.isArray(value) ? value.map((one) => lineOf(listIn(one))) : value
  if (!isObject(value)) return value
  const [first = '', only, more] = names
  return Object.entries(value).map(([word, rest]) =>
    more === undefined ? { [first]: word, [only ?? '']: rest } : { ...lineOf([word]), ...(isObject(rest) ? rest : {}) },
  )
}

/** What a form holds as the stored text; empty where there is nothing. */
export const settingText = ({ field, stored }: Setting, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (field.kind !== 'json') return String(value)
  if (!stored || !isLines(field) || !Array.isArray(value))
    return JSON.stringify(hasParts(field) ? filled(value) : value)
  const names = Object.keys(field.options.shape)
  const [first = '', only = '', more] = names
  const lines = value.map((line) => (isObject(line) ? line : {}))
  if (stored === 'tuples') return JSON.stringify(lines.map((line) => names.map((name) => line[name])))
  const entries = lines.map(({ [first]: word, ...rest }) => [
    word ?? '',
    more === undefined ? rest[only] : filled(rest),
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes empty parts and parts that are false, at every depth. */
const filled = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) =>
          one === null || one === undefined || one === false ? [] : [[name, filled(one)]],
        ),
      )
    : value
