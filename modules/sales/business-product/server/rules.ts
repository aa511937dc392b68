import type { Handler } from '@chengban/engine/write/scene.ts'

/** A new main product takes over from the one before. */
export const oneMain: Handler<'businessProduct'> = async ({ tx, row }) => {
  if (!row.isMain) return
  await tx.query(
    `update store.business_product set is_main = false, version = version + 1
     where business_opportunity_id = $1 and id <> $2 and is_main`,
    [row.businessOpportunityId, row.id],
  )
}
