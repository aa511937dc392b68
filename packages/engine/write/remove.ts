import { auditState, type Entity, switchOf } from '@chengban/kernel/entity.ts'
import { moveOf } from '@chengban/kernel/moves.ts'
import { conflict, forbidden, noRoute, notFound } from '@chengban/kernel/refusal.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { editableStates, isWaiting } from '@chengban/kernel/workflow.ts'
import { removeRule, updateRule } from '@chengban/kernel/write-rules.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { endTasks } from '../round/questions.ts'
import { announce } from '../row/announce.ts'
import { tellRecord } from '../row/change-record.ts'
import { lockToWrite } from '../row/lock-ahead.ts'
import { lockRow, updateRow } from '../row/rows.ts'
import { run, type Writer } from '../row/scene.ts'
import { refuseByHolder } from '../rules/by-state.ts'
import { checkGuards } from '../rules/guards.ts'
import { refuseMade } from '../rules/made-by.ts'
import { refuseAboutWriter } from '../rules/others-only.ts'
import { table } from '../schema/names.ts'
import { draftLine } from './draft-line.ts'
import { move } from './move.ts'

/**
 * Deletes a row that nothing rests on; its files and links go with it, its trail stays. `within`: its parent was sent
 * without it.
 */
export const remove = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  id: string,
  version?: unknown,
  within = false,
): Promise<void> => {
  const locked = await lockToWrite(tx, writer.catalog, entity, id, [removeRule(entity)])
  if (!locked || !(locked.seen || writer.isSystem)) throw notFound()
  if (!(within || writer.isSystem)) refuseMade(entity, 'remove')
  refuseAboutWriter(entity, writer, locked.row)
  if (entity.readOnly || !(locked.rules[0] || writer.isSystem)) throw forbidden(entity.madeBy?.others)
  const { row } = locked
  if (version !== undefined && version !== row.version) throw conflict('单据已变更，请刷新')
  refuseStanding(entity, row)
  const above = within ? undefined : await refuseByHolder(tx, writer, entity, row)
  if (above) return void (await draftLine(tx, writer, above, { removed: id }))
  const scene = { tx, writer, entity, before: row, row, input: {}, opinion: null }
  await checkGuards(scene, entity.removable)
  await run(scene, entity.on?.removing)
  await endTasks(tx, entity, [id])
  await tx.query('delete from store.file_link where module = $1 and relevance_id = $2', [entity.name, id])
  await tx.query(`delete from ${table(entity.name)} where id = $1`, [id])
  const action = `删除【${rowName(entity, row)}】`
  if (!entity.untrailed) await tellRecord(tx, writer.actor.userId, entity, id, { action, changes: [] })
  else await announce(tx, entity, id)
  await run(scene, entity.on?.removed)
}

/** Refuses to delete a record that is being decided on or has been approved. */
const refuseStanding = (entity: Entity, row: Readonly<Record<string, unknown>>): void => {
  const { audit } = entity
  if (audit && !editableStates.includes(auditState(entity, row)))
    throw conflict(audit.undeletable ?? '当前状态不可删除')
}

/**
 * Sets isEnable (or the column used in its place), or toggles it when no value is given; gives the new value. Where a
 * workflow decides on it, this is its move `enable` or `disable`.
 */
export const enable = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  id: string,
  wanted?: boolean,
): Promise<boolean> => {
  const name = switchOf(entity)
  if (!name) throw noRoute()
  const moves = ['disable', 'enable'].map((one) => moveOf(entity, one))
  const locked = await lockRow(tx, writer.catalog, entity, id, [updateRule(entity)])
  if (!locked?.seen) throw notFound()
  const { row: before } = locked
  const value = wanted ?? before[name] !== true
  const step = moves[Number(value)]
  if (step) {
    if (before[name] !== value) await move(tx, writer, entity, step.name, { id, version: before.version })
    return value
  }
  if (entity.readOnly || !locked.rules[0]) throw forbidden()
  if (before[name] === value) return value
  if (entity.audit && isWaiting(auditState(entity, before))) throw conflict('审批中，不能修改')
  const row = { ...before, [name]: value, tzUpdate: clock.now().toISOString() }
  const scene = { tx, writer, entity, before, row, input: { [name]: value }, opinion: null }
  await run(scene, entity.on?.check)
  await updateRow(tx, writer.catalog, entity, row, [name, 'tzUpdate'], {})
  await run(scene, entity.on?.saved)
  await tellRecord(tx, writer.actor.userId, entity, id, { action: value ? '启用' : '停用', changes: [] })
  return value
}
