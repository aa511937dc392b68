import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

/** Before a period is stored: of a root, and the end of the latest one moves by request alone. */
export const maintenanceCheck: Handler<'maintenance'> = async ({ tx, row, before }) => {
  const [contract] = await tx.query<{ parent: string | null; until: string | null; inForce: boolean }>(
    `select parent_id as parent, maintain_date::text as until, status in ('通过', '变更中') as "inForce"
     from store.contract where id = $1 for no key update`,
    [row.contractId],
  )
  if (contract?.parent) throw invalid({ contractId: '补充协议并入主合同，请选择主合同' })
  if (!before && !contract?.inForce) throw conflict('合同未生效')
  if (before && before.dtEnd !== row.dtEnd && before.dtEnd === contract?.until)
    throw invalid({ dtEnd: '最近维护期的截止日期请通过维护日期变更修改' })
}
