import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Sql } from '../db/sql.ts'
import { idType } from '../kinds/column.ts'
import { canonical } from '../row/canonical.ts'
import { column, quote, view } from '../schema/names.ts'
import type { ReadRow } from './row.ts'

/** Ids of the rows the person sees, by their key. */
export async function storedByKey(
  tx: Sql,
  entity: Entity,
  key: string,
  rows: readonly ReadRow[],
): Promise<Map<string, string[]>> {
  const keys = [...new Set(rows.flatMap((row) => row.key ?? []))]
  const found = await tx.query<{ id: string; key: string }>(
    `select v.id::text as id, v.${column(key)}::text as key from ${view(entity.name)} v where v.${column(key)}::text = any ($1)`,
    [keys],
  )
  const ids = new Map<string, string[]>()
  for (const row of found) ids.set(row.key, [...(ids.get(row.key) ?? []), row.id])
  return ids
}

/** Versions of rows by id, to see which an import changed. */
export async function versionsOf(tx: Sql, entity: Entity, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.query<{ id: string; version: number }>(
    `select v.id::text as id, v.version from ${view(entity.name)} v where v.id = any ($1::${idType(entity)}[])`,
    [ids],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/**
 * Where nothing of an entity is unique, a row is there already when one of the same title has all its values: gives the
 * marks of the rows stored, for {@link markOf} of a row read.
 */
export async function storedMarks(
  tx: Sql,
  entity: Entity,
  names: readonly string[],
  rows: readonly ReadRow[],
): Promise<Set<string>> {
  const titles = [...new Set(rows.map(({ values }) => values[entity.title]).filter((title) => title !== undefined))]
  if (titles.length === 0) return new Set()
  const columns = names.map((name) => `v.${column(name)} as ${quote(name)}`)
  const found = await tx.query(
    `select ${columns.join(', ')} from ${view(entity.name)} v where v.${column(entity.title)}::text = any ($1)`,
    [titles.map(String)],
  )
  return new Set(found.map((row) => markOf(row, names)))
}

/** The values named, as one text. */
export const markOf = (values: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  canonical(names.map((name) => (isEmpty(values[name]) ? null : comparable(values[name]))))

/** Instants by the moment they name, files by their address. */
const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : value
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  if ('url' in value) return value.url
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, comparable(inner)]))
}
