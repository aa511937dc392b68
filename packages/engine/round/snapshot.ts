import { decidedFlow } from '@chengban/kernel/decided.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, isFileField } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import type { Sql } from '../db/sql.ts'
import { titleKey, titlesOf } from '../row/change-record.ts'
import type { Values } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'
import { veilOf } from '../schema/rows.ts'

/** One field of the submitted content, as shown. */
export interface SnapshotField {
  readonly field: string
  readonly label: string
  readonly value: string
  readonly secret?: string
}

/** The record's content at submit, with names instead of ids. */
export const snapshotOf = async (tx: Sql, catalog: Catalog, entity: Entity, row: Values): Promise<SnapshotField[]> =>
  (await snapshotsOf(tx, catalog, entity, [row]))[0] ?? []

/** The same of several records of a kind: their names are asked for together. */
export const snapshotsOf = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  rows: readonly Values[],
): Promise<SnapshotField[][]> => {
  const filled = rows.map((row) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      isContent(entity, name, field) && !isEmpty(row[name]) ? [{ name, field, value: row[name] }] : [],
    ),
  )
  const titles = await titlesOf(tx, catalog, filled.flat())
  return filled.map((fields) =>
    fields.map(({ name, field, value }) => ({
      field: name,
      label: field.label,
      value: isRef(field)
        ? [value]
            .flat()
            .map((one) => titles.get(String(one)) ?? '')
            .join('、')
        : (titles.get(titleKey(field, value)) ?? showValue(value, field)),
      ...veiled(veilOf(entity, name, field)),
    })),
  )
}

const veiled = (secret: string | undefined): Pick<SnapshotField, 'secret'> => (secret === undefined ? {} : { secret })
const isRef = (field: Field): boolean => field.kind === 'ref' || field.kind === 'refs'
const isContent = (entity: Entity, name: string, field: Field): boolean =>
  (!field.options.readonly || isToldBy(entity, name)) &&
  !field.options.hidden &&
  !field.options.computed &&
  !['id', 'tzCreate', 'tzUpdate', 'creatorId', 'version'].includes(name) &&
  !/^audit\d$/.test(name) &&
  name in entity.fields

/** Where moves decide, the content is their input and the fields of the card. */
const isToldBy = (entity: Entity, name: string): boolean => {
  const flow = decidedFlow(entity)
  const told = [...(entity.summary ?? []), ...(flow?.moves ?? []).flatMap(({ input = [] }) => input)]
  return flow !== undefined && name !== flow.field && told.includes(name)
}

/** The number of lines on a card; where the declaration names fewer, the first of the submitted fields follow. */
const fewest = 3

/**
 * Three to five fields for cards; secret ones are left out, and empty ones. What only readers of the whole record see
 * stays: who has a task, or handed it in, is one.
 */
export const summaryOf = (
  entity: Entity,
  snapshot: readonly SnapshotField[],
  row: Values = {},
): { label: string; value: string }[] => {
  const open = snapshot.filter(({ field }) => !isSecret(entity.fields[field]) && field !== entity.title)
  const named = (entity.summary ?? []).flatMap((name) =>
    name === entity.title ? [] : (open.find(({ field }) => field === name) ?? figure(entity, row, name)),
  )
  const places = new Map((entity.form ?? []).flatMap(({ fields }) => fields).map((name, at) => [String(name), at]))
  const others = open
    .filter(({ field }) => isBrief(entity.fields[field]) && !named.some((one) => one.field === field))
    .toSorted((a, b) => (places.get(a.field) ?? places.size) - (places.get(b.field) ?? places.size))
  return [...named, ...others.slice(0, Math.max(0, fewest - named.length))]
    .slice(0, 5)
    .map(({ label, value }) => ({ label, value }))
}

/** A computed value at that time: nobody typed it, so it is no content. */
const figure = (entity: Entity, row: Values, name: string): SnapshotField[] => {
  const field = entity.fields[name]
  const isTold = field && !isEmpty(row[name]) && !isRef(field) && !isSecret(field)
  return isTold && field.options.computed && !field.options.hidden && name !== auditField(entity)
    ? [{ field: name, label: field.label, value: showValue(row[name], field) }]
    : []
}

const isSecret = (field: Field | undefined): boolean => field?.options.secret !== undefined

const isBrief = (field: Field | undefined): boolean =>
  field !== undefined && !['longText', 'json', 'bool', 'number', 'place'].includes(field.kind) && !isFileField(field)
