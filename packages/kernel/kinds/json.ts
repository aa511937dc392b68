import type { Field, Flags } from '../field.ts'
import { type Face, Problem, wrongType } from './face.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface JsonOptions extends Flags<Json> {
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

const namedParts = (parts: Parts, names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .flatMap(([key, name]) => (key in parts ? [`${name}：${partWord(parts[key]) || '—'}`] : []))
    .join('，')

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
