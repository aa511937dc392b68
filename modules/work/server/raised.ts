import type { Sql } from '@chengban/engine/db/sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Nothing is raised against a project that has ended. */
export const demandRunning = async (tx: Sql, projectId: unknown, message: string): Promise<void> => {
  if (!projectId) return
  const [ended] = await tx.query(`select from store.project where id = $1 and project_status in ('终止', '已结束')`, [
    projectId,
  ])
  if (ended) throw invalid({ projectId: message })
}

/** By somebody whose main role is of the implementers, or on a sheet at the client's. */
export const isRaisedOnSite = async (tx: Sql, userId: string, temporaryId: unknown): Promise<boolean> => {
  if (temporaryId) return true
  const [found] = await tx.query(
    `select from store."user" u join store.role r on r.id = u.role_id where u.id = $1 and r.user_group = '实施'`,
    [userId],
  )
  return found !== undefined
}

/** The sheet of this project that was saved with the temporary id; null while it is not saved. */
export const sheetOf = async (tx: Sql, projectId: unknown, temporaryId: unknown): Promise<string | null> => {
  if (!projectId || !temporaryId) return null
  const [sheet] = await tx.query<{ id: string }>(
    'select id from store.project_progress where project_id = $1 and temporary_id = $2',
    [projectId, temporaryId],
  )
  return sheet?.id ?? null
}
