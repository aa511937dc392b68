import type { Sql } from '@chengban/engine/db/sql.ts'
import { countNow } from '@chengban/modules/administration/check-on-work-fact/server/count-now.ts'

interface Postponed {
  readonly projectId: string
  /** The postponed record: a stage, or the project. */
  readonly module: 'implementaryProgress' | 'project'
  readonly relevanceId: string
}

/** A later end counts on the sheet of the current project manager. */
export const countPostponed = async (tx: Sql, { projectId, module, relevanceId }: Postponed): Promise<void> => {
  const [project] = await tx.query<{ userId: string; name: string }>(
    'select principal_id::text as "userId", name from store.project where id = $1 and principal_id is not null',
    [projectId],
  )
  if (!project) return
  const { userId, name } = project
  await countNow(tx, { userId, kind: '项目改期', module, relevanceId, text: `项目【${name}】改期` })
}
