import type { Sql } from '@chengban/engine/db/sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

interface ClientLinks {
  readonly clientId: string | null
  readonly businessOpportunityId?: string | null
  readonly contractId?: string | null
  readonly clientContactIds?: readonly string[] | null
}

/** What a record names beside its client is that client's own. */
export const demandSameClient = async (tx: Sql, row: ClientLinks): Promise<void> => {
  const { clientId, businessOpportunityId = null, contractId = null, clientContactIds } = row
  if (!clientId) return
  const [found] = await tx.query<Readonly<Record<'sale' | 'contract' | 'contact', boolean>>>(
    `select exists (select from store.business_opportunity where id = $2 and client_id <> $1) as sale,
       exists (select from store.contract where id = $3 and client_id <> $1) as contract,
       exists (select from store.client_contact where id = any ($4::uuid[]) and client_id <> $1) as contact`,
    [clientId, businessOpportunityId, contractId, clientContactIds ?? []],
  )
  const errors = {
    ...(found?.sale ? { businessOpportunityId: '商机不属于该客户' } : {}),
    ...(found?.contract ? { contractId: '合同不属于该客户' } : {}),
    ...(found?.contact ? { clientContactIds: '联系人不属于该客户' } : {}),
  }
  if (Object.keys(errors).length) throw invalid(errors)
}
