import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { applicantOf } from '../round/approvers.ts'
import { forgetFound } from '../round/round.ts'
import { readState } from '../round/state.ts'
import { stepTasks } from '../round/tasks.ts'
import { tell } from '../round/tell.ts'
import type { Act } from '../row/act.ts'
import { changedNames } from '../row/changed.ts'
import { tellHearers } from '../row/hearers.ts'
import { updateRow } from '../row/rows.ts'
import { bySystem, run, type Scene, type Values } from '../row/scene.ts'
import { demandVersion, follow, opinionOf, settle } from '../write/move.ts'
import { isDecided, openRecord } from './opened.ts'

/**
 * The initiator takes a record back while nobody has decided, the system at any time; a change falls with its draft,
 * handed in or not.
 */
export const withdraw: Act = async (tx, writer, entity, input) => {
  const { row: before } = await openRecord(tx, writer, entity, input)
  if (!writer.isSystem) demandVersion(input.version, before)
  const me = writer.actor.userId
  const { last } = await readState(tx, entity, input.id)
  if (!writer.isSystem && (last?.initiatorId ?? applicantOf(entity, before)) !== me) throw forbidden()
  const from = auditState(entity, before)
  const round = last && ['进行中', '填写中'].includes(last.status) ? last : undefined
  if (!round) throw conflict(`当前状态不能${auditMoves.withdraw}`)
  if (isDecided(round) && !writer.isSystem) throw conflict('已有审批人处理，无法撤回')
  const isChange = round.kind === '变更'
  const status = isChange ? '通过' : '已撤回'
  const row: Values = { ...before, [auditField(entity)]: status, tzUpdate: clock.now().toISOString() }
  if (!isChange) forgetFound(entity, row, round.chosen)
  const scene: Scene = { tx, writer, entity, before, row, input: {}, opinion: null }
  const then = isChange ? undefined : entity.audit?.after?.withdraw
  await settle(scene, then?.set)
  await updateRow(tx, writer.catalog, entity, row, changedNames(before, row), {}, 'soon')
  if (!isChange) await run(scene, entity.audit?.effect?.withdraw)
  await stepTasks(tx, entity, input.id, round, {
    cancel: { reason: writer.isSystem ? '系统撤回' : '申请人撤回' },
    round: { status: '已撤回' },
    version: Number(before.version),
  })
  const opinion = opinionOf(input.opinion, false)
  const action = isChange ? '撤回变更' : auditMoves.withdraw
  await tell(
    { tx, entity, row, userId: me },
    { action, ...bySystem(writer), from, to: status, opinion, changes: [] },
    [],
  )
  await follow(scene, then)
  await tellHearers(scene, then?.notify)
  return { status }
}
