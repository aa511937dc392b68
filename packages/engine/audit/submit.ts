import type { Entity } from '@chengban/kernel/entity.ts'
import { type Expr } from '@chengban/kernel/expr.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { auditMoves, editableStates, waitingState } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { announce, linkTo, notify } from '../write/announce.ts'
import { searchColumns } from '../write/attached.ts'
import { writeRecord } from '../write/change-record.ts'
import { changedNames, checkGuards, demandVersion, type MoveInput, opinionOf } from '../write/move.ts'
import { lockRow, updateRow } from '../write/rows.ts'
import { checkRow } from '../write/save.ts'
import { run, type Scene, type Writer } from '../write/scene.ts'
import { applicantOf } from './approvers.ts'
import { readConfig } from './config.ts'
import { enterLevel } from './levels.ts'
import { passRecord } from './pass.ts'
import { addTasks, chosenLevels, openRound, snapshotOf, summaryOf, titleOf } from './round.ts'

/** Hands a record in: its rules are checked, a round opens with its content, the first level is asked. */
export const submit = async (tx: Sql, writer: Writer, entity: Entity, input: MoveInput): Promise<string> => {
  const { id, version } = input
  const audit = entity.audit
  if (!audit) throw notFound()
  const locked = await lockRow(tx, writer.catalog, entity, id, [audit.submit as Expr<unknown>])
  if (!locked?.seen) throw notFound()
  const { row: before } = locked
  demandVersion(version, before)
  if (!locked.rules[0]) throw forbidden()
  const from = String(before.status)
  if (!editableStates.includes(from)) throw conflict(`当前状态不能${auditMoves.submit}`)
  const now = clock.now().toISOString()
  const row = { ...before, tzSubmit: now, tzUpdate: now }
  const scene: Scene = { tx, writer, entity, before, row, input: {}, opinion: opinionOf(input.opinion, false) }
  await checkRow(scene)
  checkGuards(audit.guards?.submit ?? [], row, writer)
  await run(scene, audit.guard?.submit)
  return openAudit(scene, from)
}

const openAudit = async (scene: Scene, from: string): Promise<string> => {
  const { tx, writer, entity, row, before } = scene
  const id = String(row.id)
  const config = await readConfig(tx, entity)
  const [last] = await tx.query<{ round: number }>('select coalesce(max(round), 0) as round from store.audit_round where module = $1 and relevance_id = $2', [entity.name, id])
  const initiatorId = applicantOf(entity, row)
  const chosen = chosenLevels(entity, row)
  const entered = await enterLevel({ tx, entity, row, config, from: 1, earlier: [], lastDecider: null })
  const snapshot = await snapshotOf(tx, writer.catalog, entity, row)
  const title = titleOf(entity, row)
  const roundId = await openRound(tx, entity, id, { title, round: (last?.round ?? 0) + 1, levels: entity.audit?.levels ?? 1, initiatorId, snapshot, chosen })
  const version = Number(row.version) + 1
  await addTasks(tx, entity, id, roundId, { title, initiatorId, summary: summaryOf(entity, snapshot), version }, entered.tasks)
  if (entered.level === 0) return passRecord({ scene, roundId, from, action: auditMoves.submit })
  row.status = waitingState(entered.level)
  if (`audit${entered.level}` in entity.fields) row[`audit${entered.level}`] = entered.approvers[0]?.userId ?? null
  if ('opinionFirst' in entity.fields) row.opinionFirst = null
  row.opinion = null
  await updateRow(tx, writer.catalog, entity, row, changedNames(before ?? {}, row), searchColumns(entity, row))
  await writeRecord(tx, writer.actor.userId, entity, id, { action: auditMoves.submit, from, to: String(row.status), opinion: scene.opinion, changes: [] })
  await notify(tx, entered.approvers.map(({ userId }) => ({ userId, senderId: writer.actor.userId, kind: '审批', title: `${title} 待您审批`, module: entity.name, relevanceId: id, link: linkTo(entity, id) })))
  await announce(tx, entity, id)
  return String(row.status)
}
