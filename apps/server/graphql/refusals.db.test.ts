import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphqlServer, Say } from './testing/graphql-server.ts'
import { clientOf, contractOf, filled, giveDictionaries, openSales, type Sales } from './testing/sales.ts'

let graphql: GraphqlServer
let li: Say
let wang: Say
let chief: Say
let ids: Sales['ids']

beforeAll(async () => {
  ;({ graphql, li, wang, chief, ids } = await openSales())
  await giveDictionaries(graphql)
})
afterAll(() => graphql.close())

const forbidden = { message: 'permission denied: 权限不足', extensions: { code: 'FORBIDDEN' } }
const create =
  'mutation ($c: ClientInput!) { createClient(input: {client: $c}) { client { id name version status user { name } } } }'
const update =
  'mutation ($id: UUID!, $v: Int, $p: ClientPatch!) { updateClient(input: {id: $id, version: $v, patch: $p}) { client { name version sort } } }'
const one = async (text: string, ...params: unknown[]) => (await graphql.owner(text, params))[0]

describe('refused', () => {
  it('without the code', async () => {
    const told = await li(
      'mutation { createDict(input: {dict: {code: "x", name: "x", dictTypeId: "payWay"}}) { dict { id } } }',
    )
    expect(told.errors).toMatchObject([forbidden])
    expect(told.data.createDict).toBeNull()
  })

  it('a row of somebody else, seen or not', async () => {
    const shared = await clientOf(graphql, '协作医院', ids.wang, { helper_id: ids.li })
    expect((await li(update, { id: ids.tongren, p: { sort: 3 } })).errors).toMatchObject([
      { message: '数据不存在', extensions: { code: 'NOT_FOUND' } },
    ])
    expect((await li(`mutation { deleteClient(input: {id: "${shared}"}) { affected } }`)).errors).toMatchObject([
      forbidden,
    ])
  })

  it('a version that is not the row’s', async () => {
    expect((await wang(update, { id: ids.tongren, v: 7, p: { sort: 3 } })).errors).toMatchObject([
      { message: 'version_conflict: 单据已变更，请刷新', extensions: { code: 'CONFLICT' } },
    ])
  })

  it('what the field kinds refuse, all fields at once', async () => {
    const { errors } = await li(create, { c: { type: '别的', province: '北京' } })
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'VALIDATION',
          fields: { name: '客户名称不能为空', city: '市不能为空', type: '客户类型不在可选范围' },
        },
      },
    ])
  })

  it('money that is no figure', async () => {
    const { errors } = await li('mutation { createContract(input: {contract: {money: "1e400"}}) { contract { id } } }')
    expect(errors?.[0]?.extensions.fields.money).toBe('合同额格式错误')
  })

  it.each(['client', 'contract', 'user'])('a state of %s, by any mutation', async (name) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`
    for (const mutation of [
      `create${type}(input: {${name}: {status: "通过"}}) { ${name} { id } }`,
      `update${type}(input: {id: "${ids.tongren}", patch: {status: "通过"}}) { ${name} { id } }`,
      `upsert${type}(input: {${name}: {status: "通过"}}) { ${name} { id } }`,
      `create${type}s(input: {${name}s: [{status: "通过"}]}) { affected }`,
      `update${type}s(input: {ids: ["${ids.tongren}"], patch: {status: "通过"}}) { affected }`,
    ]) {
      expect((await chief(`mutation { ${mutation} }`)).errors?.[0]?.message).toMatch(
        /^Field "status" is not defined by type/,
      )
    }
  })

  it('the deletion of what is in use', async () => {
    const client = await clientOf(graphql, '在用医院', ids.chief)
    await contractOf(graphql, 'x', client, ids.chief)
    const { errors } = await chief(`mutation { deleteClient(input: {id: "${client}"}) { affected } }`)
    expect(errors).toMatchObject([
      { message: 'violates foreign key constraint: 该数据已被使用，无法删除', extensions: { code: 'IN_USE' } },
    ])
    expect(JSON.stringify(errors)).not.toContain('contract')
  })

  it('a duplicate', async () => {
    const { errors } = await chief(
      'mutation { createDict(input: {dict: {code: "分期", name: "x", dictTypeId: "payWay"}}) { dict { id } } }',
    )
    expect(errors).toMatchObject([
      {
        message: 'duplicate key value violates unique constraint: 编码已存在',
        extensions: { code: 'VALIDATION', fields: { code: '编码已存在' } },
      },
    ])
  })

  it('many, when one of them is', async () => {
    const before = await one('select count(*) n from store.client')
    const { errors } = await li('mutation ($c: [ClientInput!]!) { createClients(input: {clients: $c}) { affected } }', {
      c: [{ name: '甲医院', ...filled }, { name: '乙' }],
    })
    expect(errors).toMatchObject([
      { extensions: { code: 'VALIDATION', rows: [{ index: 1, fields: { city: '市不能为空' } }] } },
    ])
    expect(await one('select count(*) n from store.client')).toEqual(before)
    expect((await li('mutation { deleteClients(input: {ids: []}) { affected } }')).errors).toMatchObject([
      { message: '请选择要操作的项目' },
    ])
  })

  it('rows the system alone writes', async () => {
    expect(
      (await chief('mutation { createLoginLog(input: {loginLog: {name: "x"}}) { loginLog { id } } }')).errors?.[0]
        ?.message,
    ).toContain('Cannot query field "createLoginLog"')
  })
})
