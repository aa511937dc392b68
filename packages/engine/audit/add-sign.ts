import { auditState } from '@chengban/kernel/entity.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { oneRow } from '../db/one-row.ts'
import { isOpen } from '../round/agreement.ts'
import { freed } from '../round/freed.ts'
import { decisionDue, readState, type Task } from '../round/state.ts'
import { stepTasks, type TaskStep } from '../round/tasks.ts'
import { noticesTo, tell } from '../round/tell.ts'
import type { Act, ActedBy } from '../row/act.ts'
import { updateRow } from '../row/rows.ts'
import { demandVersion, opinionOf } from '../write/move.ts'
import { levelOf, openDecision, openRecord, running } from './opened.ts'
import { receiverNamed } from './receiver.ts'

const kinds = { before: '前加签', after: '后加签' } as const
const most = 3

/** Asks one more person: before me, my task waits for them; after me, their task opens when I agree. */
export const addSign: Act<ActedBy<'addSign'>> = async (tx, writer, entity, input) => {
  const { before, round, task, setting } = await openDecision(tx, writer, entity, input)
  const me = writer.actor.userId
  const { position } = input
  if (position !== 'before' && position !== 'after') throw invalid({ position: '请选择加签方式' })
  // a move decides at once and cannot wait for somebody behind it
  if (position === 'after' && !entity.audit) throw invalid({ position: '该单据只能前加签' })
  const receiver = await receiverNamed({ tx, entity, row: before, round, me, userId: input.userId })
  if (levelOf(round).filter(isAdded).length >= most) throw invalid({ userId: '最多加签3人' })
  const opinion = opinionOf(input.opinion, false)
  const kind = kinds[position]
  const row = { ...before, tzUpdate: clock.now().toISOString() }
  await updateRow(tx, writer.catalog, entity, row, ['tzUpdate'], {}, 'soon')
  const added = await stepTasks(tx, entity, input.id, round, {
    ...(position === 'before' ? { hold: [task.id] } : {}),
    add: [
      {
        userId: receiver.id,
        kind,
        auditLevel: round.auditLevel,
        status: position === 'before' ? '待处理' : '等待加签',
        fromTaskId: task.id,
        creatorId: me,
        tzDue: decisionDue(setting),
      },
    ],
    version: Number(before.version),
  })
  const status = auditState(entity, before)
  await tell(
    { tx, entity, row, userId: me },
    { action: `${kind}${receiver.name}`, from: status, to: status, opinion, changes: [] },
    position === 'before' ? noticesTo([receiver.id], entity, row, '审批', '待您审批', opinion) : [],
  )
  return { status, taskId: oneRow(added) }
}

/** Counts against the limit: who was asked in addition and not taken back. */
const isAdded = ({ kind, status }: Task): boolean =>
  (kind === '前加签' || kind === '后加签') && status !== '已收回' && status !== '已转交'

/** Takes back somebody I asked who has not decided; `taskId` or `userId` says whom where there are several. */
export const removeSign: Act<ActedBy<'removeSign'>> = async (tx, writer, entity, input) => {
  const { row: before } = await openRecord(tx, writer, entity, input)
  demandVersion(input.version, before)
  const me = writer.actor.userId
  const { last } = await readState(tx, entity, input.id)
  const round = running(last)
  const asked = (last?.tasks ?? []).filter(
    (task) => isAdded(task) && task.creatorId === me && isNamed(task, input.taskId, input.userId),
  )
  if (asked.length === 0) throw forbidden()
  const task = asked.find(isOpen)
  if (!round || !task) throw conflict('该单据已被处理')
  const row = { ...before, tzUpdate: clock.now().toISOString() }
  await updateRow(tx, writer.catalog, entity, row, ['tzUpdate'], {}, 'soon')
  const step: TaskStep = {
    act: { id: task.id, status: '已收回', reason: '收回' },
    open: freed(levelOf(round), task),
    version: Number(before.version),
  }
  await stepTasks(tx, entity, input.id, round, step)
  const status = auditState(entity, before)
  const told = { action: auditMoves.removeSign, from: status, to: status, changes: [] }
  await tell({ tx, entity, row, userId: me }, told, [])
  return { status, done: true }
}

const isNamed = (task: Task, taskId: unknown, userId: unknown): boolean =>
  (taskId === undefined || task.id === taskId) && (userId === undefined || task.userId === userId)
