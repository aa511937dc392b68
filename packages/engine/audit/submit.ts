import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { auditMoves, editableStates, opinionFields, waitingState } from '@chengban/kernel/workflow.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'
import { clock } from '../clock.ts'
import { applicantOf } from '../round/approvers.ts'
import { type Entered, enterLevel } from '../round/levels.ts'
import { chosenLevels, openRound, storedTitle } from '../round/round.ts'
import { snapshotOf, summaryOf } from '../round/snapshot.ts'
import { readState, type State } from '../round/state.ts'
import { checkSubmission, noticesOf, tellOf } from '../round/submission.ts'
import { type AboutTasks, type NewTask, stepTasks } from '../round/tasks.ts'
import { tell } from '../round/tell.ts'
import type { Act, Acted } from '../row/act.ts'
import { changedNames } from '../row/changed.ts'
import { tellHearers } from '../row/hearers.ts'
import { giveNumbers } from '../row/number.ts'
import { updateRow } from '../row/rows.ts'
import { run, type Scene } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'
import { refuseLockedOut } from '../rules/locked-out.ts'
import { demandVersion, follow, opinionOf, settle } from '../write/move.ts'
import { submitChange } from './change-submit.ts'
import { openRecord } from './opened.ts'
import { passRecord } from './pass.ts'

/** Submits a record: checks its rules, opens a round with its content and asks the first level. */
export const submit: Act = async (tx, writer, entity, input) => {
  const { audit } = entity
  if (!audit) throw notFound()
  const rules = [audit.submit, updateRule(entity)]
  const { row: before, rules: may } = await openRecord(tx, writer, entity, input, rules)
  const isChange = auditState(entity, before) === '变更中'
  if (!writer.isSystem) {
    demandVersion(input.version, before)
    if (!may[0] && !(isChange && may[1])) throw forbidden()
  }
  const opinion = opinionOf(input.opinion, false)
  if (isChange) return submitChange({ tx, writer, entity, before, row: { ...before }, input: {}, opinion })
  await refuseLockedOut(tx, writer, entity)
  if (!editableStates.includes(auditState(entity, before))) throw conflict(`当前状态不能${auditMoves.submit}`)
  const now = clock.now().toISOString()
  const row = { ...before, tzSubmit: now, tzUpdate: now }
  const scene: Scene = { tx, writer, entity, before, row, input: {}, opinion }
  await checkSubmission(scene)
  const then = audit.after?.submit
  await settle(scene, then?.set)
  await giveNumbers(tx, writer.catalog, entity, row, 'submit')
  const acted = await openAudit(scene, await readState(tx, entity, input.id))
  await run(scene, audit.effect?.submit)
  await follow(scene, then)
  await tellHearers(scene, then?.notify)
  return acted
}

const openAudit = async (scene: Scene, { setting, last }: State): Promise<Acted> => {
  const { tx, writer, entity, row, before } = scene
  const id = String(row.id)
  const chosen = chosenLevels(entity, row)
  const entered = await enterLevel({ tx, entity, row, setting, from: 1, earlier: [], lastDecider: null })
  const content = await snapshotOf(tx, writer.catalog, entity, row)
  const about = { title: await storedTitle(tx, entity, row), initiatorId: applicantOf(entity, row) }
  const told = await tellOf(scene, setting, about.initiatorId)
  const round = (last?.round ?? 0) + 1
  const roundId = await openRound(tx, entity, id, { ...about, round, kind: '提交', content, chosen })
  const opened = { id: roundId, ...about, kind: '提交', tasks: [], summary: summaryOf(entity, content, row) } as const
  const step = { add: [...entered.tasks, ...told], version: Number(before?.version) }
  if (entered.level === 0) return passRecord({ scene, round: opened, step, action: auditMoves.submit })
  return wait(scene, opened, entered, step)
}

const wait = async (
  scene: Scene,
  round: AboutTasks,
  { level, approvers }: Entered,
  step: { add: readonly NewTask[]; version: number },
): Promise<Acted> => {
  const { tx, writer, entity, row, before, opinion } = scene
  const status = waitingState(level)
  row[auditField(entity)] = status
  if (`audit${level}` in entity.fields) row[`audit${level}`] = approvers[0]?.userId ?? null
  for (const name of opinionFields) if (name in entity.fields) row[name] = null
  await giveNumbers(tx, writer.catalog, entity, row, 'submit')
  const names = changedNames(before ?? {}, row)
  await updateRow(tx, writer.catalog, entity, row, names, searchColumns(entity, row, names), 'soon')
  await stepTasks(tx, entity, String(row.id), round, { ...step, round: { status: '进行中', auditLevel: level } })
  await tell(
    { tx, entity, row, userId: writer.actor.userId },
    { action: auditMoves.submit, from: auditState(entity, before), to: status, opinion, changes: [] },
    noticesOf(scene, approvers, step.add),
  )
  return { status }
}
