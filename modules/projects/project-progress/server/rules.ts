import { clock } from '@chengban/engine/clock.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { Handler, Scene } from '@chengban/engine/write/scene.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen, linkEnd } from '../../project/server/rules.ts'
import { stages } from '../stages.ts'
import { freeze } from './frozen.ts'

/** 1 + the sheets of this project and node before this one. */
export const roundOf: Handler<'projectProgress'> = async ({ tx, before, row }) => {
  if (before) return before.round
  await tx.query('select from store.project where id = $1 for update', [row.projectId])
  const [found] = await tx.query<{ round: number }>(
    'select 1 + count(*)::int as round from store.project_progress where project_id = $1 and node = $2',
    [row.projectId, row.node],
  )
  return found?.round ?? 1
}

/** The round of the stage it is written in: one of an earlier round never closes the stage. */
export const stageRoundOf: Handler<'projectProgress'> = async ({ tx, before, row }) => {
  if (before) return before.stageRound
  const [stage] = await tx.query<{ round: number }>(
    'select round from store.implementary_progress where project_id = $1 and node = $2',
    [row.projectId, row.node],
  )
  return stage?.round ?? 1
}

export const nameOf: Handler<'projectProgress'> = async ({ tx, before, row }) => {
  if (before) return before.name
  const [project] = await tx.query<{ name: string }>('select name from store.project where id = $1', [row.projectId])
  return `【${project?.name}】${stages[Number(row.node)] ?? ''}进度确认单（第${row.round ?? 1}次）`
}

/** Written while it is ours; of the running stage alone. */
export const checkSheet: Handler<'projectProgress'> = async ({ tx, before, row }) => {
  await demandOpen(tx, row.projectId)
  if (before && !['草稿', '有异议'].includes(String(before.status))) throw conflict('已发送客户，不能更新')
  if (before) return
  const running = await tx.query('select from store.project where id = $1 and imp_node = $2', [row.projectId, row.node])
  if (running.length === 0) throw invalid({ node: '只能确认当前阶段' })
}

export const removingSheet: Handler<'projectProgress'> = ({ row }) => {
  if (row.status !== '草稿') throw conflict('当前状态不可删除')
}

export const submitting: Handler<'projectProgress'> = async (scene) => {
  const { tx, row } = scene
  const status = await demandOpen(tx, row.projectId)
  if (!['实施中', '待验收'].includes(status)) throw conflict('项目不在实施中')
  const [other] = row.isStageEnd
    ? await tx.query(
        `select from store.project_progress where project_id = $1 and node = $2 and is_stage_end and id <> $3
           and status in ('待内部确认', '客户待确认') limit 1`,
        [row.projectId, row.node, row.id],
      )
    : []
  if (other) throw conflict('该阶段已有待确认的确认单')
  await freeze(scene)
}

/** Nobody confirms their own sheet where somebody else leads the project. */
export const confirming: Handler<'projectProgress'> = async (scene) => {
  const { tx, writer, row } = scene
  await demandOpen(tx, row.projectId)
  const me = writer.actor.userId
  const others = await tx.query(
    'select from store.project where id = $1 and (imp_principal_id <> $2 or principal_id <> $2)',
    [row.projectId, me],
  )
  if (row.creatorId === me && others.length) throw forbidden('不能确认自己提交的确认单')
  await freeze(scene)
  row.confirmId = me
  row.tzSend = clock.now().toISOString()
}

/** Each sending lets the link live on; the stage waits for the word of the client that ends it. */
export const confirmed: Handler = async (scene) => {
  const { tx, row } = scene
  await tx.query('update store.project set tz_report_token = $2 where id = $1', [row.projectId, await linkEnd(tx)])
  await moveStage(scene, 'ask', '进行中')
}

/** What no longer lies with the client holds its stage no more. */
export const takenBack: Handler<'projectProgress'> = async (scene) => {
  if (['客户待确认', '有异议'].includes(String(scene.before?.status))) await moveStage(scene, 'unask', '待确认')
}

const moveStage = async (scene: Scene, move: 'ask' | 'unask', from: string): Promise<void> => {
  const { tx, row } = scene
  if (!row.isStageEnd) return
  const [stage] = await tx.query<{ id: string }>(
    'select id from store.implementary_progress where project_id = $1 and node = $2 and status = $3',
    [row.projectId, row.node, from],
  )
  if (stage) await moveBySystem(scene, 'implementaryProgress', move, stage.id)
}

export const signing: Handler<'projectProgress'> = ({ row }) => {
  row.tzSign = clock.now().toISOString()
}
