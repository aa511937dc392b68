import { askerOf } from '@chengban/engine/asker.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { changesOf, writeRecord } from '@chengban/engine/row/change-record.ts'
import { lockRow, updateRow } from '@chengban/engine/row/rows.ts'
import { run, type Values, type Writer } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { OpenWork } from '../open-work.ts'
import { peopleOf, rowsOf } from './count-work.ts'
import type { Handover, LeftWork } from './hand-over.ts'

/** Puts one name in the place of another in every open row; rows whose rules the receiver would break stay. */
export const moveRows = async (tx: Sql, writer: Writer, kind: OpenWork, asked: Handover): Promise<LeftWork[]> => {
  const entity = writer.catalog.entity(kind.module)
  const found = await tx.query<{ id: string }>(`select x.id ${rowsOf(writer.catalog, kind)} order by x.id`, [
    asked.fromId,
  ])
  const refused = new Map<string, number>()
  for (const { id } of found) {
    const reason = await moveRow(tx, writer, entity, id, peopleOf(writer.catalog, kind), asked)
    if (reason) refused.set(reason, (refused.get(reason) ?? 0) + 1)
  }
  const { module, label } = kind
  return [...refused].map(([reason, count]) => ({ module, label, count, reason }))
}

const moveRow = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  id: string,
  people: readonly string[],
  { fromId, toId }: Handover,
): Promise<string | undefined> => {
  const { catalog, actor } = writer
  const locked = await lockRow(tx, catalog, entity, id)
  const names = people.filter((name) => locked?.row[name] === fromId)
  if (!locked || names.length === 0) return undefined
  const tzUpdate = clock.now().toISOString()
  const row = { ...locked.row, ...Object.fromEntries(names.map((name) => [name, toId])), tzUpdate }
  const broken = brokenRule(entity, locked.row, row, actor)
  if (broken) return broken
  await updateRow(tx, catalog, entity, row, [...names, 'tzUpdate'], {})
  const scene = { tx, writer, entity, before: locked.row, row, input: {}, opinion: '工作交接' }
  await run(scene, entity.on?.saved)
  const changes = await changesOf(tx, catalog, entity, locked.row, row)
  await writeRecord(tx, actor.userId, entity, id, { action: '工作交接', changes })
  await announce(tx, entity, id)
  return undefined
}

/** Returns the message of the first rule that the row met before and would now break. */
const brokenRule = (entity: Entity, before: Values, row: Values, actor: Writer['actor']): string | undefined => {
  const asker = askerOf(actor)
  return entity.checks?.find(
    ({ holds }) => evaluate(holds, row, asker) === false && evaluate(holds, before, asker) !== false,
  )?.message
}
