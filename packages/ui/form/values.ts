import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { dictOf, type Field, fieldOf, isFileField } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { begunOf, defaultOf } from '@chengban/kernel/new-row.ts'
import type { Row } from '../data/row.ts'
import { today } from '../dates/date-time.ts'
import type { DictEntry } from '../kinds/choice/dicts.ts'

export type Values = Readonly<Record<string, unknown>>

/**
 * Returns the first values of a new form: the given ones, else the declared defaults, else the dictionary's default
 * entry, or its only entry when the field is required.
 */
export const firstValues = (
  entity: Entity,
  names: readonly string[],
  asker: Asker,
  dicts: ReadonlyMap<string, readonly DictEntry[]> | undefined,
  given: Values = {},
): Values =>
  Object.fromEntries(
    names.map((name) => {
      const field = fieldOf(entity.fields, name)
      const value = given[name] ?? defaultOf(field, asker) ?? begunOf(field, asker) ?? entryOf(field, dicts)
      return [name, value === '{today}' ? today() : value]
    }),
  )

/** The values of a row for its form. */
export const rowValues = ({ fields }: Entity, names: readonly string[], row: Row): Values =>
  Object.fromEntries(names.map((name) => [name, isAnew(fields[name]) ? false : (row[name] ?? null)]))

const isAnew = (field: Field | undefined): boolean => field?.options?.isAnew === true

const entryOf = (field: Field, dicts: ReadonlyMap<string, readonly DictEntry[]> | undefined): unknown => {
  if (field.kind !== 'dict') return null
  const entries = dicts?.get(dictOf(field)) ?? []
  const open = entries.filter(({ isEnable }) => isEnable)
  const only = open.length === 1 && field.options.required === true ? open[0] : undefined
  return (open.find(({ isDefault }) => isDefault) ?? only)?.value ?? null
}

/** Whether two values of a field say the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/** Values that can be kept on the device: what its field could not read is left out. */
export const readableValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Problem)))

/** Values that their fields can read: half of a day that is still being typed is left out. */
export const wholeValues = (fields: Entity['fields'], values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = typeof value === 'string' ? fields[name] : undefined
      return !field || !(readValue(value, field) instanceof Problem)
    }),
  )

/** What differs from how the form began. */
export const changesOf = (values: Values, first: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, first[name])))

/** Returns the values as sent: each parsed by its kind, file fields with their metadata. */
export const wireValues = (entity: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = entity.fields[name]
      if (!field) return []
      const read = readValue(idsIn(value), field)
      return [[name, read instanceof Problem || isFileField(field) ? value : read]]
    }),
  )

/** Shown objects of references to many, as their ids. */
export const idsIn = (value: unknown): unknown =>
  Array.isArray(value) &&
  value.every((each) => typeof each === 'object' && each !== null && 'id' in each && 'name' in each) &&
  value.length > 0
    ? value.map((each) => (each as { id: string }).id)
    : value

const plain = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
