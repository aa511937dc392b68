import type { Entity } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import type { Engine } from '../engine.ts'
import { run, type Scene } from '../row/scene.ts'
import type { Row } from './list.ts'

// Decision 122: Pay is read once a day

/** Columns whose reading is recorded: those that need a code, or those that the entity names. */
export const toldColumns = remembered((entity: Entity): readonly string[] =>
  entity.told
    ? (entity.told.columns ?? Object.keys(entity.fields).filter((name) => entity.fields[name]?.options.secret))
    : [],
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

/** Refuses figures whose reading is recorded to a person who looks through a role, where they cannot be left out. */
export const demandRecorded = ({ writer }: Engine): void => {
  if (writer.actor.isLooking) throw forbidden('以角色查看时不显示这些数据')
}

/** The same of a row with its lines: those that are shown under it are read with it. */
export const toldWithLines = async (engine: Engine, entity: Entity, row: Row): Promise<Row> => {
  const [shown = row] = await toldReading(engine, entity, [row])
  const lines: Row = {}
  for (const [key, { of }] of Object.entries(entity.lines ?? {})) {
    const under = listIn<Row>(shown[key])
    if (under.length > 0) lines[key] = await toldReading(engine, engine.writer.catalog.entity(of), under)
  }
  return { ...shown, ...lines }
}

/** The same where the rows are known by their ids alone. */
export const tellReading = (engine: Engine, entity: Entity, ids: readonly string[], act: string): Promise<void> =>
  tell(engine, entity, { chosen: act, together: ids })

/** So many rows of a sum are named in the record of its reading. */
export const mostNamed = 500

/** The same of the rows of a sum: where they are more than may be named, that is said and none is named. */
export const tellSummed = async (engine: Engine, entity: Entity, ids: readonly string[]): Promise<void> => {
  if (ids.length > mostNamed) await tell(engine, entity, { chosen: '查看', together: [], asked: { over: mostNamed } })
  else if (ids.length > 0) await tellReading(engine, entity, ids, '查看')
}

const tell = (engine: Engine, entity: Entity, read: Pick<Scene, 'chosen' | 'together' | 'asked'>): Promise<void> =>
  engine.write(entity, async (tx) => {
    const { writer } = engine
    const scene = { tx, writer, entity, before: null, row: {}, input: {}, opinion: null }
    await run({ ...scene, ...read }, entity.told?.handler)
  })
