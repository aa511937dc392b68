import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphqlServer, Say } from './testing/graphql-server.ts'
import { contractOf, openSales, type Sales } from './testing/sales.ts'

let graphql: GraphqlServer
let li: Say
let wang: Say
let chief: Say
let ids: Sales['ids']

beforeAll(async () => {
  ;({ graphql, li, wang, chief, ids } = await openSales())
})
afterAll(() => graphql.close())

describe('the shape', () => {
  it('of a list: nodes and totalCount, filtered, by condition, paged, in order', async () => {
    const query = `query ($f: ContractFilter) { contracts(first: 1, offset: 1, filter: $f, condition: {selfCompany: "A"}, orderBy: NAME_DESC) {
      totalCount nodes { name money client { name userId } initiatorUser { name } tzCreate } } }`
    const { data, errors } = await chief(query, { f: { money: { greaterThan: '100' } } })
    expect(errors).toBeUndefined()
    expect(data.contracts.totalCount).toBe(2)
    expect(data.contracts.nodes).toMatchObject([
      {
        money: expect.stringMatching(/^\d+\.\d\d$/),
        client: { userId: expect.any(String) },
        initiatorUser: { name: expect.any(String) },
      },
    ])
    expect(data.contracts.nodes[0].tzCreate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+08:00$/)
  })

  it('of the pages around one, for who sees all and for who sees a part, in every order', async () => {
    const around = async (say: Say, order: string, offset: number) => {
      const args = `first: 1, offset: ${offset}${order && `, orderBy: ${order}`}`
      const { data, errors } = await say(
        `{ contracts(${args}) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage } } }`,
      )
      expect(errors).toBeUndefined()
      const { totalCount, nodes, pageInfo } = data.contracts
      expect([totalCount > 1, nodes.length]).toEqual([true, 1])
      return { ...pageInfo, isLast: offset === totalCount - 1 }
    }
    for (const say of [chief, li])
      for (const order of ['', 'NAME_ASC', 'TZ_CREATE_DESC', 'NAME_DESC']) {
        expect(await around(say, order, 0), order).toEqual({ hasNextPage: true, hasPreviousPage: false, isLast: false })
        const { isLast, ...second } = await around(say, order, 1)
        expect(second, order).toEqual({ hasNextPage: !isLast, hasPreviousPage: true })
      }
  })

  it('of a query whose values stand in its text: another value, another answer', async () => {
    const called = async (name: string) =>
      (await chief(`{ clients(filter: {name: {equalTo: "${name}"}}, first: 5) { nodes { name } } }`)).data.clients.nodes
    expect(await called('协和医院')).toEqual([{ name: '协和医院' }])
    expect(await called('没有的医院')).toEqual([])
    const alone = async (id: string) => (await li(`{ client(id: "${id}") { name } }`)).data.client
    expect([await alone(ids.xiehe), await alone('0197a000-0000-7000-8000-000000000000')]).toEqual([
      { name: '协和医院' },
      null,
    ])
  })

  it('of one row, with its children and its parent', async () => {
    const { data } = await li(
      `{ client(id: "${ids.xiehe}") { name bank alias contractCount clientContacts { nodes { name } } contracts(orderBy: NAME_ASC) { totalCount nodes { name parent { name } } } } }`,
    )
    expect(data.client).toEqual({
      name: '协和医院',
      bank: '中国银行',
      alias: [],
      contractCount: 2,
      clientContacts: { nodes: [{ name: '钱主任' }] },
      contracts: {
        totalCount: 2,
        nodes: [
          { name: '一号补充', parent: { name: '一号合同' } },
          { name: '一号合同', parent: null },
        ],
      },
    })
  })

  it('rows are listed from the other side only where that is declared, and nothing else is offered', async () => {
    const { data } = await chief(
      '{ user: __type(name: "User") { fields { name } } q: __type(name: "Query") { fields { name } } m: __type(name: "Mutation") { fields { name } } c: __type(name: "Client") { fields { name args { name } } } }',
    )
    const names = (of: { fields: { name: string }[] }): string[] => of.fields.map(({ name }) => name)
    expect(
      names(data.user).filter((name) => /By|clients|contracts|^admins?$|search|password|nodeId/i.test(name)),
    ).toEqual([])
    expect(names(data.q)).toEqual(
      expect.arrayContaining([
        'clients',
        'client',
        'dicts',
        'dict',
        'users',
        'user',
        'userRoles',
        'holidays',
        'clientContacts',
      ]),
    )
    expect(names(data.q)).not.toContain('node')
    expect(names(data.m)).toEqual(
      expect.arrayContaining([
        'createClient',
        'updateClient',
        'upsertClient',
        'deleteClient',
        'createClients',
        'updateClients',
        'deleteClients',
      ]),
    )
    expect(names(data.m).filter((name) => /loginLog|auditTask/i.test(name))).toEqual([])
    const contracts = data.c.fields.find(({ name }: { name: string }) => name === 'contracts')
    expect(contracts.args.map(({ name }: { name: string }) => name).sort()).toEqual([
      'condition',
      'filter',
      'first',
      'offset',
      'orderBy',
    ])
  })
})

