import { type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { type Field, fieldNamed, isDefaultFrom, isFileField, isReadonly, isStored } from '@chengban/kernel/field.ts'
import { errorsAt, Problem } from '@chengban/kernel/kinds/face.ts'
import { filesIn } from '@chengban/kernel/kinds/file.ts'
import { isEmpty, missing, readValue } from '@chengban/kernel/kinds/kinds.ts'
import { newRow } from '@chengban/kernel/new-row.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { clock, today } from '../clock.ts'
import { isSame } from './canonical.ts'
import { following } from './follows.ts'
import { readOwnId, takesOwnId } from './own-id.ts'
import type { Values } from './scene.ts'

export interface ReadInput {
  readonly values: Values
  readonly errors: Record<string, string>
}

/**
 * Reads the input field by field. Refuses unknown keys; accepts a read-only field only with its stored value. Skips
 * derived fields.
 */
export const readInput = (
  entity: Entity,
  sent: Readonly<Record<string, unknown>>,
  before: Values | null,
): ReadInput => {
  const values: Values = {}
  const errors: Record<string, string> = {}
  const states = new Set(stateFields(entity))
  for (const [name, raw] of Object.entries(sent)) {
    const value = readOne(entity, name, raw, before, states)
    if (value instanceof Problem) Object.assign(errors, errorsAt(name, value))
    else if (value !== unchanged) values[name] = value
  }
  // what follows from another field is not the sender's to say
  for (const name of following(entity, before ? { ...before, ...values } : withDefaults(entity, values, '')))
    delete values[name]
  return { values, errors }
}

const unchanged = Symbol('sent back as it stands')

const readOne = (entity: Entity, name: string, raw: unknown, before: Values | null, states: Set<string>): unknown => {
  const field = fieldNamed(entity, name)
  if (!field || field.options.hidden) return new Problem('未知字段')
  if (name === 'id' && before === null && !isEmpty(raw) && takesOwnId(entity)) return readOwnId(raw, field)
  if (!states.has(name) && !isFixed(entity, name, field, before)) {
    const value = readValue(raw, field)
    return isFileField(field) && before && sameFiles(value, before[name]) ? unchanged : value
  }
  return field.options.ignored || same(raw, standing(field, name, before))
    ? unchanged
    : new Problem(field.options.refused ?? '该字段不可修改')
}

const sameFiles = (value: unknown, stands: unknown): boolean =>
  !(value instanceof Problem) && JSON.stringify(urlsOf(value)) === JSON.stringify(urlsOf(stands))
const urlsOf = (value: unknown): string[] => filesIn(value).map(({ url }) => url)

/** Not for forms: derived, of the system, or settled at creation. Ids that people choose are chosen then. */
const isFixed = (entity: Entity, name: string, field: Field, before: Values | null): boolean =>
  !(name === 'id' && before === null && entity.idKind === 'text') &&
  (isReadonly(field) || isSystemField(name) || (before !== null && field.options.fixed === true))

const standing = (field: Field, name: string, before: Values | null): unknown => {
  if (before) return before[name]
  const given = field.options.default
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? undefined : (given ?? null)
}

/** Equal in the sense of a form sent back as it was read: numbers by value, nothing as null. */
const same = (sent: unknown, stands: unknown): boolean =>
  sent === undefined || (stands === undefined && sent === null) || isSame(sent, stands)

/** What a new row has where nothing was sent. */
export const withDefaults = (entity: Entity, sent: Values, userId: string): Values =>
  newRow(entity, sent, { userId, today: today(), now: clock.now().toISOString() })

/** A column that begins with a value has one for good. */
const isHeld = (field: Field): boolean => {
  const { default: given } = field.options
  return given !== undefined && !isDefaultFrom(given) && isStored(field) && field.kind !== 'refs'
}

/** Required fields left empty, with their message. */
export const missingFields = (entity: Entity, row: Values): Record<string, string> => {
  const derived = following(entity, row)
  return Object.fromEntries(
    Object.entries(entity.fields)
      .filter(
        ([name, field]) =>
          !isSystemField(name) &&
          !isReadonly(field) &&
          (field.options.required ? isEmpty(row[name]) : isHeld(field) && (row[name] ?? null) === null),
      )
      .filter(([name]) => !derived.includes(name))
      .map(([name, field]) => [name, missing(field).message]),
  )
}
