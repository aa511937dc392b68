import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { auditMoves, editableStates, waitingState } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { announce, notify } from '../write/announce.ts'
import { searchColumns } from '../write/attached.ts'
import { writeRecord } from '../write/change-record.ts'
import { changedNames, checkGuards, demandVersion, type MoveInput, opinionOf } from '../write/move.ts'
import { lockRow, updateRow } from '../write/rows.ts'
import { checkRow } from '../write/save.ts'
import { run, type Scene, type Writer } from '../write/scene.ts'
import { applicantOf } from './approvers.ts'
import { readConfig } from './config.ts'
import { type Entered, enterLevel } from './levels.ts'
import { passRecord } from './pass.ts'
import { addTasks, asked, chosenLevels, nextRound, openRound, snapshotOf, summaryOf, titleOf } from './round.ts'

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
  const { tx, entity, row } = scene
  const chosen = chosenLevels(entity, row)
  const config = await readConfig(tx, entity)
  const entered = await enterLevel({ tx, entity, row, config, from: 1, earlier: [], lastDecider: null })
  const roundId = await recordRound(scene, chosen, entered)
  if (entered.level === 0) return passRecord({ scene, roundId, from, action: auditMoves.submit })
  await wait(scene, from, entered)
  return String(row.status)
}

/** The round with the record's content as it is handed in, and the tasks of the first level. */
const recordRound = async ({ tx, writer, entity, row }: Scene, chosen: number[], entered: Entered): Promise<string> => {
  const id = String(row.id)
  const initiatorId = applicantOf(entity, row)
  const title = titleOf(entity, row)
  const snapshot = await snapshotOf(tx, writer.catalog, entity, row)
  const levels = entity.audit?.levels ?? 1
  const round = await nextRound(tx, entity, id)
  const roundId = await openRound(tx, entity, id, { title, round, levels, initiatorId, snapshot, chosen })
  const context = { title, initiatorId, summary: summaryOf(entity, snapshot), version: Number(row.version) + 1 }
  await addTasks(tx, entity, id, roundId, context, entered.tasks)
  return roundId
}

const wait = async (scene: Scene, from: string, { level, approvers }: Entered): Promise<void> => {
  const { tx, writer, entity, row, before, opinion } = scene
  const id = String(row.id)
  row.status = waitingState(level)
  if (`audit${level}` in entity.fields) row[`audit${level}`] = approvers[0]?.userId ?? null
  if ('opinionFirst' in entity.fields) row.opinionFirst = null
  row.opinion = null
  await updateRow(tx, writer.catalog, entity, row, changedNames(before ?? {}, row), searchColumns(entity, row))
  const step = { action: auditMoves.submit, from, to: String(row.status), opinion, changes: [] }
  await writeRecord(tx, writer.actor.userId, entity, id, step)
  await notify(tx, asked(entity, row, approvers, writer.actor.userId))
  await announce(tx, entity, id)
}
