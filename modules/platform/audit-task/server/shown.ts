import type { Sql } from '@chengban/engine/db/sql.ts'
import { type SnapshotField, snapshotOf } from '@chengban/engine/round/snapshot.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { dictOf, isFileField } from '@chengban/kernel/field.ts'
import { type FileEntry, filesIn } from '@chengban/kernel/kinds/file.ts'

interface ShownSubject {
  readonly tx: Sql
  readonly catalog: Catalog
  readonly entity: Entity
  /** The row as the person may read it: values that are secret to them are null and therefore omitted. */
  readonly row: Values
}

export interface Difference {
  readonly field: string
  readonly label: string
  readonly old: string
  readonly new: string
}

/** The record's content in form order, as shown. */
export const contentOf = async ({ tx, catalog, entity, row }: ShownSubject): Promise<SnapshotField[]> => {
  const place = new Map((entity.form ?? []).flatMap(({ fields }) => fields).map((name, index) => [name, index]))
  const told = await snapshotOf(tx, catalog, entity, row)
  const placeOf = ({ field }: SnapshotField): number => place.get(field) ?? place.size
  return (await withDictNames(tx, entity, told)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Names in place of codes, where a dictionary gives them. */
const withDictNames = async (tx: Sql, entity: Entity, told: readonly SnapshotField[]): Promise<SnapshotField[]> => {
  const typeOf = ({ field }: SnapshotField): string | undefined =>
    entity.fields[field]?.kind === 'dict' ? dictOf(entity.fields[field]) : undefined
  const types = [...new Set(told.flatMap((one) => typeOf(one) ?? []))]
  if (types.length === 0) return [...told]
  const rows = await tx.query<{ type: string; code: string; name: string }>(
    'select dict_type_id as type, code, name from store.dict where dict_type_id = any ($1)',
    [types],
  )
  const names = new Map(rows.map(({ type, code, name }) => [`${type} ${code}`, name]))
  return told.map((one) => ({ ...one, value: names.get(`${typeOf(one)} ${one.value}`) ?? one.value }))
}

/** What differs from a round's content; secret fields only for who reads them on this record. */
export const differencesFrom = async (
  asked: ShownSubject,
  before: readonly SnapshotField[],
  now: readonly SnapshotField[],
): Promise<Difference[]> => {
  const { tx, entity, row } = asked
  const codes = [...new Set(before.flatMap(({ secret }) => secret ?? []))]
  const open = await tx.query<{ code: string }>(
    'select x.code from unnest($1::text[]) x (code) where rule.may_read_secret($2, $3, x.code)',
    [codes, entity.name, String(row.id)],
  )
  const readable = new Set(open.map(({ code }) => code))
  const shown = before.filter(({ secret }) => !secret || readable.has(secret))
  const old = new Map((await withDictNames(tx, entity, shown)).map((told) => [told.field, told]))
  const fresh = new Map(now.map((told) => [told.field, told]))
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((field) => {
    const [a, b] = [old.get(field), fresh.get(field)]
    if (a?.value === b?.value || entity.fields[field]?.kind === 'number') return []
    return [{ field, label: (b ?? a)?.label ?? field, old: a?.value ?? '', new: b?.value ?? '' }]
  })
}

/** Returns every file of the record that the person may read, with its field. */
export const filesOf = (entity: Entity, row: Values): (FileEntry & { field: string; label: string })[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => isFileField(field))
    .flatMap(([name, field]) => filesIn(row[name]).map((entry) => ({ ...entry, field: name, label: field.label })))
