import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, type Kind, targetOf } from '@chengban/kernel/field.ts'

/** Entities by name: what every derivation looks others up in. */
export type Declared = ReadonlyMap<string, Entity>

export const declared = (entities: readonly Entity[]): Declared => new Map(entities.map((e) => [e.name, e]))

export const entityOf = (all: Declared, name: string): Entity => {
  const found = all.get(name)
  if (!found) throw new Error(`no such entity: ${name}`)
  return found
}

export const idType = (e: Entity): string => ({ uuid: 'uuid', text: 'text', int: 'integer' })[e.idKind]

type ColumnType = (field: Field, all: Declared) => string
const fixed =
  (type: string): ColumnType =>
  () =>
    type
const numeric: ColumnType = ({ options }) => `numeric(16,${(options).digits ?? 2})`
const reference: ColumnType = (field, all) => idType(entityOf(all, targetOf(field)))

/** The column face of every kind; a missing one does not compile. `refs` live in a link table. */
const types: Record<Kind, ColumnType> = {
  text: fixed('text'),
  longText: fixed('text'),
  phone: fixed('text'),
  email: fixed('text'),
  url: fixed('text'),
  enum: fixed('text'),
  dict: fixed('text'),
  number: fixed('text'),
  sealed: fixed('text'),
  int: ({ options }) => (options.big ? 'bigint' : 'integer'),
  decimal: numeric,
  money: numeric,
  percent: numeric,
  bool: fixed('boolean'),
  date: fixed('date'),
  datetime: fixed('timestamp with time zone'),
  time: fixed('time without time zone'),
  ref: reference,
  refs: (field, all) => `${reference(field, all)}[]`,
  file: fixed('jsonb'),
  files: fixed('jsonb'),
  images: fixed('jsonb'),
  signature: fixed('jsonb'),
  json: fixed('jsonb'),
  place: fixed('jsonb'),
}

export const columnType = (field: Field, all: Declared): string => types[field.kind](field, all)
