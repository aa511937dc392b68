import { auditField, auditState, type Entity } from '@chengban/kernel/entity.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { auditMoves, opinionField, waitingState } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { asBefore, isOpen } from '../round/agreement.ts'
import { forgetFound } from '../round/round.ts'
import { type Round, readState, type Task } from '../round/state.ts'
import { stepTasks, type TaskStep } from '../round/tasks.ts'
import { noticesTo, tell } from '../round/tell.ts'
import type { Act } from '../row/act.ts'
import { changedNames } from '../row/changed.ts'
import { tellHearers } from '../row/hearers.ts'
import { updateRow } from '../row/rows.ts'
import { run, type Scene, type Values } from '../row/scene.ts'
import { demandVersion, follow, opinionOf, settle } from '../write/move.ts'
import { openRecord } from './opened.ts'

const graceMs = 10 * 60_000
const tooLate = () => conflict('下一级已处理，无法撤回')

/**
 * Withdraws the person's own decision: 同意 while the next level has not decided, 驳回 for ten minutes while nothing
 * changed. The entity declares the effects to undo, as for the decision.
 */
export const auditWithdraw: Act = async (tx, writer, entity, input) => {
  const { row: before } = await openRecord(tx, writer, entity, input)
  demandVersion(input.version, before)
  const me = writer.actor.userId
  const { last: round } = await readState(tx, entity, input.id)
  const task = myDecision(round, me, input.taskId)
  if (!round || !task) throw forbidden()
  const change = task.status === '已驳回' ? afterReject(before, round, task) : afterAgreeing(round, task)
  if (!change) throw tooLate()
  const row = backAt(entity, before, round, task.auditLevel)
  const version = Number(before.version)
  const opinion = opinionOf(input.opinion, false)
  const scene: Scene = { tx, writer, entity, before, row, input: {}, opinion }
  const then = round.kind === '提交' ? entity.audit?.after?.auditWithdraw : undefined
  await settle(scene, then?.set)
  await updateRow(tx, writer.catalog, entity, row, changedNames(before, row), {}, 'soon')
  if (round.kind === '提交') await run(scene, entity.audit?.effect?.auditWithdraw)
  await stepTasks(tx, entity, input.id, round, { ...change, version })
  await follow(scene, then)
  const step = {
    action: auditMoves.auditWithdraw,
    from: auditState(entity, before),
    to: auditState(entity, row),
    changes: [],
  }
  const told = round.tasks.filter(({ status, userId }) => status === '待处理' && userId !== me)
  const people = task.status === '已驳回' ? [round.initiatorId] : told.map(({ userId }) => userId)
  const notices = noticesTo(people, entity, row, '审批', '的审批意见已收回')
  await tell({ tx, entity, row, userId: me }, { ...step, opinion }, notices)
  await tellHearers(scene, then?.notify)
  return { status: auditState(entity, row) }
}

const myDecision = (round: Round | undefined, me: string, taskId: unknown): Task | undefined =>
  round?.tasks.findLast(
    ({ id, userId, status }) =>
      userId === me && (status === '已同意' || status === '已驳回') && (taskId === undefined || id === taskId),
  )

type Step = Omit<TaskStep, 'version'>

/** undefined: somebody has decided on the strength of it. */
export const afterAgreeing = (round: Round, task: Task): Step | undefined => {
  const { tasks, status } = round
  if (status !== '进行中') return undefined
  const isActed = (one: Task): boolean => one.status === '已同意' || one.status === '已驳回'
  const followers = tasks.filter(({ kind, fromTaskId }) => kind === '后加签' && fromTaskId === task.id)
  const origin = task.kind === '前加签' ? tasks.find(({ id }) => id === task.fromTaskId) : undefined
  const later = tasks.filter(({ auditLevel, kind }) => auditLevel > task.auditLevel && kind !== '抄送')
  if ([...later, ...followers, ...(origin ? [origin] : [])].some(isActed)) return undefined
  const held = [...followers, ...(origin ? [origin] : [])].filter(isOpen).map(({ id }) => id)
  return {
    act: { id: task.id, status: '待处理' },
    hold: held,
    cancel: { reason: '收回', above: task.auditLevel },
    round: { status: '进行中', auditLevel: task.auditLevel },
  }
}

/** The record must be what the refusal made of it. */
export const afterReject = (before: Values, round: Round, task: Task): Step | undefined => {
  const isFresh = clock.now().getTime() - new Date(task.tzAct ?? 0).getTime() <= graceMs
  if (round.status !== '驳回' || !isFresh || before.version !== task.recordVersion + 1) return undefined
  const closed = round.tasks.filter(({ status, reason }) => status === '已取消' && reason === '已驳回')
  const { open, waiting } = asBefore([...closed, task])
  return {
    act: { id: task.id, status: '待处理' },
    open: open.filter((id) => id !== task.id),
    hold: waiting.filter((id) => id !== task.id),
    round: { status: '进行中', auditLevel: task.auditLevel },
  }
}

const backAt = (entity: Entity, before: Values, round: Round, level: number): Values => {
  const row: Values = { ...before, tzUpdate: clock.now().toISOString() }
  if (round.kind === '变更') return { ...row, [auditField(entity)]: '变更中' }
  row[auditField(entity)] = waitingState(level)
  if ('isReject' in entity.fields) row.isReject = false
  row.opinion = null
  const words = opinionField(present(entity.audit), level)
  if (words in entity.fields) row[words] = null
  forgetFound(entity, row, [...round.chosen, ...Array.from({ length: level }, (_, index) => index + 1)])
  return row
}
