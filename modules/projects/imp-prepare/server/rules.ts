import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/rules.ts'

/** Of a project or of an opportunity; whoever sells brings what is asked before there is a project. */
export const checkPrepare: Handler<'impPrepare'> = async ({ tx, before, row }) => {
  if (row.projectId) await demandOpen(tx, row.projectId)
  if (before || !row.businessOpportunityId) return
  if (row.projectId) throw invalid({ businessOpportunityId: '项目与商机只能选择一个' })
  const [found] = await tx.query<{ userId: string }>(
    'select sales_personnel as "userId" from store.business_opportunity where id = $1',
    [row.businessOpportunityId],
  )
  row.userId ??= found?.userId ?? null
}
