import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'

/** The progress of the goals below, weighed; their plain mean where none weighs anything; null without any. */
export const progressOf = async (tx: Sql, id: string, without: unknown = null): Promise<string | null> => {
  const [found] = await tx.query<{ progress: string | null }>(
    `select round(coalesce(sum(c.weight * c.progress) / nullif(sum(c.weight), 0), avg(c.progress)), 1)::text as progress
     from store.goal_plan c where c.parent_id = $1 and c.id is distinct from $2`,
    [id, without],
  )
  return found?.progress ?? null
}

/** Goals above follow the one that was written, from below upwards. */
export const goalPlanRollUp: Handler<'goalPlan'> = async ({ tx, row, before }) => {
  if (before && before.parentId !== row.parentId) await rise(tx, before.parentId)
  await rise(tx, row.parentId)
}

/** A goal that goes counts no more. */
export const goalPlanLeave: Handler<'goalPlan'> = ({ tx, row }) => rise(tx, row.parentId, row.id)

const rise = async (tx: Sql, id: unknown, without?: unknown): Promise<void> => {
  if (!id) return
  const [goal] = await tx.query<{ parent: string | null; progress: string }>(
    'select parent_id as parent, progress::text from store.goal_plan where id = $1 for no key update',
    [id],
  )
  const progress = await progressOf(tx, String(id), without)
  if (!goal || progress === null || Number(progress) === Number(goal.progress)) return
  await tx.query('update store.goal_plan set progress = $2 where id = $1', [id, progress])
  await rise(tx, goal.parent)
}
