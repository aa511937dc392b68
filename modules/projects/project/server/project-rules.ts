import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { linkProject } from './report-token.ts'

/** In these nothing is written any more. */
const closed: Readonly<Record<string, string>> = { 暂停: '项目已暂停', 终止: '项目已终止', 已结束: '项目已结束' }
/** Fixed once the project is approved: they go by a change. */
const approved = ['待启动', '准备', '实施中', '待验收', '已验收', '维护中']

/** The client of the contract, else of the opportunity, if there is one. */
export const projectClient: Handler<'project'> = async ({ tx, row }) => {
  if (!row.contractId && !row.businessOpportunityId) return null
  const [found] = await tx.query<{ id: string | null }>(
    `select coalesce((select c.client_id from store.contract c where c.id = $1),
       (select o.client_id from store.business_opportunity o where o.id = $2)) as id`,
    [row.contractId, row.businessOpportunityId],
  )
  return found?.id ?? null
}

export const projectCheck: Handler<'project'> = ({ before, row }) => {
  if (!before) return
  const told = closed[String(before.projectStatus)]
  if (told) throw invalid({ projectStatus: told })
  if (approved.includes(String(before.projectStatus)) && before.estimate !== row.estimate)
    throw invalid({ estimate: '该字段不可修改' })
}

/** Skips the PMO level, unless this is a research project or the estimate exceeds `project.audit3ManDay`. */
export const projectIsSmall: Handler<'project'> = async ({ tx, row }) =>
  row.type !== '研发项目' && compare(String(row.estimate ?? '0'), await settingOf(tx, 'project.audit3ManDay')) <= 0

/** Skips the general manager, unless there is no contract yet or the budget exceeds `project.audit4Budget`. */
export const projectIsPlain: Handler<'project'> = async ({ tx, row }) =>
  row.isTemporary !== true && compare(String(row.budget ?? '0'), await settingOf(tx, 'project.audit4Budget')) <= 0

export const projectRemoving: Handler<'project'> = ({ row }) => {
  if (!['立项草稿', '驳回'].includes(String(row.projectStatus))) throw conflict('该数据已被使用，无法删除')
}

/** Its records too are only read then. Held as they are written, since figures of it follow from them. */
export const demandOpen = async (tx: Sql, projectId: unknown): Promise<string> => {
  const [project] = await tx.query<{ status: string }>(
    'select project_status as status from store.project where id = $1 for no key update',
    [projectId],
  )
  refuseClosed(project?.status)
  return project?.status ?? ''
}

/** The same by a state that was read. */
export const refuseClosed = (status: string | null | undefined): void => {
  const told = closed[status ?? '']
  if (told) throw invalid({ projectId: told })
}

/** For records that may also belong to no project. */
export const projectOpen: Handler = async ({ tx, row }) => {
  if (row.projectId) await demandOpen(tx, row.projectId)
}

/** A week of working days at least, somebody to implement, and the link for the client. */
export const projectStarting: Handler<'project'> = async (scene) => {
  const { tx, row } = scene
  if (String(row.implementStartTime) > String(row.implementEndTime)) throw invalid({ implementEndTime: '日期错误' })
  const [found] = await tx.query<{ days: number; people: number }>(
    `select app.work_days($2::date - 1, $3::date) as days,
       (select count(*) from store.project_member where project_id = $1 and kind = 'implement')::int as people`,
    [row.id, row.implementStartTime, row.implementEndTime],
  )
  if ((found?.days ?? 0) < 7) throw invalid({ implementEndTime: '实施周期不能少于7个工作日' })
  if (!found?.people) throw invalid({ members: '请设置实施成员' })
  await linkProject(scene)
}

/** A change of it that is still asked for falls; what hangs on it is declared with the move. */
export const projectTerminated: Handler<'project'> = async (scene) => {
  const open = await scene.tx.query(
    `select from store.audit_round where module = 'project' and relevance_id = $1 and status in ('进行中', '填写中')`,
    [scene.row.id],
  )
  if (open.length) await moveBySystem(scene, 'project', 'withdraw', scene.row.id, { opinion: '项目已终止' })
}
