import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { auditMoves, editableStates } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { applicantOf } from '../round/approvers.ts'
import { readState } from '../round/state.ts'
import { copiedTo, resultTo, tell } from '../round/tell.ts'
import type { Act } from '../row/act.ts'
import { changesOf } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { figure } from '../row/figure.ts'
import { tellHearers } from '../row/hearers.ts'
import { updateRow } from '../row/rows.ts'
import { bySystem, run, type Scene } from '../row/scene.ts'
import { checkGuards } from '../rules/guards.ts'
import { selfRule } from '../schema/rows.ts'
import { demandVersion, follow, opinionOf, settle } from '../write/move.ts'
import { openRecord } from './opened.ts'

/**
 * Voids an approved record for good. The entity declares the conditions that prevent it and the effects to undo. The
 * system also voids drafts, when another record requires it.
 */
export const voidRecord: Act = async (tx, writer, entity, input) => {
  const { audit } = entity
  const asked = [present(audit?.void), selfRule(entity)]
  const { row: before, rules } = await openRecord(tx, writer, entity, input, asked)
  if (!writer.isSystem) demandVersion(input.version, before)
  const isOwn = rules[1] || applicantOf(entity, before) === writer.actor.userId
  if (!writer.isSystem && !rules[0]) throw forbidden(isOwn ? '不能审批自己的单据' : undefined)
  const from = auditState(entity, before)
  if (!(await endsFrom({ tx, writer, entity, before, row: before, input: {}, opinion: null }, from)))
    throw conflict(`当前状态不能${auditMoves.void}`)
  const opinion = opinionOf(input.opinion ?? input.reason, false)
  if (!opinion && !writer.isSystem) throw invalid({ opinion: '请填写作废原因' })
  const row = { ...before, [auditField(entity)]: '已作废', tzUpdate: clock.now().toISOString() }
  const scene: Scene = { tx, writer, entity, before, row, input: {}, opinion }
  // nothing has come of a draft
  if (from === '通过') await undo(scene)
  await updateRow(tx, writer.catalog, entity, row, changedNames(before, row), {}, 'soon')
  if (from === '通过') await follow(scene, audit?.after?.void)
  const changes = (await changesOf(tx, writer.catalog, entity, before, row)).filter(
    ({ field }) => field !== auditField(entity),
  )
  const { last } = await readState(tx, entity, String(row.id))
  await tell(
    { tx, entity, row, userId: writer.actor.userId },
    { action: auditMoves.void, ...bySystem(writer), from, to: '已作废', opinion, changes },
    resultTo([applicantOf(entity, before), ...copiedTo(last)], entity, row, '审批', '已作废', opinion),
  )
  await tellHearers(scene, audit?.after?.void?.notify)
  return { status: '已作废' }
}

const endsFrom = async (scene: Scene, from: string): Promise<boolean> => {
  const also = scene.entity.audit?.voidsAlso?.[from]
  if (from === '通过' || (scene.writer.isSystem && editableStates.includes(from))) return true
  return also !== undefined && (await figure(scene, also)) === true
}

const undo = async (scene: Scene): Promise<void> => {
  const { audit } = scene.entity
  await checkGuards({ ...scene, row: scene.before ?? {} }, audit?.guards?.void)
  await run(scene, audit?.guard?.void)
  await run(scene, audit?.effect?.void)
  await settle(scene, audit?.after?.void?.set)
}
