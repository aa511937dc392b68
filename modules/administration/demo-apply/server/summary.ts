import type { Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { enterDemo } from '@chengban/modules/sales/business-opportunity/server/demo-entry.ts'

/**
 * demoApply/summarized: enters the demonstration in the diary of its opportunity, as if its seller had, unless the
 * seller did.
 */
export const demoApplySummarized: Handler<'demoApply'> = async (scene) => {
  const { row } = scene
  const opportunity =
    row.businessOpportunityId && (await findOne(scene, 'businessOpportunity', row.businessOpportunityId))
  if (!opportunity) return { businessLogId: null }
  const entered = await findOne(scene, 'businessLog', { demoApplyId: row.id, kind: '演示' })
  if (entered) return { businessLogId: entered.id }
  const businessLogId = await enterDemo(scene, opportunity, {
    tzLog: row.tzStart,
    content: [row.summary, row.feedback].filter(Boolean).join('\n'),
    ...(row.nextPlan ? { nextPlan: row.nextPlan } : {}),
    clientContactIds: row.clientContactIds,
    productLibraryIds: row.productLibraryIds,
    result: String(row.result),
    demoApplyId: row.id,
  })
  return { businessLogId }
}
