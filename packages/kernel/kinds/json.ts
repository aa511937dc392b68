import type { Field, Flags } from '../field.ts'
import type { Structure } from '../structure.ts'
import { type Face, Problem, wrongType } from './face.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface JsonOptions extends Flags<Json> {
  /** The form of what it holds: rows have it as a type. */
  readonly structure?: Structure
  /** What people call the parts of an object; those without a name are not shown in a cell. */
  readonly names?: Readonly<Record<string, string>>
  /** A few words or figures: its column takes no part of the room that is left. */
  readonly isShort?: boolean
}

export const json = <const O extends JsonOptions = object>(
  label: string,
  options = {} as O,
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

export const place = <const O extends Flags<Place> = object>(
  label: string,
  options = {} as O,
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
  // a list of words reads as one
  show: (value, { options }) => {
    const { names } = options as JsonOptions
    if (isWords(value)) return value.join('、')
    return names ? namedParts(value as Parts, names) : JSON.stringify(value)
  },
}

type Parts = Readonly<Record<string, unknown>>

const namedParts = (parts: Parts, names: Names): string =>
  Object.entries(names)
    .flatMap(([key, name]) => (key in parts ? [`${name}：${readParts(parts[key], names, 'parts') || '—'}`] : []))
    .join('，')

type Names = Readonly<Record<string, string>>

/** Parts within parts as a person reads them: names for keys, no brackets; an id says nothing to anybody. */
export const readParts = (value: unknown, names: Names = {}, within?: 'list' | 'parts'): string => {
  if (Array.isArray(value)) {
    const isPair = within === 'list' && !value.some(isParts)
    const words = value.map((one) => readParts(one, names, 'list')).filter(Boolean)
    return words.join(isPair ? ' ' : '、')
  }
  if (within === 'list' && isNamed(value)) return value.name
  if (!isParts(value)) return typeof value === 'string' && isId.test(value) ? '' : partWord(value)
  return Object.entries(value)
    .flatMap(([key, one]) => {
      const words = readParts(one, names, 'parts')
      return words ? [`${names[key] ?? key}：${words}`] : []
    })
    .join(within ? '，' : '；')
}

/** One of a list that has a name is called by it. */
const isNamed = (value: unknown): value is { readonly name: string } =>
  isParts(value) && 'name' in value && typeof value.name === 'string'
const isParts = (value: unknown): value is object => typeof value === 'object' && value !== null
const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** One plain value as it is read and typed. */
export const partWord = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '是' : '否'
  return value === null ? '' : String(value)
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

const between = (raw: unknown, most: number): raw is number => typeof raw === 'number' && Math.abs(raw) <= most

export const placeFace: Face = {
  read(raw, field) {
    const { lng, lat, address } = (raw ?? {}) as Partial<Record<keyof Place, unknown>>
    if (!between(lng, 180) || !between(lat, 90) || typeof address !== 'string') return wrongType(field)
    return { lng, lat, address: address.slice(0, 255) }
  },
  show: (value) => (value as Place).address,
}
