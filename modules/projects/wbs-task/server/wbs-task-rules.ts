import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { moveSuccessors } from '../../project-module/server/plan.ts'
import { dayOf, endOf, startOf } from '../day.ts'

// Decision 088: A breakdown of work is numbered and settled along its path

/** The project's row first: parallel writes below it lose no hours. */
const lockProject = (tx: Sql, projectId: unknown): Promise<unknown> =>
  tx.query('select from store.project where id = $1 for update', [projectId])

interface Above {
  readonly projectId: string
  readonly moduleId: string | null
  readonly status: string
  readonly hasHours: boolean
}

/**
 * Refuses hours and dates entered on a parent task, and children below a leaf with hours worked. A child takes the
 * module of its parent.
 */
export const wbsTaskCheck: Handler<'wbsTask'> = async (scene) => {
  const { tx, before, row } = scene
  await lockProject(tx, row.projectId)
  await demandOpen(tx, row.projectId)
  if (before && (await hasChildren(tx, row.id))) refuseTyped(scene)
  await followParent(scene)
  if (row.tzStart) row.tzStart = startOf(dayOf(row.tzStart))
  if (row.tzEnd) row.tzEnd = endOf(dayOf(row.tzEnd))
  if (String(row.tzStart ?? '') > String(row.tzEnd ?? '~')) throw invalid({ tzEnd: '日期错误' })
}

const hasChildren = async (tx: Sql, id: unknown): Promise<boolean> =>
  (await tx.query('select from store.wbs_task where parent_id = $1 limit 1', [id])).length > 0

const refuseTyped = ({ before, row }: Scene<'wbsTask'>): void => {
  for (const name of ['tzStart', 'tzEnd', 'expectHours'] as const)
    if (String(before?.[name] ?? '') !== String(row[name] ?? '')) throw invalid({ [name]: '父任务由下级汇总' })
}

const followParent = async ({ tx, before, row }: Scene<'wbsTask'>): Promise<void> => {
  const [module] = row.projectModuleId
    ? await tx.query<{ projectId: string }>(
        'select project_id as "projectId" from store.project_module where id = $1',
        [row.projectModuleId],
      )
    : []
  if (module && module.projectId !== row.projectId) throw invalid({ projectModuleId: '模块不属于该项目' })
  if (!row.parentId) return
  const [above] = await tx.query<Above>(
    `select t.project_id as "projectId", t.project_module_id as "moduleId", t.status,
       exists (select from store.wbs_hour h where h.wbs_task_id = t.id) as "hasHours"
     from store.wbs_task t where t.id = $1`,
    [row.parentId],
  )
  if (!above || above.projectId !== row.projectId) throw invalid({ parentId: '上级任务不正确' })
  row.projectModuleId = above.moduleId
  if (before?.parentId === row.parentId || (await hasChildren(tx, row.parentId))) return
  if (above.hasHours || above.status === '完成') throw invalid({ parentId: '已有工时，不能再分解' })
}

/** Recomputes the task and its ancestors, and nothing else in the project. */
export const wbsTaskSettle: Handler<'wbsTask'> = async ({ tx, row }) => {
  await tx.query('select app.wbs_settle_path($1)', [row.id])
}

/** Renumbers the siblings at the new and at the old position, and recomputes the parent that lost the task. */
const place = async ({ tx, before, row }: Scene<'wbsTask'>): Promise<void> => {
  const { projectId, parentId = null } = row
  const moved = (['parentId', 'sort', 'projectModuleId'] as const).some((name) => before?.[name] !== row[name])
  if (!moved) return
  await tx.query('select app.wbs_number($1, $2)', [projectId, parentId])
  if (!before || (before.parentId ?? null) === parentId) return
  await tx.query('select app.wbs_number($1, $2)', [projectId, before.parentId ?? null])
  if (before.parentId) await tx.query('select app.wbs_settle_path($1)', [before.parentId])
}

/** Recomputes the ancestors, and moves modules that wait for this one when the change made its end later. */
export const wbsTaskSaved: Handler<'wbsTask'> = async (scene) => {
  await place(scene)
  await wbsTaskSettle(scene)
  const { tx, before, row } = scene
  const { projectModuleId: moduleId, tzEnd } = row
  if (!moduleId || !tzEnd || scene.writer.isSystem) return
  const [module] = await tx.query<{ end: string | null }>(
    `select coalesce((select max(t.tz_end at time zone 'Asia/Shanghai')::date from store.wbs_task t
         where t.project_module_id = m.id and t.id <> $2 and t.status <> '取消'
           and not exists (select from store.wbs_task c where c.parent_id = t.id)), m.plan_end)::text as end
     from store.project_module m where m.id = $1`,
    [moduleId, row.id],
  )
  const own = before?.projectModuleId === moduleId && before.tzEnd ? dayOf(before.tzEnd) : ''
  const was = [module?.end ?? '', own].sort().at(-1) ?? ''
  if (was && dayOf(tzEnd) > was) await moveSuccessors(scene, row.projectId, [moduleId])
}

export const wbsTaskRemoving: Handler<'wbsTask'> = async ({ tx, row }) => {
  await lockProject(tx, row.projectId)
  await demandOpen(tx, row.projectId)
  const used = await tx.query('select from store.wbs_hour where wbs_task_id = $1 limit 1', [row.id])
  if (used.length || (await hasChildren(tx, row.id))) throw conflict('该数据已被使用，无法删除')
  await tx.query('select app.wbs_number($1, $2, $3)', [row.projectId, row.parentId ?? null, row.id])
  if (row.parentId) await tx.query('select app.wbs_settle_path($1, $2)', [row.parentId, row.id])
}

/**
 * Refuses to start while a predecessor module is unfinished, unless a leader of the project forces it with a reason.
 */
export const wbsTaskStarting: Handler<'wbsTask'> = async ({ tx, writer, row, asked, opinion }) => {
  const waiting = await tx.query<{ name: string }>(
    `select m.name from store.project_module_predecessor_ids l join store.project_module m on m.id = l.other_id
     where l.project_module_id = $1 and (select coalesce(bool_or(t.status <> '完成'), true) from store.wbs_task t
       where t.project_module_id = m.id and t.parent_id is null and t.status <> '取消') order by m.sort, m.id`,
    [row.projectModuleId],
  )
  if (waiting.length === 0) return
  const names = waiting.map(({ name }) => name).join('、')
  const leads = await tx.query('select from store.project where id = $1 and $2 in (principal_id, dev_principal_id)', [
    row.projectId,
    writer.actor.userId,
  ])
  if (asked?.force !== true || leads.length === 0) throw conflict(`前置模块未完成：${names}`)
  if (!opinion) throw invalid({ opinion: '请填写意见' })
}

/** Cancels the open children of a cancelled task. */
export const wbsTaskCancelled: Handler<'wbsTask'> = async (scene) => {
  const { tx, row } = scene
  const below = await tx.query<{ id: string }>(
    `select id from store.wbs_task where parent_id = $1 and status in ('未开始', '进行中') order by id`,
    [row.id],
  )
  for (const { id } of below) await moveBySystem(scene, 'wbsTask', 'cancel', id, { opinion: '上级任务已取消' })
  await wbsTaskSettle(scene)
}
