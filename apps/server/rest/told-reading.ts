import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { run } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { remembered } from '@chengban/kernel/remembered.ts'

/** Columns whose reading is told: those that ask for a code. */
export const toldColumns = remembered((entity: Entity): readonly string[] =>
  entity.told ? Object.keys(entity.fields).filter((name) => entity.fields[name]?.options.secret) : [],
)

/**
 * Rows as they are given: that their secret figures were read is told in this request, before they go out. Whoever looks
 * through a role leaves no trace, and so is given none of them.
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
