import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphqlServer, Say } from './testing/graphql-server.ts'
import { filled, giveDictionaries, openSales, type Sales } from './testing/sales.ts'

let graphql: GraphqlServer
let li: Say
let chief: Say
let ids: Sales['ids']
let fresh = ''

beforeAll(async () => {
  ;({ graphql, li, chief, ids } = await openSales())
  await giveDictionaries(graphql)
})
afterAll(() => graphql.close())

const forbidden = { message: 'permission denied: 权限不足', extensions: { code: 'FORBIDDEN' } }
const create =
  'mutation ($c: ClientInput!) { createClient(input: {client: $c}) { client { id name version status user { name } } } }'
const update =
  'mutation ($id: UUID!, $v: Int, $p: ClientPatch!) { updateClient(input: {id: $id, version: $v, patch: $p}) { client { name version sort } } }'
const one = async (text: string, ...params: unknown[]) => (await graphql.owner(text, params))[0]

describe('done', () => {
  it('a row is created by the engine: defaults, trail and version', async () => {
    const { data, errors } = await li(create, { c: { name: '新医院', ...filled } })
    expect(errors).toBeUndefined()
    const { client } = data.createClient
    expect(client).toEqual({ id: expect.any(String), name: '新医院', version: 1, status: '草稿', user: { name: 'li' } })
    expect(await one('select count(*)::int n from store.comment where relevance_id = $1', client.id)).toEqual({ n: 1 })
    fresh = client.id
  })

  it('changed, and only in what was named', async () => {
    const { data } = await li(update, { id: fresh, v: 1, p: { sort: 5 } })
    expect(data.updateClient.client).toEqual({ name: '新医院', version: 2, sort: 5 })
    expect(await one('select province from store.client where id = $1', fresh)).toEqual({ province: '北京' })
    const literal = await li(
      `mutation { updateClient(input: {id: "${fresh}", patch: {sort: 6}}) { client { name sort linkman } } }`,
    )
    expect(literal.data.updateClient.client).toEqual({ name: '新医院', sort: 6, linkman: '赵' })
  })

  it('upserted by id and by a declared key', async () => {
    const byId = await li('mutation ($c: ClientInput!) { upsertClient(input: {client: $c}) { client { id sort } } }', {
      c: { id: fresh, sort: 8 },
    })
    expect(byId.data.upsertClient.client).toEqual({ id: fresh, sort: 8 })
    const dict =
      'mutation ($n: String!) { upsertDict(input: {dict: {dictTypeId: "payWay", code: "一次", name: $n}}) { dict { id name } } }'
    const first = await chief(dict, { n: '一次性' })
    const second = await chief(dict, { n: '一次付清' })
    expect(second.data.upsertDict.dict).toEqual({ id: first.data.upsertDict.dict.id, name: '一次付清' })
  })

  it('money keeps every digit', async () => {
    const contract = {
      name: '合同',
      clientId: fresh,
      selfCompany: 'A',
      payWay: '分期',
      invoice: false,
      money: '12345678901234.56',
    }
    const { data, errors } = await chief(
      'mutation ($c: ContractInput!) { createContract(input: {contract: $c}) { contract { id money } } }',
      { c: contract },
    )
    expect(errors).toBeUndefined()
    expect(data.createContract.contract.money).toBe('12345678901234.56')
    await chief(`mutation { deleteContract(input: {id: "${data.createContract.contract.id}"}) { affected } }`)
  })

  it('many at once, read back in their order, and deleted', async () => {
    const made = await li(
      'mutation ($c: [ClientInput!]!) { createClients(input: {clients: $c}) { affected clients { id name } } }',
      { c: ['乙医院', '甲医院'].map((name) => ({ name, ...filled })) },
    )
    expect(made.data.createClients).toMatchObject({ affected: 2, clients: [{ name: '乙医院' }, { name: '甲医院' }] })
    const both = made.data.createClients.clients.map(({ id }: { id: string }) => id)
    const changed = await li(
      'mutation ($ids: [UUID!]!) { updateClients(input: {ids: $ids, patch: {sort: 9}}) { affected clients { sort } } }',
      { ids: both },
    )
    expect(changed.data.updateClients).toEqual({ affected: 2, clients: [{ sort: 9 }, { sort: 9 }] })
    const gone = await li(
      'mutation ($ids: [UUID!]!) { deleteClients: bulkDeleteClient(input: {ids: $ids}) { affected ids deletedIds } }',
      { ids: both },
    )
    expect(gone.data.deleteClients).toEqual({ affected: 2, ids: both, deletedIds: both })
  })

  it('deleted, once', async () => {
    const text = `mutation { deleteClient(input: {id: "${fresh}"}) { id deletedId affected } }`
    expect((await li(text)).data.deleteClient).toEqual({ id: fresh, deletedId: fresh, affected: 1 })
    expect((await li(text)).errors).toMatchObject([{ message: '数据不存在', extensions: { code: 'NOT_FOUND' } }])
  })

  it('a mutation that changes the rights of its own person still reads its row back', async () => {
    const role = await graphql.row('role', { name: '测试', sort: 1 })
    const { data, errors } = await chief(
      'mutation ($u: UUID!, $r: UUID!) { createUserRole(input: {userRole: {userId: $u, roleId: $r}}) { userRole { role { name } } } }',
      { u: ids.chief, r: role },
    )
    expect(errors).toBeUndefined()
    expect(data.createUserRole.userRole.role.name).toBe('测试')
  })
})

describe('passwords', () => {
  it('of others are reset by holders of the code', async () => {
    const text = `mutation { resetPassword(input: {id: "${ids.wang}"}) { plain } }`
    expect((await li(text)).errors).toMatchObject([forbidden])
    expect((await chief(text)).data.resetPassword.plain).toMatch(/^\w{12}$/)
  })

  it('of one’s own is set soon after signing in', async () => {
    await graphql.person('zhao')
    const zhao = await graphql.as('zhao')
    const told = await zhao('mutation { setPassword(input: {plain: "short"}) { jwtToken } }')
    expect(told.errors).toMatchObject([{ extensions: { code: 'VALIDATION', fields: { plain: expect.any(String) } } }])
    expect(
      (await zhao('mutation { setPassword(input: {plain: "Another@2026"}) { jwtToken } }')).session?.jwtToken,
    ).toMatch(/^ey/)
  })
})
