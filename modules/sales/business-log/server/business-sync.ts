import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { businessOpportunity } from '../../business-opportunity/business-opportunity.entity.ts'
import { loggedTasks } from '../../business-task/server/sync-log.ts'
import { wants } from '../../client-product/server/intent.ts'
import type { businessSync } from '../business-sync.call.ts'
import { logged } from './visit-sync.ts'

/**
 * Creates missing diary entries of tasks and visits, and marks the products as wanted by the client. A second run
 * creates none, since entries are found by their source.
 */
export const syncBusiness: CallHandler<typeof businessSync> = async (engine, { businessOpportunityId: only }) => {
  const { userId, entries } = engine.writer.actor
  const isKeeper = has(entries, 'businessOpportunity:manage')
  const sale = only ? await engine.detail(businessOpportunity, only) : undefined
  if (!isKeeper && sale?.salesPersonnel !== userId) throw forbidden()
  return engine.write(businessOpportunity, async (tx) => {
    const within = { tx, writer: engine.writer }
    const sales = await find(within, 'businessOpportunity', only ?? {})
    const counts = { opportunities: sales.length, logs: 0, products: 0 }
    for (const { id, clientId } of sales) {
      counts.logs += (await visitsOf(within, id)) + (await loggedTasks(within, { businessOpportunityId: id }))
      for (const { productLibraryId } of await find(within, 'businessProduct', { businessOpportunityId: id }))
        if (await wants(within, clientId, productLibraryId)) counts.products += 1
    }
    return counts
  })
}

const visitsOf = async (within: Within, businessOpportunityId: string): Promise<number> => {
  let made = 0
  const missed = { businessOpportunityId, status: ['已拜访', '已补录'] as const, logSynced: false }
  for (const visit of await find(within, 'clientVisit', missed)) {
    made += (await logged(within, visit, [businessOpportunityId])).created
    await change(within, 'clientVisit', visit.id, { logSynced: true })
  }
  return made
}
