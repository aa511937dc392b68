import type { Handler } from '@chengban/engine/row/scene.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

/** Of the milestone's project, which is not known of a new row before it is stored. */
export const milepostAdvanceCheck: Handler<'milepostAdvance'> = async ({ tx, row }) => {
  const [milepost] = await tx.query<{ projectId: string | null }>(
    'select project_id as "projectId" from store.milepost where id = $1',
    [row.milepostId],
  )
  if (milepost?.projectId) await demandOpen(tx, milepost.projectId)
}
