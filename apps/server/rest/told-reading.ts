import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { run } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { remembered } from '@chengban/kernel/remembered.ts'

/** Columns whose reading is recorded: those that need a code. */
export const toldColumns = remembered((entity: Entity): readonly string[] =>
  entity.told ? Object.keys(entity.fields).filter((name) => entity.fields[name]?.options.secret) : [],
)

/**
 * Records the reading of secret figures in this request, before the rows are sent. A person who looks through a role
 * leaves no record, and so is shown none of them.
 */
export const toldReading = async <R extends Row>(
  engine: Engine,
  entity: Entity,
  rows: readonly R[],
  act: '查看' | '导出' = '查看',
): Promise<readonly R[]> => {
  const names = toldColumns(entity)
  const read = rows.filter((row) => names.some((name) => (row[name] ?? null) !== null))
  if (read.length === 0) return rows
  if (engine.writer.actor.isLooking)
    return rows.map((row) => ({ ...row, ...Object.fromEntries(names.map((name) => [name, null])) }))
  const ids = read.map(({ id }) => String(id))
  await tellReading(engine, entity, ids, act)
  return rows
}

/** The same where the rows are known by their ids alone. */
export const tellReading = (engine: Engine, entity: Entity, ids: readonly string[], act: string): Promise<void> =>
  engine.write(entity, async (tx) => {
    const { writer } = engine
    const scene = { tx, writer, entity, before: null, row: {}, input: {}, opinion: null }
    await run({ ...scene, chosen: act, together: ids }, entity.told?.handler)
  })
