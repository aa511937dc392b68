import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

/**
 * Refuses a row that names both a project and an opportunity. Before the project exists, the salesperson of the
 * opportunity is responsible for the documents.
 */
export const impPrepareCheck: Handler<'impPrepare'> = async ({ tx, before, row }) => {
  if (row.projectId) await demandOpen(tx, row.projectId)
  if (before || !row.businessOpportunityId) return
  if (row.projectId) throw invalid({ businessOpportunityId: '项目与商机只能选择一个' })
  const [found] = await tx.query<{ userId: string }>(
    'select sales_personnel as "userId" from store.business_opportunity where id = $1',
    [row.businessOpportunityId],
  )
  row.userId ??= found?.userId ?? null
}
