import type { Entity } from '@chengban/kernel/entity.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { auditMoves, isWaiting, waitingState } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { selfRule } from '../schema/view.ts'
import { announce, linkTo, notify } from '../write/announce.ts'
import { writeRecord } from '../write/change-record.ts'
import { changedNames, checkGuards, demandVersion, type MoveInput, opinionOf } from '../write/move.ts'
import { lockRow, updateRow } from '../write/rows.ts'
import { run, type Scene, type Writer } from '../write/scene.ts'
import { applicantOf } from './approvers.ts'
import { type FlowConfig, readConfig } from './config.ts'
import { enterLevel } from './levels.ts'
import { passRecord } from './pass.ts'
import {
  addTasks,
  asked,
  closeTasks,
  endRound,
  forgetFound,
  type Round,
  runningRound,
  type Task,
  titleOf,
} from './round.ts'

interface Deciding {
  readonly scene: Scene
  readonly round: Round
  readonly task: Task
  readonly from: string
}

/** Agrees on the level that waits; leads to the next level or, after the last, to 通过. */
export const approve = async (tx: Sql, writer: Writer, entity: Entity, input: MoveInput): Promise<string> => {
  const deciding = await open(tx, writer, entity, input, opinionOf(input.opinion, false) ?? '同意')
  const { scene, round, task, from } = deciding
  checkGuards(entity.audit?.guards?.approve ?? [], scene.row, writer)
  await run(scene, entity.audit?.guard?.approve)
  await closeTask(tx, task, '已同意', scene.opinion)
  const config = await readConfig(tx, entity)
  if (isWaitingForOthers(config, round, task)) return waitOn(deciding)
  await closeTasks(tx, round.id, '他人已处理')
  keepOpinion(scene, round.auditLevel)
  return nextLevel(deciding, config, from)
}

/** Refuses the record; the opinion says why, the initiator may mend it and submit again. */
export const reject = async (tx: Sql, writer: Writer, entity: Entity, input: MoveInput): Promise<string> => {
  const { scene, round, task, from } = await open(tx, writer, entity, input, opinionOf(input.opinion, true))
  await run(scene, entity.audit?.guard?.reject)
  await closeTask(tx, task, '已驳回', scene.opinion)
  await closeTasks(tx, round.id, '已驳回')
  await endRound(tx, round.id, '驳回')
  const { row } = scene
  const id = String(row.id)
  row.status = '驳回'
  row.opinion = scene.opinion
  if (round.auditLevel === 1 && 'opinionFirst' in entity.fields) row.opinionFirst = scene.opinion
  if ('isReject' in entity.fields) row.isReject = true
  forgetFound(entity, row, round)
  await updateRow(tx, writer.catalog, entity, row, changedNames(scene.before ?? {}, row), {})
  await run(scene, entity.audit?.effect?.reject)
  await writeRecord(tx, writer.actor.userId, entity, id, {
    action: auditMoves.reject,
    from,
    to: '驳回',
    opinion: scene.opinion,
    changes: [],
  })
  await notify(tx, [
    {
      userId: applicantOf(entity, row),
      senderId: writer.actor.userId,
      kind: '审批',
      title: `${titleOf(entity, row)} 被驳回`,
      text: scene.opinion ?? '',
      module: entity.name,
      relevanceId: id,
      link: linkTo(entity, id),
    },
  ])
  await announce(tx, entity, id)
  return '驳回'
}

