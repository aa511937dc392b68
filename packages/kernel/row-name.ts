import type { Entity } from './entity.ts'
import { type Kind, targetOf } from './field.ts'
import { choiceName } from './kinds/choice.ts'
import { intName } from './kinds/int.ts'
import { recordOf } from './kinds/text.ts'

type Row = Readonly<Record<string, unknown>>

interface NamedReference {
  readonly id: string
  readonly name: string
}

const words: readonly Kind[] = ['text', 'longText', 'number']

/**
 * Whose a row is, where its title alone would name nothing: a day, a state, a figure. The first record it refers to,
 * where none is declared; undefined where the title is words or a reference itself.
 */
export const subjectField = ({ fields, title, subject }: Entity): string | undefined => {
  const kind = fields[title]?.kind
  if (subject || kind === undefined || kind === 'ref' || words.includes(kind)) return subject
  return Object.entries(fields).find(
    ([, field]) => field.kind === 'ref' && !field.options.hidden && !field.options.secret,
  )?.[0]
}

/** The key of the shown object of a reference: `clientId` → `client`, `initiator` → `initiatorUser`. */
export const shownKey = (name: string, to: string): string =>
  name.endsWith('Id') ? name.slice(0, -2) : `${name}${to[0]?.toUpperCase()}${to.slice(1)}`

/** The same in an entity that may have a field of that name already: then it says by which column. */
export const relationKey = ({ fields }: Pick<Entity, 'fields'>, name: string, to: string): string => {
  const key = shownKey(name, to)
  return key in fields ? keyApart(name, to) : key
}

const keyApart = (name: string, to: string): string => `${to}By${name[0]?.toUpperCase()}${name.slice(1)}`

/** The row a reference leads to, read with the row under either key; null where none was given. */
export const shownOf = (row: Row, name: string, to: string): NamedReference | null =>
  [row[keyApart(name, to)], row[shownKey(name, to)]].find(isNamed) ?? null

const isNamed = (shown: unknown): shown is NamedReference =>
  typeof shown === 'object' && shown !== null && !Array.isArray(shown) && 'name' in shown

/** The key of the shown objects of a field with many references. */
export const shownAllKey = (name: string): string => `${name}Shown`

/** What people call a row that has been read with its references; '' where nothing names it. */
export const rowName = (entity: Entity, row: Row): string => {
  const subject = subjectField(entity)
  return [...(subject ? [shownIn(entity, row, subject)] : []), shownIn(entity, row, entity.title)]
    .filter(Boolean)
    .join(' ')
}

const shownIn = ({ fields }: Entity, row: Row, name: string): string => {
  const field = fields[name]
  const value = row[name]
  if (!field || value === null || value === undefined) return ''
  if (field.kind === 'ref' || recordOf(field)) return shownOf(row, name, targetOf(field))?.name ?? ''
  if (field.kind === 'datetime') return minuteOf(String(value))
  if (field.kind === 'int') return intName(field, Number(value)) ?? String(value)
  return field.kind === 'enum' ? choiceName(field, String(value)) : String(value)
}

/** To the minute, in +08:00. */
const minuteOf = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
