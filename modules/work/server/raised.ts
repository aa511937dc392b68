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
