import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demandGate } from '../../implementary-progress/server/gate.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { linkEnd } from '../../project/server/report-token.ts'
import { stageNames } from '../../project-stages.ts'
import { freeze } from './frozen.ts'

/** 1 + the sheets of this project and node before this one. */
export const projectProgressRound: Handler<'projectProgress'> = async ({ tx, before, row }) => {
  if (before) return before.round
  await tx.query('select from store.project where id = $1 for update', [row.projectId])
  const [found] = await tx.query<{ round: number }>(
    'select 1 + count(*)::int as round from store.project_progress where project_id = $1 and node = $2',
    [row.projectId, row.node],
  )
  return found?.round ?? 1
}

/** The round of the stage it is written in: one of an earlier round never closes the stage. */
export const projectProgressStageRound: Handler<'projectProgress'> = async ({ tx, before, row }) => {
  if (before) return before.stageRound
  const [stage] = await tx.query<{ round: number }>(
    'select round from store.implementary_progress where project_id = $1 and node = $2',
    [row.projectId, row.node],
  )
  return stage?.round ?? 1
}

const nameOf = async ({ tx, row }: Scene<'projectProgress'>): Promise<string> => {
  const [project] = await tx.query<{ name: string }>('select name from store.project where id = $1', [row.projectId])
  return `【${project?.name}】${stageNames[Number(row.node)] ?? ''}进度确认单（第${row.round ?? 1}次）`
}

/** Of the running stage alone; one without a title is called by its project, stage and round. */
export const projectProgressCheck: Handler<'projectProgress'> = async (scene) => {
  const { tx, before, row } = scene
  await demandOpen(tx, row.projectId)
  if (!before) await demandRunning({ tx, row })
  row.name ||= await nameOf(scene)
}

/** One at a time ends a stage; what the product side had promised of an earlier text is said anew. */
export const projectProgressSubmitting: Handler<'projectProgress'> = async (scene) => {
  const { tx, before, row } = scene
  const { projectId, node, stageRound } = row
  const status = await demandOpen(tx, projectId)
  if (!['实施中', '待验收'].includes(status)) throw conflict('项目不在实施中')
  await demandRunning(scene)
  const open = { isStageEnd: true, status: ['待内部确认', '客户待确认', '已确认'] } as const
  if (row.isStageEnd && (await findOne(scene, 'projectProgress', { projectId, node, stageRound, ...open })))
    throw conflict('该阶段已有待确认的确认单')
  if (before?.status === '有异议')
    Object.assign(row, {
      ...{ productSign: [], productSignerId: null, tzProductSign: null },
      ...{ signatureProduct: [], productSigner: null, tzSignatureProduct: null },
    })
  await bindRaised(scene)
  await freeze(scene)
}

/** Links the problems raised earlier to the sheet and refreshes its frozen text. */
export const projectProgressSyncing: Handler<'projectProgress'> = async (scene) => {
  await demandOpen(scene.tx, scene.row.projectId)
  await bindRaised(scene)
  await freeze(scene)
}

/** Links problems that were raised before the sheet was saved. */
export const bindRaised: Handler<'projectProgress'> = async (scene) => {
  const { id: projectProgressId, projectId, temporaryId } = scene.row
  if (!temporaryId) return
  const free = { temporaryId, projectId, projectProgressId: null }
  await change(scene, 'bug', free, { projectProgressId })
  await change(scene, 'applyFor', free, { projectProgressId })
}

const demandRunning = async ({ tx, row }: Pick<Scene<'projectProgress'>, 'tx' | 'row'>): Promise<void> => {
  const running = await tx.query('select from store.project where id = $1 and imp_node = $2', [row.projectId, row.node])
  if (running.length === 0) throw invalid({ node: '只能确认当前阶段' })
}

/** Nobody confirms their own sheet where somebody else leads the project. */
export const projectProgressConfirming: Handler<'projectProgress'> = async (scene) => {
  const { tx, writer, row } = scene
  await demandOpen(tx, row.projectId)
  const me = writer.actor.userId
  const others = await tx.query(
    'select from store.project where id = $1 and (imp_principal_id <> $2 or principal_id <> $2)',
    [row.projectId, me],
  )
  if (row.creatorId === me && others.length) throw forbidden('不能确认自己提交的确认单')
  if (row.isStageEnd) await demandGate({ within: scene, stage: await stageOf(scene), sheet: row, isSigned: false })
  await freeze(scene)
  row.confirmId = me
  row.tzSend = clock.now().toISOString()
}

/** Each sending lets the link live on; the stage waits for the word of the client that ends it. */
export const projectProgressConfirmed: Handler = async (scene) => {
  const { tx, row } = scene
  await tx.query('update store.project set tz_report_token = $2 where id = $1', [row.projectId, await linkEnd(tx)])
  await moveStage(scene, 'ask', '进行中')
}

/** What no longer lies with the client holds its stage no more. */
export const projectProgressTakenBack: Handler<'projectProgress'> = async (scene) => {
  if (['客户待确认', '有异议', '已确认'].includes(String(scene.before?.status)))
    await moveStage(scene, 'unask', '待确认')
}

const moveStage = async (scene: Scene, move: 'ask' | 'unask' | 'complete', from: string): Promise<void> => {
  const { tx, row } = scene
  if (!row.isStageEnd) return
  const [stage] = await tx.query<{ id: string }>(
    'select id from store.implementary_progress where project_id = $1 and node = $2 and status = $3',
    [row.projectId, row.node, from],
  )
  if (stage) await moveBySystem(scene, 'implementaryProgress', move, stage.id)
}

/** The stage it ends, while that is the one that runs, in the round it was written in. */
const stageOf = async (scene: Scene<'projectProgress'>): Promise<RowOf<'implementaryProgress'>> => {
  const { projectId, node, stageRound } = scene.row
  await demandRunning(scene)
  const stage = await findOne(scene, 'implementaryProgress', { projectId, node }, { isLocked: true })
  if (!stage || stage.round !== stageRound) throw invalid({ node: '只能确认当前阶段' })
  return stage
}

/** What ends a stage passes its gate. */
export const projectProgressCompleting: Handler<'projectProgress'> = async (scene) => {
  const { row, writer } = scene
  if (!row.isStageEnd || writer.isSystem) return
  const stage = await stageOf(scene)
  if (stage.status !== '待确认') throw invalid({ node: '只能确认当前阶段' })
  await demandGate({ within: scene, stage, sheet: row, isSigned: true })
}

/** With its sheet the stage is done. */
export const projectProgressCompleted: Handler<'projectProgress'> = (scene) => moveStage(scene, 'complete', '待确认')

/** Copies the signing time and address into their own columns, beside the drawing. */
export const projectProgressSigning: Handler<'projectProgress'> = ({ row }) => {
  const [drawn] = row.signature
  row.tzSign = clock.now().toISOString()
  row.signIp = drawn?.ip ?? null
}

export const projectProgressSaved: Handler<'projectProgress'> = (scene) => bindRaised(scene)
