import type { Entity } from '@chengban/kernel/entity.ts'
import { flowOf, moveOf } from '@chengban/kernel/moves.ts'
import { conflict, notFound } from '@chengban/kernel/refusal.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import type { Sql } from '../db/sql.ts'
import type { MoveInput } from '../row/act.ts'
import { announce } from '../row/announce.ts'
import { figure } from '../row/figure.ts'
import { refusalOf } from '../row/refusals.ts'
import { readRow } from '../row/rows.ts'
import type { Writer } from '../row/scene.ts'
import { elsewhere } from '../row/target-state.ts'
import { moverRules, refuseMover } from '../rules/mover.ts'
import { column, table } from '../schema/names.ts'
import { openMove } from './move.ts'

// Decision 094: A run of pay shows a state while it is calculated

interface Aside {
  readonly write: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly writer: Writer
}

/** A move with a state that others see while it runs; a separate transaction sets it before and another ends it. */
export const longMove = async <T>(
  { write, writer }: Aside,
  entity: Entity,
  name: string,
  input: MoveInput,
  acting: () => Promise<T>,
): Promise<T> => {
  const aside = <R>(work: (tx: Sql) => Promise<R>): Promise<R> =>
    write(work).catch((error: unknown) => {
      throw refusalOf(error, entity, writer.catalog)
    })
  const before = await aside((tx) => beginLong(tx, writer, entity, name, input))
  return acting().catch(async (error: unknown) => {
    await aside((tx) => leaveLong(tx, entity, name, input.id, before))
    throw error
  })
}

/** Puts the row into the state of a long move, if this person may make it now; gives the state to go back to. */
const beginLong = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  name: string,
  { id, version }: MoveInput,
): Promise<string> => {
  const [flow, move] = [flowOf(entity, name), moveOf(entity, name)]
  if (!flow || move?.during === undefined) throw new Error(`${entity.name} has no long ${name}`)
  await demandIdle(tx, writer, entity, move, id)
  const before = await openMove(tx, writer, entity, move, { id, version })
  const from = String(before[flow.field])
  if (!move.from.includes(from)) throw await elsewhere({ tx, catalog: writer.catalog, entity, row: before }, move, from)
  await setState(tx, entity, flow.field, id, move.during)
  if (from !== move.during) return from
  // another run was refused, or died: only the row still has the earlier state
  const scene = { tx, writer, entity, before, row: { ...before }, input: {}, opinion: null }
  return move.stood ? String(await figure(scene, move.stood)) : flow.initial
}

/** The move was refused: the row is as it was before, unless another has moved it meanwhile. */
const leaveLong = async (tx: Sql, entity: Entity, name: string, id: string, before: string): Promise<void> => {
  const field = String(flowOf(entity, name)?.field)
  const [stands] = await tx.query(
    `select from ${table(entity.name)} where id = $1 and ${column(field)} = $2 for no key update`,
    [id, moveOf(entity, name)?.during],
  )
  if (stands) await setState(tx, entity, field, id, before)
}

/** Refuses a move that another request is making: it holds the lock on the row. Only people who may make it learn so. */
const demandIdle = async (tx: Sql, writer: Writer, entity: Entity, move: Move, id: string): Promise<void> => {
  const inIt = `from ${table(entity.name)} where id = $1 and ${column(String(flowOf(entity, move.name)?.field))} = $2`
  const [[stands], [free]] = [
    await tx.query(`select ${inIt}`, [id, move.during]),
    await tx.query(`select ${inIt} for no key update skip locked`, [id, move.during]),
  ]
  if (!stands || free) return
  const row = await readRow(tx, writer.catalog, entity, id, moverRules(entity, move))
  if (!row?.seen) throw notFound()
  refuseMover(entity, move, row.rules)
  throw conflict(`${entity.label}正在${move.label}`)
}

const setState = async (tx: Sql, entity: Entity, field: string, id: string, to: string): Promise<void> => {
  await tx.query(`update ${table(entity.name)} set ${column(field)} = $2 where id = $1`, [id, to])
  await announce(tx, entity, id)
}
