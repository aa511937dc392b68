import type { Scene } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

// Decision 089: An invoice without a contract is refused where a contract could be named

/**
 * Refuses an invoice without contract if a contract of the same client has enough balance. Names that contract to
 * people who may see it.
 */
export const refuseBesideContract = async ({ tx, row }: Scene<'invoicing'>): Promise<void> => {
  const roomy = await tx.query<{ id: string; number: string }>(
    `select c.id, c.contract_number as number from store.invoicing_config t
     join store.contract c on c.client_id = t.client_id
     where t.id = $1 and c.parent_id is null and c.status in ('通过', '变更中') and c.free is not true
       and c.stage not in ('已终止', '已归档') and c.balance >= $2::numeric
     order by c.tz_create, c.id`,
    [row.buyerId, row.money],
  )
  if (!roomy.length) return
  for (const { id, number } of roomy)
    if (await mayRead(tx, 'contract', id)) throw invalid({ buyerId: `该客户有可开票合同【${number}】，请按合同开票` })
  throw invalid({ buyerId: '该客户有可开票合同，请按合同开票' })
}
