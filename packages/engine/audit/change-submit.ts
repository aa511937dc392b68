import { draftSteps } from '@chengban/kernel/draft-steps.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import { linesPart, toldOf } from '../round/change-draft.ts'
import { draftOf } from '../round/change-edit.ts'
import { enterLevel } from '../round/levels.ts'
import { chosenLevels, storedTitle } from '../round/round.ts'
import { snapshotOf, summaryOf } from '../round/snapshot.ts'
import { type Round, readState } from '../round/state.ts'
import { checkSubmission, noticesOf, tellOf } from '../round/submission.ts'
import { stepTasks } from '../round/tasks.ts'
import { tell } from '../round/tell.ts'
import { storeStep, workingRow } from '../round/working.ts'
import type { Acted } from '../row/act.ts'
import { changesOf } from '../row/change-record.ts'
import type { Scene, Values } from '../row/scene.ts'
import { passRecord } from './pass.ts'

/** Submits a change: the same levels decide while the record stays in 变更中 with its approved values. */
export const submitChange = async (opened: Scene): Promise<Acted> => {
  const { tx, entity, before } = opened
  const id = String(before?.id)
  const { last, setting } = await readState(tx, entity, id)
  if (last?.status !== '填写中') throw conflict(`当前状态不能${auditMoves.submit}`)
  if (Object.keys(last.draft ?? {}).length === 0)
    throw new Refusal('VALIDATION', entity.audit?.unchanged ?? '没有变更内容')
  const chosen = [...new Set([...last.chosen, ...chosenLevels(entity, last.draft ?? {})])]
  const scene: Scene = { ...opened, row: workingRow(entity, before ?? {}, { ...last, chosen }) }
  await checkSubmission(scene)
  const { row } = scene
  const { initiatorId } = last
  const entered = await enterLevel({ tx, entity, row, setting, from: 1, earlier: [], lastDecider: null, initiatorId })
  const round = await handIn(scene, { ...last, chosen })
  const add = [...entered.tasks, ...(await tellOf(scene, setting, initiatorId))]
  const step = { add, version: Number(before?.version) }
  if (entered.level === 0) return passRecord({ scene, round, step, action: auditMoves.submit })
  const status = await storeStep(scene, round)
  await stepTasks(tx, entity, id, round, { ...step, round: { status: '进行中', auditLevel: entered.level } })
  const changes = [
    ...(await changesOf(tx, scene.writer.catalog, entity, before, { ...before, ...round.draft })),
    ...toldOf(round.draft),
  ]
  await tell(
    { tx, entity, row, userId: scene.writer.actor.userId },
    { action: draftSteps.submit, from: status, to: status, opinion: scene.opinion, changes },
    noticesOf(scene, entered.approvers, add),
  )
  return { status }
}

/** The draft as it is handed in, with what follows from it, and the content it leads to. */
const handIn = async ({ tx, writer, entity, before, row }: Scene, round: Round) => {
  const content = await snapshotOf(tx, writer.catalog, entity, row)
  const title = await storedTitle(tx, entity, before ?? {})
  const draft = { ...handedDraft(entity, before ?? {}, row, round), ...linesPart(entity, round.draft) }
  await tx.query(
    `update store.audit_round set draft = $2, content = $3, chosen = $4, title = $5, tz_submit = $6, tz_update = $6,
       status = '进行中', audit_level = 1, version = version + 1 where id = $1`,
    [
      round.id,
      JSON.stringify(draft),
      JSON.stringify(content),
      JSON.stringify(round.chosen),
      title,
      clock.now().toISOString(),
    ],
  )
  return { ...round, draft, title, summary: summaryOf(entity, content, row) }
}

/** Approvers that are merely to be found anew are no change. */
const handedDraft = (entity: Entity, before: Values, row: Values, round: Round): Values =>
  Object.fromEntries(
    Object.entries(draftOf(entity, before, row)).filter(
      ([name]) => !/^audit\d$/.test(name) || name in (round.draft ?? {}),
    ),
  )
