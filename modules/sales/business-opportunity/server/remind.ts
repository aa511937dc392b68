import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { businessOpportunity } from '../business-opportunity.entity.ts'
import type { businessOpportunityUpdate } from '../business-opportunity-update.call.ts'

/** Runs the record's act under the address of reminders; fields that were not sent keep their values. */
export const answerSale: CallHandler<typeof businessOpportunityUpdate> = async (engine, input) => {
  if (!isUuid(input.id)) throw notFound()
  const { successRate, signDate, ...said } = input
  const changed = { ...(successRate ? { successRate } : {}), ...(signDate ? { signDate } : {}) }
  const { made } = await engine.act(businessOpportunity, 'answer', { ...said, ...changed })
  const [row] = await engine.read<{ version: number }>({
    text: 'select version from public.business_opportunity where id = $1',
    params: [input.id],
  })
  if (!row) throw notFound()
  return { id: input.id, version: row.version, businessLogId: String(made?.gives.businessLogId) }
}
