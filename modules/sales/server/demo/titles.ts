import type { RowOf } from '@chengban/kernel/registry.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoContract } from './contracts.ts'

type People = (account: string) => string

/** Both companies as sellers. */
export const sellers = (who: People): Partial<RowOf<'invoicingConfig'>>[] =>
  (['A', 'B'] as const).map((company, index) => ({
    id: demoId('invoicingConfig', company),
    kind: '销方',
    title: `承办${'甲乙'[index]}科技有限公司`,
    taxNo: `91110000000000${index}`,
    selfCompany: company,
    address: '甲市科技路8号',
    tel: '010-60000000',
    bank: '甲银行科技支行',
    account: `110000000000000${index}`,
    isDefault: true,
    status: '通过',
    creatorId: who('cw01'),
  }))

export const buyerId = (clientId: string): string => demoId('invoicingConfig', `buyer ${clientId}`)

/** The clients of these contracts as buyers. */
export const buyers = (roots: readonly DemoContract[], who: People): Partial<RowOf<'invoicingConfig'>>[] => {
  const clients = new Map(roots.map(({ client }) => [client.id, client]))
  return [...clients.values()].map((client, index) => ({
    id: buyerId(client.id),
    kind: '购方',
    title: client.name,
    taxNo: `1210000000${String(index).padStart(5, '0')}`,
    clientId: client.id,
    address: '人民路1号',
    tel: '010-61000000',
    bank: '乙银行人民路支行',
    account: `62220000${String(index).padStart(8, '0')}`,
    isDefault: true,
    status: '通过',
    creatorId: who(client.owner),
  }))
}