describe('a row one may not see is nowhere', () => {
  it('not in a list, its count, its filters', async () => {
    const { data } = await wang(
      '{ clients { totalCount nodes { name } } named: clients(filter: {name: {equalTo: "协和医院"}}) { totalCount nodes { id } } }',
    )
    expect(data).toEqual({
      clients: { totalCount: 1, nodes: [{ name: '同仁医院' }] },
      named: { totalCount: 0, nodes: [] },
    })
  })

  it('not by id, not as a relation, not as a child', async () => {
    await graphql.owner('update store.contract set client_id = $1 where id = $2', [ids.xiehe, ids.second])
    const { data } = await wang(
      `{ client(id: "${ids.xiehe}") { name } contract(id: "${ids.second}") { name clientId client { name contracts { nodes { name } } } } first: contract(id: "${ids.first}") { name } }`,
    )
    expect(data).toEqual({
      client: null,
      contract: { name: '二号合同', clientId: ids.xiehe, client: null },
      first: null,
    })
    const whole = await chief(`{ client(id: "${ids.xiehe}") { contracts { totalCount } } }`)
    expect(whole.data.client.contracts.totalCount).toBe(3)
    await graphql.owner('update store.contract set client_id = $1 where id = $2', [ids.tongren, ids.second])
  })

  it('not by a filter over a relation, in either direction', async () => {
    await graphql.owner('update store.contract set client_id = $1 where id = $2', [ids.xiehe, ids.second])
    const { data } = await wang(
      '{ up: contracts(filter: {client: {name: {startsWith: "协和"}}}) { totalCount } there: contracts(filter: {clientExists: true}) { totalCount } }',
    )
    expect(data).toEqual({ up: { totalCount: 0 }, there: { totalCount: 0 } })
    await graphql.owner('update store.contract set client_id = $1 where id = $2', [ids.tongren, ids.second])
    await graphql.owner('update store.contract set client_id = $1 where id = $2', [ids.tongren, ids.third])
    const helper = await graphql.person('helper')
    await graphql.owner('update store.client set helper_id = $1 where id = $2', [helper, ids.xiehe])
    const say = await graphql.as('helper')
    const down = await say(
      '{ clients(filter: {contracts: {some: {name: {equalTo: "一号补充"}}}}) { totalCount } mine: clients { totalCount } }',
    )
    expect(down.data).toEqual({ clients: { totalCount: 0 }, mine: { totalCount: 1 } })
    await graphql.owner('update store.contract set client_id = $1 where id = $2', [ids.xiehe, ids.third])
  })
})

describe('pages for whoever sees a part', () => {
  type Page = { readonly totalCount: number; readonly nodes: readonly { readonly id: string }[] }
  const pageOf = async (say: Say, orderBy: string, first: number, offset: number): Promise<Page> => {
    const query = `query ($f: ContractFilter) { rows: contracts(first: ${first}, offset: ${offset}, filter: $f, orderBy: [${orderBy}]) { totalCount nodes { id } } }`
    const { data, errors } = await say(query, { f: { initiator: { equalTo: ids.li }, name: { startsWith: '页' } } })
    expect(errors).toBeUndefined()
    return data.rows
  }

  beforeAll(async () => {
    for (const [at, day] of ['2026-03-01', null, '2026-01-01', null, '2026-02-01', '2026-02-01', null].entries())
      await contractOf(graphql, `页${at}`, ids.xiehe, ids.li, { sign_date: day })
    await contractOf(graphql, '页外', ids.tongren, ids.wang)
  })

  it.each(['SIGN_DATE_DESC', 'SIGN_DATE_ASC, NAME_DESC', 'PRIMARY_KEY_DESC', 'TZ_CREATE_DESC'])(
    'by %s: the rows that one who sees all has, in their order, with their total',
    async (orderBy) => {
      const whole = await pageOf(chief, orderBy, 50, 0)
      expect(whole.totalCount).toBe(7)
      // rows of one day are cut by pages of one and of two, those without a day by pages of two
      for (const size of [1, 2, 3]) {
        const offsets = Array.from({ length: 8 / size + 1 }, (_, at) => at * size)
        const pages = await Promise.all(offsets.map((offset) => pageOf(li, orderBy, size, offset)))
        expect(pages.flatMap(({ nodes }) => nodes)).toEqual(whole.nodes)
        expect(pages.every(({ totalCount }) => totalCount === 7)).toBe(true)
      }
    },
  )

  it('two lists in one question keep to their own; one of no rows tells its total', async () => {
    const { data } = await li(
      '{ a: contracts(filter: {name: {equalTo: "页1"}}) { nodes { name } } b: contracts(condition: {signDate: null}, filter: {name: {startsWith: "页"}}, orderBy: NAME_ASC) { nodes { name } } c: contracts(first: 0, filter: {name: {startsWith: "页"}}) { totalCount nodes { id } } }',
    )
    expect(data).toEqual({
      a: { nodes: [{ name: '页1' }] },
      b: { nodes: [{ name: '页1' }, { name: '页3' }, { name: '页6' }] },
      c: { totalCount: 7, nodes: [] },
    })
  })
})
