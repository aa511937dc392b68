import type { Field, Flags } from '../field.ts'
import type { DictName } from '../registry.ts'
import type { Structure } from '../structure.ts'
import { shanghai } from './date.ts'
import { type Face, Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export interface JsonOptions extends Flags<Json> {
  /** The form of what it holds: rows have it as a type. */
  readonly structure?: Structure
  /** What people call its parts, and the parts within these; what has no name here is shown to nobody. */
  readonly names?: Names
  /** Of a list: the part that has the id of a line of the record. Its page shows the `name` that its reader gets with the line. */
  readonly lineName?: LineName
  /** In a record it is drawn as a table: a row each of a list, or a row each part of an object. */
  readonly isTable?: true
  /** Its keys are words of people themselves, as months and days are. */
  readonly isMap?: true
  /** The values there are, each with its word: one of them, or several where the structure is a list. */
  readonly choices?: readonly (readonly [value: string | number, word: string])[]
  /** The values there are, as lines that the record named by a column keeps, or as another column of the row has them. */
  readonly among?: Among
  /** The dictionary whose codes they are. */
  readonly dict?: DictName
  /** The parts of an object as fields: each is shown and typed as its kind is. */
  readonly parts?: Readonly<Record<string, Field>>
  /** A few words or figures: its column takes no part of the room that is left. */
  readonly isShort?: boolean
}

export interface LineName {
  readonly part: string
  readonly lines: string
  /** The part that has the name the line had, for a line that is gone. */
  readonly kept?: string
}

export type Among =
  | { readonly column: string }
  | {
      readonly of: string
      readonly at: string
      readonly lines: string
      readonly value: string
      readonly where?: Readonly<Record<string, string>>
    }

type Names = Readonly<Record<string, string>>

export const json = <const O extends JsonOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'json', Json, O> => ({
  kind: 'json',
  label,
  options,
})

export interface Place {
  /** Degrees, GCJ-02. */
  readonly lng: number
  readonly lat: number
  readonly address: string
}

export interface PlaceOptions extends Flags<Place> {
  /** Where the writer is: a phone takes it as the form of a new record opens. */
  readonly isHere?: boolean
  /** The message for a value that is no position, instead of {label}格式错误. */
  readonly wrong?: string
}

export const place = <const O extends PlaceOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'place', Place, O> => ({
  kind: 'place',
  label,
  options,
})

/** Levels of lists and objects in one another: the database takes some thousands, and nobody reads as many. */
const deepest = 100

const isDeeper = (raw: unknown, levels: number): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  (levels === 0 || Object.values(raw).some((one) => isDeeper(one, levels - 1)))

export const jsonFace: Face = {
  read(raw, field) {
    if (isDeeper(raw, deepest)) return new Problem(`${field.label}嵌套过深`)
    const written = JSON.stringify(raw)
    if (written === undefined || written.includes('\\u0000')) return wrongType(field)
    return written.length > 200_000 ? new Problem(`${field.label}内容过长`) : raw
  },
  show: (value, { options }) => readJson(value, options as JsonOptions),
}

const readJson = (value: unknown, { names, isMap, choices }: JsonOptions): string => {
  if (choices) return (Array.isArray(value) ? value : [value]).map((one) => wordAmong(choices, one)).join('、')
  return readParts(value, isMap ? namesOf(value) : names, 'parts')
}

const wordAmong = (choices: NonNullable<JsonOptions['choices']>, value: unknown): string =>
  choices.find(([each]) => each === value)?.[1] ?? partWord(value)

const namesOf = (value: unknown): Names => Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, key]))

type Parts = Readonly<Record<string, unknown>>

/** Parts within parts as a person reads them, those alone that have a name; an id says nothing to anybody. */
export const readParts = (value: unknown, names: Names = {}, within?: 'list' | 'parts'): string => {
  if (Array.isArray(value)) return readList(value, names, within)
  if (!isParts(value)) return typeof value === 'string' && isId.test(value) ? '' : partWord(value)
  const called = within === 'list' && isNamed(value) ? value.name : ''
  const words = Object.entries(names)
    .filter(([key]) => key in value && !(called && key === 'name'))
    .flatMap(([key, name]) => {
      const one = readParts((value as Parts)[key], names, 'parts')
      return one ? [name ? `${name}：${one}` : one] : []
    })
    .join(within ? '，' : '；')
  return called && words ? `${called}（${words}）` : called || words
}

const readList = (list: readonly unknown[], names: Names, within?: 'list' | 'parts'): string => {
  const words = list.map((one) => readParts(one, names, 'list')).filter(Boolean)
  if (within === 'list' && !list.some(isParts)) return words.join(' ')
  return words.join(words.some((one) => one.includes('：')) ? '；' : '、')
}

/** One of a list that has a name is called by it. */
const isNamed = (value: unknown): value is { readonly name: string } =>
  isParts(value) && 'name' in value && typeof value.name === 'string'
const isParts = (value: unknown): value is object => typeof value === 'object' && value !== null
const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** One plain value as it is read. */
const partWord = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (value === null || value === undefined) return ''
  const word = String(value)
  return isInstant.test(word) ? shanghai(word).slice(0, 16).replace('T', ' ') : word
}

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const between = (raw: unknown, most: number): raw is number => typeof raw === 'number' && Math.abs(raw) <= most

export const placeFace: Face = {
  read(raw, field) {
    const { lng, lat, address }: Partial<Record<keyof Place, unknown>> = raw ?? {}
    const { wrong } = field.options
    if (!between(lng, 180) || !between(lat, 90) || typeof address !== 'string')
      return wrong === undefined ? wrongType(field) : new Problem(wrong)
    return { lng, lat, address: address.slice(0, 255) }
  },
  show: (value) => (value as Place).address,
}
