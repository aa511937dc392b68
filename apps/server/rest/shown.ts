import { askerOf } from '@chengban/engine/asker.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { writeRecord } from '@chengban/engine/write/change-record.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { remembered } from '@chengban/kernel/remembered.ts'

/**
 * One row as it is answered. Of fields whose reading is told (`logged`) those in `reveal` are given, all where it is
 * left out, with a 记录 in the same request; the others are null and stand in `veiled`. One's own are given as they are.
 */
export const readDetail = async (engine: Engine, entity: Entity, id: string, reveal?: readonly string[]) => {
  const row = await engine.detail(entity, id, isLogged(entity))
  const told = loggedIn(engine, entity, row)
  const given = told.filter((name) => reveal?.includes(name) ?? true)
  if (given.length) await tell(engine, entity, [id], '查看', given)
  return veil(
    row,
    told.filter((name) => !given.includes(name)),
  )
}

/** The row after it was written, undefined where its writer does not see it any more: what the writer put in is given back, the rest of what is told stays veiled. */
export const readWritten = async (engine: Engine, entity: Entity, id: string, sent: readonly string[] = []) => {
  const row = await engine.written(entity, id, isLogged(entity))
  return (
    row &&
    veil(
      row,
      loggedIn(engine, entity, row).filter((name) => !sent.includes(name)),
    )
  )
}

const veil = (row: Row, names: readonly string[]) =>
  names.length ? { ...row, ...Object.fromEntries(names.map((name) => [name, null])), veiled: names } : row

/** Fields of an entity whose reading is told of. */
const loggedOf = remembered((entity: Entity): readonly string[] =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.options.logged),
)

const isLogged = (entity: Entity): boolean => loggedOf(entity).length > 0

/** Filled fields of the row whose reading is told, unless the row is about the reader. */
const loggedIn = (engine: Engine, entity: Entity, row: Row): string[] => {
  const { self, rows } = entity
  const names = loggedOf(entity).filter((name) => (row[name] ?? null) !== null)
  const own = (self ?? rows.own) as Expr<unknown> | undefined
  if (names.length === 0 || (own && evaluate(own, row, askerOf(engine.writer.actor)) === true)) return []
  return names
}

/** A 记录 with each of the records: what was done with the fields, 查看 or 导出. */
const tell = (
  engine: Engine,
  entity: Entity,
  ids: readonly string[],
  act: string,
  names: readonly string[],
): Promise<void> => {
  const action = `${act}${names.map((name) => entity.fields[name]?.label).join('、')}`
  return engine.write(entity, async (tx) => {
    for (const id of ids) await writeRecord(tx, engine.writer.actor.userId, entity, id, { action, changes: [] })
  })
}

/**
 * Tells of the rows that a sheet gives: with each record, by the fields that are given of it. Before the sheet goes out,
 * so that nothing is given untold.
 */
export const tellExport = async (
  engine: Engine,
  entity: Entity,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  const byFields = new Map<string, string[]>()
  for (const row of rows) {
    const names = loggedIn(engine, entity, row).filter((name) => columns.includes(name))
    if (names.length) byFields.set(names.join(), [...(byFields.get(names.join()) ?? []), String(row.id)])
  }
  for (const [names, ids] of byFields) await tell(engine, entity, ids, '导出', names.split(','))
}

/** A 记录 with the session in which it was done: what went out, and how many rows of it. */
export const noteExport = (engine: Engine, entity: Entity, many: number): Promise<void> => {
  const { actor, catalog } = engine.writer
  const step = { action: `导出${entity.label}${many}行`, changes: [] }
  return engine.write(entity, (tx) => writeRecord(tx, actor.userId, catalog.entity('loginLog'), actor.sessionId, step))
}
