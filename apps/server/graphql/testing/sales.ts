import { type GraphqlServer, openGraphqlServer, type Say } from './graphql-server.ts'

/** Two sellers with a client each, contracts between them, and one who may do all. */
export interface Sales {
  readonly graphql: GraphqlServer
  readonly li: Say
  readonly wang: Say
  readonly chief: Say
  readonly ids: Readonly<Record<'li' | 'wang' | 'chief' | 'xiehe' | 'tongren' | 'first' | 'second' | 'third', string>>
}

export const filled = { type: '医院', province: '北京', city: '北京', linkman: '赵' }

export const clientOf = ({ row }: GraphqlServer, name: string, userId: string, more = {}): Promise<string> =>
  row('client', { name, user_id: userId, creator_id: userId, ...filled, ...more })

export const contractOf = (
  { row }: GraphqlServer,
  name: string,
  clientId: string,
  initiator: string,
  more = {},
): Promise<string> =>
  row('contract', {
    name,
    client_id: clientId,
    initiator,
    creator_id: initiator,
    self_company: 'A',
    pay_way: '分期',
    invoice: false,
    money: '1.00',
    ...more,
  })

export const openSales = async (): Promise<Sales> => {
  const graphql = await openGraphqlServer()
  const li = await graphql.person('li', ['client:apply', 'contract:apply', 'contract:money'])
  const wang = await graphql.person('wang', ['client:apply'])
  const chief = await graphql.person('chief', ['*'])
  const xiehe = await clientOf(graphql, '协和医院', li, { bank: '中国银行' })
  const tongren = await clientOf(graphql, '同仁医院', wang)
  const first = await contractOf(graphql, '一号合同', xiehe, li, { money: '1200000.50' })
  const second = await contractOf(graphql, '二号合同', tongren, wang, { money: '300.00' })
  const third = await contractOf(graphql, '一号补充', xiehe, li, { money: '5.00', parent_id: first })
  await graphql.row('client_contact', { name: '钱主任', client_id: xiehe, phone: '13800000000', creator_id: li })
  const ids = { li, wang, chief, xiehe, tongren, first, second, third }
  return { graphql, ids, li: await graphql.as('li'), wang: await graphql.as('wang'), chief: await graphql.as('chief') }
}

/** What clients and contracts choose from. */
export const giveDictionaries = async ({ row }: GraphqlServer): Promise<void> => {
  const codes = { clientType: '医院', company: 'A', payWay: '分期', contractForm: '固定总价' }
  for (const [type, code] of Object.entries(codes)) {
    await row('dict_type', { id: type, name: type })
    await row('dict', { dict_type_id: type, code, name: code })
  }
}
