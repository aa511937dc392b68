import { askerOf } from '@chengban/engine/asker.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { toldWithLines } from '@chengban/engine/read/told-reading.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { fieldOf, isSealed, isVeiled } from '@chengban/kernel/field.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { remembered } from '@chengban/kernel/remembered.ts'

/**
 * Reads one row as it is answered. Veiled fields (sealed, or `logged` when read) are returned if they are in `reveal`,
 * all of them without it; others are null and listed in `veiled`. Each reading of a logged field writes a 记录 in the
 * same request. One's own values are returned without, except sealed ones.
 */
export const readDetail = async (engine: Engine, entity: Entity, id: string, reveal?: readonly string[]) => {
  const row = await toldWithLines(engine, entity, await engine.open(entity, id, isVeiling(entity)))
  const asked = veiledIn(engine, entity, row).filter((name) => reveal?.includes(name) ?? true)
  const { clear, broken } = opened(engine, entity, row, asked)
  const [lost] = reveal ? broken : []
  if (lost) throw conflict(`${entity.fields[lost]?.label}不能解密，请重新填写`)
  const given = asked.filter((name) => !broken.includes(name))
  const told = given.filter((name) => entity.fields[name]?.options.logged)
  if (told.length) await tell(engine, entity, [id], '查看', told)
  return veil(engine, entity, row, given, clear)
}

/** The row as its writer may see it after a write: with the values they sent; other veiled fields stay veiled. */
export const shownWritten = (engine: Engine, entity: Entity, row: Row, sent: readonly string[] = []): Row => {
  const { clear, broken } = opened(engine, entity, row, sent)
  return veil(
    engine,
    entity,
    row,
    sent.filter((name) => !broken.includes(name)),
    clear,
  )
}

/** Of these fields the sealed ones in clear, and those that nothing opens. */
const opened = (engine: Engine, { name: of, fields }: Entity, row: Row, names: readonly string[]) => {
  const sealed = names.filter((name) => fields[name] && isSealed(fields[name]) && typeof row[name] === 'string')
  const { vault } = engine.writer.services
  const clear = Object.fromEntries(
    sealed.map((field) => [field, vault.open({ of, field, id: String(row.id) }, String(row[field]))]),
  )
  return { clear, broken: sealed.filter((name) => clear[name] === undefined) }
}

/** Returns the row with the given veiled fields in clear and the others null. */
const veil = (engine: Engine, entity: Entity, row: Row, given: readonly string[], clear: Row): Row => {
  if (!isVeiling(entity)) return row
  const names = veiledIn(engine, entity, row).filter((name) => !given.includes(name))
  const veiled = names.length ? { ...Object.fromEntries(names.map((name) => [name, null])), veiled: names } : {}
  return { ...row, ...clear, ...veiled }
}

/** Fields of an entity that are given with a row alone, where they are asked for. */
const veiledOf = remembered((entity: Entity): readonly string[] =>
  Object.keys(entity.fields).filter((name) => isVeiled(fieldOf(entity.fields, name))),
)

/** Whether the row has fields that are given alone, where they are asked for. */
export const isVeiling = (entity: Entity): boolean => veiledOf(entity).length > 0

/** Filled fields of the row that are veiled; where it is about the reader, those that are sealed. */
const veiledIn = (engine: Engine, entity: Entity, row: Row): string[] => {
  const { self, rows, fields } = entity
  const names = veiledOf(entity).filter((name) => (row[name] ?? null) !== null)
  const own = self ?? rows.own
  const isOwn = names.length > 0 && own && evaluate(own, row, askerOf(engine.writer.actor)) === true
  return isOwn ? names.filter((name) => isSealed(fieldOf(fields, name))) : names
}

/** Writes a 记录 for each record: the fields, and 查看 or 导出. */
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
    const names = veiledIn(engine, entity, row).filter((name) => columns.includes(name))
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
