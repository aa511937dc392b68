import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { oneRow } from '../db/one-row.ts'
import type { Sql } from '../db/sql.ts'
import { isOpen } from '../round/agreement.ts'
import { decisionDue, type Round, readState, type Setting, type Task } from '../round/state.ts'
import { stepTasks } from '../round/tasks.ts'
import { noticesTo, tell } from '../round/tell.ts'
import type { Act, ActedBy } from '../row/act.ts'
import { lockRow, updateRow } from '../row/rows.ts'
import type { Values, Writer } from '../row/scene.ts'
import { opinionOf } from '../write/move.ts'
import { openDecision, running } from './opened.ts'
import { type Receiver, receiverNamed } from './receiver.ts'

/** Gives my task to somebody else, on the same level. */
export const transfer: Act<ActedBy<'transfer'>> = async (tx, writer, entity, input) => {
  const { before, round, task, setting } = await openDecision(tx, writer, entity, input)
  const named = { tx, entity, row: before, round, me: writer.actor.userId, userId: input.userId }
  const receiver = await receiverNamed(named)
  const opinion = opinionOf(input.opinion, true)
  return handOn({ tx, writer, entity, before, round, task, setting, receiver, opinion, action: auditMoves.transfer })
}

/** Gives anybody's open task to somebody else; for those who keep the flows, whose records they need not see. `taskId` names it. */
export const reassign: Act<ActedBy<'transfer'>> = async (tx, writer, entity, input) => {
  if (!has(writer.actor.entries, 'flow:manage')) throw forbidden()
  const before = (await lockRow(tx, writer.catalog, entity, input.id))?.row
  if (!before) throw notFound()
  const { last, setting } = await readState(tx, entity, input.id)
  const round = running(last)
  const task = round?.tasks.find(({ id }) => id === input.taskId)
  if (!round || !task || !isOpen(task)) throw conflict('该单据已被处理')
  const receiver = await receiverNamed({ tx, entity, row: before, round, me: task.userId, userId: input.userId })
  const opinion = opinionOf(input.opinion, true)
  return handOn({ tx, writer, entity, before, round, task, setting, receiver, opinion, action: '改派' })
}

interface HandingOn {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  readonly before: Values
  readonly round: Round
  readonly task: Task
  readonly setting: Setting
  readonly receiver: Receiver
  readonly opinion: string | null
  readonly action: '转交' | '改派'
}

/** The receiver takes the very place: also that of who was asked in addition, and of who has asked others. */
const handOn = async (handing: HandingOn): Promise<ActedBy<'transfer'>> => {
  const { tx, writer, entity, before, round, task, setting, receiver, opinion, action } = handing
  const row: Values = { ...before, tzUpdate: clock.now().toISOString(), ...takenPlace(handing) }
  await updateRow(tx, writer.catalog, entity, row, Object.keys(row), {}, 'soon')
  const added = await stepTasks(tx, entity, String(row.id), round, {
    act: { id: task.id, status: '已转交', opinion, ...(action === '改派' ? { reason: action } : {}) },
    add: [
      {
        userId: receiver.id,
        kind: task.kind as '审批',
        auditLevel: task.auditLevel,
        status: task.status as '待处理',
        fromTaskId: task.kind === '审批' ? task.id : (task.fromTaskId ?? task.id),
        creatorId: task.creatorId,
        tzDue: decisionDue(setting),
      },
    ],
    version: Number(before.version),
  })
  const taskId = oneRow(added)
  await followTo(tx, task.id, taskId)
  const status = auditState(entity, before)
  await tell(
    { tx, entity, row, userId: writer.actor.userId },
    { action: `${action}${receiver.name}`, from: status, to: status, opinion, changes: [] },
    noticesTo([receiver.id], entity, row, '审批', '待您审批', opinion),
  )
  return { status, taskId }
}

/** audit{k} names the person who decides the level; fields of a change name nobody. */
const takenPlace = ({ entity, before, round, task, receiver }: HandingOn): Values => {
  const name = `audit${task.auditLevel}`
  const isTold = name in entity.fields && round.kind === '提交' && before[name] === task.userId
  return isTold ? { [name]: receiver.id } : {}
}

/** Who was asked in addition answers to who has taken over. */
export const followTo = (tx: Sql, from: string, to: string): Promise<unknown> =>
  tx.query(
    `update store.audit_task set from_task_id = $2 where from_task_id = $1 and id <> $2 and kind in ('前加签', '后加签')
       and status in ('待处理', '等待加签')`,
    [from, to],
  )