/** Locks the record first; then the version seen, the task and the person are judged in this order. */
const open = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  { id, version }: MoveInput,
  opinion: string | null,
): Promise<Deciding> => {
  const locked = await lockRow(tx, writer.catalog, entity, id, [selfRule(entity)])
  if (!locked?.seen) throw notFound()
  const { row: before } = locked
  demandVersion(version, before)
  const round = isWaiting(before.status) ? await runningRound(tx, entity, id) : undefined
  const mine =
    round?.tasks.filter(
      ({ userId, auditLevel }) => userId === writer.actor.userId && auditLevel === round.auditLevel,
    ) ?? []
  const task = mine.find(({ status }) => status === '待处理')
  if (locked.rules[0] && isWaiting(before.status)) throw forbidden('不能审批自己的单据')
  if (!round || !task) throw mine.length || !round ? conflict('该单据已被处理') : forbidden()
  const row = { ...before, tzUpdate: clock.now().toISOString() }
  return { scene: { tx, writer, entity, before, row, input: {}, opinion }, round, task, from: String(before.status) }
}

const closeTask = (tx: Sql, task: Task, status: string, opinion: string | null): Promise<unknown> =>
  tx.query(
    'update store.audit_task set status = $2, opinion = $3, tz_act = $4, tz_update = $4, version = version + 1 where id = $1',
    [task.id, status, opinion, clock.now().toISOString()],
  )

const isWaitingForOthers = (config: FlowConfig, round: Round, task: Task): boolean =>
  config.mode[round.auditLevel] === '会签' &&
  round.tasks.some(
    ({ id, status, auditLevel }) => id !== task.id && status === '待处理' && auditLevel === round.auditLevel,
  )

const waitOn = async ({ scene, from }: Deciding): Promise<string> => {
  const { tx, writer, entity, row } = scene
  await updateRow(tx, writer.catalog, entity, row, ['tzUpdate'], {})
  await writeRecord(tx, writer.actor.userId, entity, String(row.id), {
    action: auditMoves.approve,
    from,
    to: from,
    opinion: scene.opinion,
    changes: [],
  })
  await announce(tx, entity, String(row.id))
  return from
}

const keepOpinion = ({ entity, row, opinion, writer }: Scene, level: number): void => {
  const isLast = level === entity.audit?.levels
  const name = isLast ? 'opinion' : level === 1 ? 'opinionFirst' : `opinion${level + 1}`
  if (name in entity.fields) row[name] = opinion
  if (`audit${level}` in entity.fields) row[`audit${level}`] = writer.actor.userId
}

const nextLevel = async ({ scene, round, from }: Deciding, config: FlowConfig, was: string): Promise<string> => {
  const { tx, writer, entity, row } = scene
  const id = String(row.id)
  const me = writer.actor.userId
  const earlier = [...new Set([...round.tasks.map(({ userId }) => userId), me])]
  const entered = await enterLevel({ tx, entity, row, config, from: round.auditLevel + 1, earlier, lastDecider: me })
  const title = titleOf(entity, row)
  const context = {
    title,
    initiatorId: applicantOf(entity, row),
    summary: await summaryOfRound(tx, round.id),
    version: Number(row.version) + 1,
  }
  await addTasks(tx, entity, id, round.id, context, entered.tasks)
  if (entered.level === 0) return passRecord({ scene, roundId: round.id, from, action: auditMoves.approve })
  row.status = waitingState(entered.level)
  row[`audit${entered.level}`] ??= entered.approvers[0]?.userId ?? null
  await tx.query('update store.audit_round set audit_level = $2, tz_update = $3 where id = $1', [
    round.id,
    entered.level,
    row.tzUpdate,
  ])
  await updateRow(tx, writer.catalog, entity, row, changedNames(scene.before ?? {}, row), {})
  await writeRecord(tx, me, entity, id, {
    action: auditMoves.approve,
    from: was,
    to: String(row.status),
    opinion: scene.opinion,
    changes: [],
  })
  await notify(tx, asked(entity, row, entered.approvers, me))
  await announce(tx, entity, id)
  return String(row.status)
}

const summaryOfRound = async (tx: Sql, roundId: string): Promise<unknown> => {
  const [row] = await tx.query<{ summary: unknown }>(
    'select summary from store.audit_task where round_id = $1 order by tz_create limit 1',
    [roundId],
  )
  return row?.summary ?? []
}
