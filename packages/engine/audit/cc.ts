import { auditState } from '@chengban/kernel/entity.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { readState } from '../round/state.ts'
import { stepTasks } from '../round/tasks.ts'
import { noticesTo, tell } from '../round/tell.ts'
import type { Act, ActedBy } from '../row/act.ts'
import { opinionOf } from '../write/move.ts'
import { openRecord } from './opened.ts'

const most = 50

/** Lets others read the record for good, without a decision. People who were copied before are skipped. */
export const cc: Act<ActedBy<'cc'>> = async (tx, writer, entity, input) => {
  const { row } = await openRecord(tx, writer, entity, input)
  const { last: round } = await readState(tx, entity, input.id)
  const me = writer.actor.userId
  if (!round || !(round.initiatorId === me || round.tasks.some(({ userId }) => userId === me))) throw forbidden()
  const people = await tx.query<{ id: string; name: string }>(
    'select u.id, u.name from store."user" u where u.id = any ($1) and u.is_enable order by u.sort, u.id',
    [idsOf(input.userIds)],
  )
  if (people.length === 0) throw invalid({ userIds: '人员不存在' })
  const opinion = opinionOf(input.opinion, false)
  const told = new Set(round.tasks.filter(({ kind }) => kind === '抄送').map(({ userId }) => userId))
  const fresh = people.filter(({ id }) => !told.has(id))
  const status = auditState(entity, row)
  if (fresh.length === 0) return { status, added: 0 }
  await stepTasks(tx, entity, input.id, round, {
    add: fresh.map(({ id }) => ({
      userId: id,
      kind: '抄送',
      auditLevel: round.auditLevel,
      status: '已抄送',
      opinion,
      creatorId: me,
    })),
    version: Number(row.version),
  })
  await tell(
    { tx, entity, row, userId: me },
    { action: `${auditMoves.cc}${fresh.map(({ name }) => name).join('、')}`, opinion, changes: [] },
    noticesTo(
      fresh.map(({ id }) => id),
      entity,
      row,
      '抄送',
      '抄送给您',
      opinion,
    ),
  )
  return { status, added: fresh.length }
}

const idsOf = (given: unknown): string[] => {
  if (!Array.isArray(given) || given.length === 0) throw invalid({ userIds: '请选择抄送人' })
  if (given.length > most) throw invalid({ userIds: `一次最多抄送${most}人` })
  return [...new Set(given.map(String).filter(isUuid))]
}
