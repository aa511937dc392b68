import { decidedFlow } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { flowOf, moveOf } from '@chengban/kernel/moves.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { breath } from '../breath.ts'
import { clock } from '../clock.ts'
import { tellRecord } from '../row/change-record.ts'
import { tellHearers } from '../row/hearers.ts'
import { stepOf } from '../row/move-step.ts'
import { updateRows } from '../row/rows.ts'
import { asSystem, type Scene, type Values, type Within } from '../row/scene.ts'
import { find } from '../row/stored.ts'
import { elsewhere } from '../row/target-state.ts'

/** What makes a move more than a step from one state to another. */
const more = [
  'ahead',
  'locks',
  'guards',
  'guard',
  'limit',
  'input',
  'asks',
  'requires',
  'set',
  'effect',
  'effects',
  'adds',
] as const

/** Whether the move only sets one state, the same for every row, and notifies people. */
export const isPlain = (entity: Entity, name: string): boolean => {
  const move = moveOf(entity, name)
  if (!move || typeof move.to !== 'string' || move.to === 'same' || decidedFlow(entity)) return false
  return move.opinion === undefined && more.every((part) => move[part] === undefined)
}

/** Makes a plain move of many rows at once, by the system: one statement locks them, one moves them. */
export const moveTogether = async (
  { tx, writer: asking }: Within,
  entity: Entity,
  name: string,
  ids: readonly string[],
): Promise<void> => {
  const writer = asSystem(asking)
  const flow = flowOf(entity, name)
  const move = moveOf(entity, name)
  if (!flow || !move) throw new Error(`${entity.name} has no ${name}`)
  const rows: readonly Values[] = await find({ tx, writer }, entity.name as EntityName, ids, { isLocked: true })
  const to = String(move.to)
  const values = { [flow.field]: to, tzUpdate: clock.now().toISOString() }
  for (const row of rows) {
    const from = String(row[flow.field])
    if (!move.from.includes(from)) throw await elsewhere({ tx, catalog: writer.catalog, entity, row }, move, from)
  }
  await updateRows(
    tx,
    writer.catalog,
    entity,
    rows.map(({ id }) => String(id)),
    values,
  )
  for (const before of rows) {
    await breath()
    const scene: Scene = {
      tx,
      writer,
      entity,
      before,
      row: { ...before, ...values },
      input: {},
      asked: {},
      opinion: null,
    }
    const from = String(before[flow.field])
    await tellRecord(tx, writer.actor.userId, entity, String(before.id), await stepOf(scene, move, { from, to }))
    await tellHearers(scene, move.notify)
  }
}
