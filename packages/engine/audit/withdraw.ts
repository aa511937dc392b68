import type { Entity } from '@chengban/kernel/entity.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { auditMoves, isWaiting } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { announce } from '../write/announce.ts'
import { writeRecord } from '../write/change-record.ts'
import { changedNames, demandVersion, type MoveInput, opinionOf } from '../write/move.ts'
import { lockRow, updateRow } from '../write/rows.ts'
import type { Values, Writer } from '../write/scene.ts'
import { applicantOf } from './approvers.ts'
import { closeTasks, endRound, forgetFound, runningRound } from './round.ts'

/** The initiator takes a record back while nobody has decided. */
export const withdraw = async (tx: Sql, writer: Writer, entity: Entity, input: MoveInput): Promise<string> => {
  const locked = await lockRow(tx, writer.catalog, entity, input.id)
  if (!locked?.seen) throw notFound()
  const { row } = locked
  demandVersion(input.version, row)
  if (applicantOf(entity, row) !== writer.actor.userId) throw forbidden()
  const from = String(row.status)
  if (!isWaiting(from)) throw conflict(`当前状态不能${auditMoves.withdraw}`)
  const round = await runningRound(tx, entity, input.id)
  if (!round || round.tasks.some(({ status }) => status === '已同意' || status === '已驳回'))
    throw conflict('已有审批人处理，无法撤回')
  await closeTasks(tx, round.id, '申请人撤回')
  await endRound(tx, round.id, '已撤回')
  const after: Values = { ...row, status: '已撤回', tzUpdate: clock.now().toISOString() }
  forgetFound(entity, after, round)
  await updateRow(tx, writer.catalog, entity, after, changedNames(row, after), {})
  await writeRecord(tx, writer.actor.userId, entity, input.id, {
    action: auditMoves.withdraw,
    from,
    to: '已撤回',
    opinion: opinionOf(input.opinion, false),
    changes: [],
  })
  await announce(tx, entity, input.id)
  return '已撤回'
}
