import { isAnswer, questionOf } from '@chengban/kernel/decided.ts'
import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { updateRow } from '../row/rows.ts'
import type { Values, Writer } from '../row/scene.ts'
import { freed } from './freed.ts'
import { readState } from './state.ts'
import { stepTasks } from './tasks.ts'
import { noticesTo, tell } from './tell.ts'

interface Agreeing {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  /** The row under lock. */
  readonly before: Values
  /** The move that was requested, and its input. */
  readonly name: string
  readonly given: Values
  readonly opinion: string | null
}

/**
 * Where moves decide, a person added before an approver (前加签) agrees with an opinion only: the row does not change, and
 * the approver's task opens again. Their refusal refuses the row. Returns false for anybody else.
 */
export const agreeAhead = async ({ tx, writer, entity, before, name, given, opinion }: Agreeing): Promise<boolean> => {
  const question = isAnswer(entity, name) && !writer.isSystem ? questionOf(entity, before) : undefined
  const isPass = question?.pass === name && (question.reject !== name || given.pass === true)
  if (!isPass) return false
  const me = writer.actor.userId
  const id = String(before.id)
  const { last: round } = await readState(tx, entity, id)
  const task = round?.tasks.find(({ userId, status }) => userId === me && status === '待处理')
  if (!round || task?.kind !== '前加签') return false
  const stray = Object.keys(given).find((key) => key !== 'pass' && !isEmpty(given[key]))
  if (stray) throw invalid({ [stray]: '加签人只填写意见' })
  const row: Values = { ...before, tzUpdate: clock.now().toISOString() }
  await updateRow(tx, writer.catalog, entity, row, ['tzUpdate'], {}, 'soon')
  const open = freed(round.tasks, task)
  const words = opinion ?? '同意'
  const act = { id: task.id, status: '已同意', opinion: words } as const
  await stepTasks(tx, entity, id, round, { act, open, version: Number(before.version) })
  const people = round.tasks.filter((one) => open.includes(one.id)).map(({ userId }) => userId)
  const status = auditState(entity, before)
  await tell(
    { tx, entity, row, userId: me },
    { action: auditMoves.approve, from: status, to: status, opinion: words, changes: [] },
    noticesTo(people, entity, row, '审批', '待您审批'),
  )
  return true
}
