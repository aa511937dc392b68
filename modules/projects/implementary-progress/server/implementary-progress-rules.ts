import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { project } from '../../project/project.entity.ts'
import { countPostponed } from '../../project/server/postponed.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { stopSheets } from '../../project-progress/server/stop.ts'

/** A project has each node once, under its lock. A new end says why; the first one stays beside it. */
export const implementaryProgressCheck: Handler<'implementaryProgress'> = async ({ tx, before, row }) => {
  await tx.query('select from store.project where id = $1 for update', [row.projectId])
  await demandOpen(tx, row.projectId)
  const twice = await tx.query(
    'select from store.implementary_progress where project_id = $1 and node = $2 and id <> $3 limit 1',
    [row.projectId, row.node, row.id],
  )
  if (twice.length) throw invalid({ node: '该阶段已存在' })
  if (!before) row.originalEnd = row.planEnd ?? null
  else if (before.planEnd && before.planEnd !== row.planEnd && before.remark === row.remark)
    throw invalid({ remark: '请填写原因' })
  if (!before || before.planEnd === row.planEnd) return
  await endNode(tx, row)
  if (before.planEnd && row.planEnd && row.planEnd > before.planEnd)
    await countPostponed(tx, { projectId: row.projectId, module: 'implementaryProgress', relevanceId: String(row.id) })
}

/** Keeps the end of the current stage in the project, and tells its open pages. */
const endNode = async (tx: Sql, { projectId, node, planEnd }: RowOf<'implementaryProgress'>): Promise<void> => {
  const ended = await tx.query(
    `update store.project set tz_node_end = ($3::date + 1)::timestamp at time zone 'Asia/Shanghai'
       - interval '1 second' where id = $1 and imp_node = $2 returning id`,
    [projectId, node, planEnd],
  )
  if (ended.length > 0) await announce(tx, project, String(projectId))
}

/** Makes this the current stage of the project and creates the documents it requires. */
export const implementaryProgressBegun: Handler<'implementaryProgress'> = async ({ tx, writer, row }) => {
  await tx.query('update store.project set imp_node = $2 where id = $1', [row.projectId, row.node])
  await endNode(tx, row)
  if (row.node === 0) return
  const wanted = await tx.query<{ id: string; name: string; required: boolean; needSign: boolean; sort: number }>(
    `select d.id, d.name, d.required, d.need_sign as "needSign", d.sort from store.imp_document d
     where d.node = $2 and d.is_enable and not exists (select from store.imp_node_log l
       where l.project_id = $1 and l.node = $2 and l.round = $3 and l.name = d.name) order by d.sort, d.id`,
    [row.projectId, row.node, row.round],
  )
  const { projectId, node, round } = row
  for (const { id, ...document } of wanted)
    await addRow({ tx, writer }, 'impNodeLog', { ...document, projectId, node, round, impDocumentId: id })
}

/** The running stage, or the next to it. */
export const implementaryProgressSkipping: Handler<'implementaryProgress'> = async ({ tx, row }) => {
  if (row.status === '进行中') return
  const found = await tx.query('select from store.project where id = $1 and imp_node + 1 = $2', [
    row.projectId,
    row.node,
  ])
  if (found.length === 0) throw conflict('只能跳过当前或下一阶段')
}

/** The next stage that was not passed over begins, the last with its project; one that had not begun hands nothing on. */
export const implementaryProgressDone: Handler<'implementaryProgress'> = async (scene) => {
  const { tx, before, row } = scene
  if (before?.status === '未开始') return
  const [next] = await tx.query<{ id: string; node: number }>(
    `select id, node from store.implementary_progress where project_id = $1 and node > $2 and status = '未开始'
     order by node limit 1`,
    [row.projectId, row.node],
  )
  if (row.node === 6) await moveBySystem(scene, 'project', 'accept', String(row.projectId))
  else if (next?.node === 6) await moveBySystem(scene, 'project', 'toAccept', String(row.projectId))
  else if (next) await moveBySystem(scene, 'implementaryProgress', 'begin', next.id)
}

/** Restarts the stage in a new round, planned from today for the same number of working days. */
export const implementaryProgressGoingBack: Handler<'implementaryProgress'> = async ({ tx, row }) => {
  const [plan] = await tx.query<{ end: string }>(
    'select app.work_day_after($1::date - 1, greatest(app.work_days($2::date - 1, $3::date), 1))::text as end',
    [today(), row.planStart, row.planEnd],
  )
  row.planStart = today()
  row.planEnd = plan?.end ?? row.planEnd
  row.round = Number(row.round) + 1
}

/**
 * Resets the later stages to a new round and stops their sheets. A project waiting for acceptance returns to
 * implementation.
 */
export const implementaryProgressGoneBack: Handler<'implementaryProgress'> = async (scene) => {
  const { tx, row } = scene
  const later = await tx.query<{ id: string }>(
    `select id from store.implementary_progress where project_id = $1 and node > $2 and status <> '未开始' order by node`,
    [row.projectId, row.node],
  )
  for (const { id } of later) await moveBySystem(scene, 'implementaryProgress', 'reset', id)
  await stopSheets(scene, { projectId: row.projectId, node: { from: row.node } }, '阶段已退回')
  const signed = { projectId: row.projectId, node: { from: row.node }, status: '已确认' } as const
  for (const { id } of await find(scene, 'projectProgress', signed))
    await moveBySystem(scene, 'projectProgress', 'complete', id)
  await implementaryProgressBegun(scene)
  const [project] = await tx.query<{ status: string }>(
    'select project_status as status from store.project where id = $1',
    [row.projectId],
  )
  if (project?.status === '待验收') await moveBySystem(scene, 'project', 'reopen', String(row.projectId))
}
