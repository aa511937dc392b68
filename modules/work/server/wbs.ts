import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** A piece of the breakdown that a record names is of the record's project. */
export const demandWbs = async (tx: Sql, { wbsId, projectId }: Values): Promise<void> => {
  if (!wbsId) return
  const [found] = await tx.query('select from store.wbs_task where id = $1 and project_id = $2', [wbsId, projectId])
  if (!found) throw invalid({ wbsId: 'WBS任务与项目不一致' })
}
