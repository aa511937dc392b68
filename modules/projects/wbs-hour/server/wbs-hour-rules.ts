import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

interface Leaf {
  readonly projectId: string
  readonly status: string
  readonly isParent: boolean
}

/** Locks the project first, as every write to its breakdown does. */
const lockedLeaf = async ({ tx, row }: Pick<Scene<'wbsHour'>, 'tx' | 'row'>): Promise<Leaf> => {
  const [task] = await tx.query<{ projectId: string }>(
    'select project_id as "projectId" from store.wbs_task where id = $1',
    [row.wbsTaskId],
  )
  await tx.query('select from store.project where id = $1 for update', [task?.projectId])
  await demandOpen(tx, task?.projectId)
  const [leaf] = await tx.query<Leaf>(
    `select t.project_id as "projectId", t.status,
       exists (select from store.wbs_task c where c.parent_id = t.id) as "isParent"
     from store.wbs_task t where t.id = $1`,
    [row.wbsTaskId],
  )
  if (!leaf) throw invalid({ wbsTaskId: 'WBS任务不存在' })
  return leaf
}

/** A day has 24 hours, over all tasks of the person. */
export const wbsHourCheck: Handler<'wbsHour'> = async ({ tx, before, row }) => {
  await tx.query('select from store."user" where id = $1 for update', [row.userId])
  const leaf = await lockedLeaf({ tx, row })
  if (leaf.isParent) throw invalid({ wbsTaskId: '父任务由下级汇总' })
  if (before?.date !== row.date) {
    const ago = (Date.parse(today()) - Date.parse(String(row.date))) / 86_400_000
    if (ago < 0 || ago > 31) throw invalid({ date: '日期错误' })
  }
  const [found] = await tx.query<{ fits: boolean }>(
    `select coalesce(sum(hours), 0) + $4::numeric <= 24 as fits from store.wbs_hour
     where user_id = $1 and date = $2 and id <> $3`,
    [row.userId, row.date, row.id, row.hours],
  )
  if (!found?.fits) throw invalid({ hours: '当日工时超过24小时' })
}

export const wbsHourSettle: Handler<'wbsHour'> = async ({ tx, row }) => {
  await tx.query('select app.wbs_settle_path($1)', [row.wbsTaskId])
}

export const wbsHourRemoving: Handler<'wbsHour'> = async (scene) => {
  await lockedLeaf(scene)
  await scene.tx.query('select app.wbs_settle_path($1, $2)', [scene.row.wbsTaskId, scene.row.id])
}
