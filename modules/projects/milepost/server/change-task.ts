import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { changeTask } from '../change-task.call.ts'
import { milepost } from '../milepost.entity.ts'

interface Task {
  readonly id: string
  readonly status: string
  readonly projectId: string | null
  readonly principalId: string | null
  readonly milepostId: string | null
  /** Whose milestone it is of now. */
  readonly ownerId: string | null
}

type Target = Readonly<Record<'projectId' | 'userId' | 'status', unknown>>

/**
 * Moves tasks to another milestone. Allowed for the owner of both milestones, the project leader and holders of
 * `milepost:manage`; all tasks move or none.
 */
export const changeTasks: CallHandler<typeof changeTask> = async (engine, { taskIds, milepostId }) => {
  const { writer } = engine
  const { userId, entries } = writer.actor
  const ids = [...new Set(taskIds.map(String))]
  const target = milepostId ? await engine.detail(milepost, String(milepostId)) : undefined
  return engine.write(milepost, async (tx) => {
    const tasks = await lockTasks(tx, ids)
    const isMine = ({ milepostId: now, ownerId }: Task): boolean =>
      (target ? target.userId === userId : now !== null) && (now === null || ownerId === userId)
    const may = (task: Task): boolean => task.principalId === userId || isMine(task)
    if (!has(entries, 'milepost:manage') && !(tasks.length > 0 && tasks.every(may))) throw forbidden('权限不足')
    demandFitting(tasks, ids.length, target)
    for (const { id } of tasks)
      await moveBySystem({ tx, writer }, 'task', 'ofMilepost', id, { milepostTaskId: milepostId ?? null })
    return { moved: tasks.length }
  })
}

const lockTasks = (tx: Sql, ids: readonly string[]): Promise<Task[]> =>
  tx.query<Task>(
    `select t.id, t.status, t.project_id as "projectId", p.principal_id as "principalId", m.id as "milepostId",
       m.user_id as "ownerId"
     from store.task t left join store.project p on p.id = t.project_id left join store.milepost m on m.id = t.milepost_task_id
     where t.id = any ($1::uuid[]) order by t.id for update of t`,
    [ids],
  )

const demandFitting = (tasks: readonly Task[], asked: number, target: Target | undefined): void => {
  if (target && ['已完成', '取消'].includes(String(target.status))) throw invalid({ milepostId: '里程碑已完成' })
  const isForeign = ({ projectId }: Task): boolean =>
    projectId === null || (target?.projectId ?? projectId) !== projectId
  if (tasks.length < asked || (target && !target.projectId) || tasks.some(isForeign))
    throw invalid({ taskIds: '任务与里程碑不属于同一项目' })
  if (tasks.some(({ status }) => ['已完成', '取消'].includes(status)))
    throw invalid({ taskIds: '已完成的任务不能移动' })
}
