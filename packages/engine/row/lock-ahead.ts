import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, table } from '../schema/names.ts'
import { type Locked, lockRow } from './rows.ts'
import type { Values } from './scene.ts'

/**
 * Locks the rows that come before a record in the order of locks, in the given order, before the record itself. Gives
 * the condition to check once the record is locked: that it names the same rows.
 */
export const lockAhead = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  id: string,
  paths: readonly string[] = [],
): Promise<(row: Values) => void> => {
  const names = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))]
  if (names.length === 0) return () => undefined
  const [seen] = await tx.query<Values>(
    `select ${names.map((name) => `t.${column(name)}::text as "${name}"`).join(', ')} from ${table(entity.name)} t where t.id = $1`,
    [id],
  )
  for (const path of paths) await lockAt(tx, catalog, entity, seen ?? {}, path)
  return (row) => {
    if (names.some((name) => String(row[name] ?? '') !== String(seen?.[name] ?? '')))
      throw conflict('单据已变更，请刷新')
  }
}

/** The record to be changed or deleted, behind the rows its declaration names. */
export const lockToWrite = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  id: string,
  rules: readonly Expr<unknown>[],
): Promise<Locked | undefined> => {
  const demandUnchanged = await lockAhead(tx, catalog, entity, id, entity.locks)
  const locked = await lockRow(tx, catalog, entity, id, rules)
  if (locked) demandUnchanged(locked.row)
  return locked
}

const lockAt = async (tx: Sql, catalog: Catalog, entity: Entity, row: Values, path: string): Promise<void> => {
  let place = entity
  let id: unknown = row[path.split('.')[0] ?? '']
  const steps = path.split('.')
  for (const [index, name] of steps.entries()) {
    const field = place.fields[name]
    if (field?.kind !== 'ref') throw new Error(`${place.name}.${name} is not a reference`)
    if (!id) return
    place = catalog.entity(targetOf(field))
    const next = steps[index + 1]
    const [found] = await tx.query<{ id: string | null }>(
      next
        ? `select t.${column(next)}::text as id from ${table(place.name)} t where t.id = $1`
        : `select t.id::text from ${table(place.name)} t where t.id = $1 for no key update of t`,
      [id],
    )
    id = found?.id
  }
}
