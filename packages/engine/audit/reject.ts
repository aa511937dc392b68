import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { auditMoves, opinionField } from '@chengban/kernel/workflow.ts'
import { forgetFound } from '../round/round.ts'
import type { Round } from '../round/state.ts'
import { stepTasks } from '../round/tasks.ts'
import { copiedTo, resultTo, tell } from '../round/tell.ts'
import type { Act } from '../row/act.ts'
import { changedNames } from '../row/changed.ts'
import { tellHearers } from '../row/hearers.ts'
import { updateRow } from '../row/rows.ts'
import { run, type Scene } from '../row/scene.ts'
import { follow, opinionOf, settle } from '../write/move.ts'
import { noteOf, sceneOf } from './decide.ts'
import { openDecision } from './opened.ts'

/**
 * Rejects the record; the opinion says why, and the initiator may correct it and submit again. A rejected change ends,
 * the approved values stay.
 */
export const reject: Act = async (tx, writer, entity, input) => {
  const opinion = opinionOf(input.opinion, true)
  const deciding = await openDecision(tx, writer, entity, input)
  const scene = sceneOf(deciding, writer, { tx, entity }, opinion)
  const { round, task, before } = deciding
  await run(scene, entity.audit?.guard?.reject)
  const row = rejectedRow(scene, round)
  const then = round.kind === '提交' ? entity.audit?.after?.reject : undefined
  const rejected: Scene = { ...scene, row }
  await settle(rejected, then?.set)
  await updateRow(tx, writer.catalog, entity, row, changedNames(before, row), {}, 'soon')
  if (round.kind === '提交') await run(scene, entity.audit?.effect?.reject)
  await stepTasks(tx, entity, input.id, round, {
    act: { id: task.id, status: '已驳回', opinion },
    cancel: { reason: '已驳回' },
    round: { status: '驳回' },
    version: Number(before.version),
  })
  await follow(rejected, then)
  const status = auditState(entity, row)
  await tell(
    { tx, entity, row, userId: writer.actor.userId },
    { action: auditMoves.reject, ...noteOf(task), from: auditState(entity, before), to: status, opinion, changes: [] },
    resultTo([round.initiatorId, ...copiedTo(round)], entity, row, '审批', '被驳回', opinion),
  )
  await tellHearers(rejected, then?.notify)
  return { status }
}

const rejectedRow = ({ entity, before, row, opinion }: Scene, round: Round) => {
  if (round.kind === '变更') return { ...before, tzUpdate: row.tzUpdate, [auditField(entity)]: '通过' }
  row[auditField(entity)] = '驳回'
  row[entity.audit?.opinions ? opinionField(entity.audit, round.auditLevel) : 'opinion'] = opinion
  if (round.auditLevel === 1 && 'opinionFirst' in entity.fields) row.opinionFirst = opinion
  if ('isReject' in entity.fields) row.isReject = true
  forgetFound(entity, row, round.chosen)
  return row
}
