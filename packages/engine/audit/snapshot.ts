import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, isFileField } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { veilOf } from '../schema/rows.ts'
import { titlesOf } from '../write/change-record.ts'
import type { Values } from '../write/scene.ts'

/** One field of what was submitted, as shown. */
export interface Told {
  readonly field: string
  readonly label: string
  readonly value: string
  readonly secret?: string
}

/** The record's content at submit, with names instead of ids. */
export const snapshotOf = async (tx: Sql, catalog: Catalog, entity: Entity, row: Values): Promise<Told[]> => {
  const told = Object.entries(entity.fields).filter(
    ([name, field]) => isContent(entity, name, field) && !isEmpty(row[name]),
  )
  const titles = await titlesOf(
    tx,
    catalog,
    told.map(([name, field]) => ({ field, value: row[name] })),
  )
  return told.map(([name, field]) => ({
    field: name,
    label: field.label,
    value: isRef(field)
      ? [row[name]]
          .flat()
          .map((one) => titles.get(String(one)) ?? '')
          .join('、')
      : showValue(row[name], field),
    ...veiled(veilOf(entity, name, field)),
  }))
}

const veiled = (secret: string | undefined): Pick<Told, 'secret'> => (secret === undefined ? {} : { secret })
const isRef = (field: Field): boolean => field.kind === 'ref' || field.kind === 'refs'
const isContent = (entity: Entity, name: string, field: Field): boolean =>
  !field.options.readonly &&
  !field.options.hidden &&
  !field.options.computed &&
  !['id', 'tzCreate', 'tzUpdate', 'creatorId', 'version'].includes(name) &&
  !/^audit\d$/.test(name) &&
  name in entity.fields

/** So many lines stand on a card; what a declaration leaves open is filled with the first of what was handed in. */
const fewest = 3

/** Three to five fields for cards; secret ones are left out, and empty ones. */
export const summaryOf = (
  entity: Entity,
  snapshot: readonly Told[],
  row: Values = {},
): { label: string; value: string }[] => {
  const open = snapshot.filter(({ field, secret }) => !secret && field !== entity.title)
  const named = (entity.summary ?? []).flatMap(
    (name) => open.find(({ field }) => field === name) ?? figure(entity, row, name),
  )
  const places = new Map((entity.form ?? []).flatMap(({ fields }) => fields).map((name, at) => [String(name), at]))
  const others = open
    .filter(({ field }) => isBrief(entity.fields[field]) && !named.some((one) => one.field === field))
    .toSorted((a, b) => (places.get(a.field) ?? places.size) - (places.get(b.field) ?? places.size))
  return [...named, ...others.slice(0, Math.max(0, fewest - named.length))]
    .slice(0, 5)
    .map(({ label, value }) => ({ label, value }))
}

/** What is worked out as it stood then: nobody typed it, so it is no content. */
const figure = (entity: Entity, row: Values, name: string): Told[] => {
  const field = entity.fields[name]
  const isTold = field && !isEmpty(row[name]) && !isRef(field) && veilOf(entity, name, field) === undefined
  return isTold && field.options.computed && !field.options.hidden && name !== auditField(entity)
    ? [{ field: name, label: field.label, value: showValue(row[name], field) }]
    : []
}

const isBrief = (field: Field | undefined): boolean =>
  field !== undefined && !['longText', 'json', 'bool', 'number', 'place'].includes(field.kind) && !isFileField(field)
