import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from './body.ts'
import { type Desk, openDesk, type Say } from './testing/desk.ts'

let desk: Desk
let li: Say
let wang: Say
let chief: Say
const ids: Record<string, string> = {}

const clientOf = (name: string, userId: string, more = {}): Promise<string> =>
  desk.row('client', {
    name,
    user_id: userId,
    creator_id: userId,
    type: '医院',
    province: '北京',
    city: '北京',
    linkman: '赵',
    ...more,
  })
const contractOf = (name: string, clientId: string, initiator: string, money: string, more = {}): Promise<string> =>
  desk.row('contract', {
    name,
    client_id: clientId,
    initiator,
    creator_id: initiator,
    self_company: 'A',
    pay_way: '分期',
    invoice: false,
    money,
    ...more,
  })

beforeAll(async () => {
  desk = await openDesk()
  ids.li = await desk.person('li', ['client:apply', 'contract:apply', 'contract:money'])
  ids.wang = await desk.person('wang', ['client:apply'])
  ids.chief = await desk.person('chief', ['*'])
  ids.xiehe = await clientOf('协和医院', ids.li as string, { bank: '中国银行' })
  ids.tongren = await clientOf('同仁医院', ids.wang as string)
  ids.first = await contractOf('一号合同', ids.xiehe as string, ids.li as string, '1200000.50')
  ids.second = await contractOf('二号合同', ids.tongren as string, ids.wang as string, '300.00')
  ids.third = await contractOf('一号补充', ids.xiehe as string, ids.li as string, '5.00', { parent_id: ids.first })
  await desk.row('client_contact', { name: '钱主任', client_id: ids.xiehe, phone: '13800000000', creator_id: ids.li })
  ;[li, wang, chief] = await Promise.all([desk.as('li'), desk.as('wang'), desk.as('chief')])
})
afterAll(() => desk.close())

describe('without a token', () => {
  const lost = { message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } }
  it.each([
    ['rows', '{ clients { totalCount } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['a type', '{ __type(name: "Client") { name } }'],
    ['a name that does not exist', '{ salaries { nodes { id } } }'],
    ['a mutation', 'mutation { createClient(input: {client: {name: "x"}}) { client { id } } }'],
    [
      'rows beside signing in',
      'mutation { authenticateAdmin(input: {name: "li", password: "x"}) { jwtToken } setPassword(input: {plain: "x"}) { jwtToken } }',
    ],
    ['rows in a fragment', 'query { ...all } fragment all on Query { clients { totalCount } }'],
  ])('%s are refused', async (_, query) => {
    expect(await desk.nobody(query)).toMatchObject({ status: 401, errors: [lost] })
  })

  it('one signs in, and the token is what the other doors take', async () => {
    const told = await desk.nobody(
      'mutation ($n: String!, $p: String!) { authenticateAdmin(input: {name: $n, password: $p}) { jwtToken } }',
      { n: 'li', p: 'Demo@2026' },
    )
    expect(told.data.authenticateAdmin.jwtToken).toMatch(/^ey/)
    expect(told.session?.jwtToken).toBe(told.data.authenticateAdmin.jwtToken)
  })

  it('a wrong password says so', async () => {
    const told = await desk.nobody('mutation { authenticateAdmin(input: {name: "wang", password: "x"}) { jwtToken } }')
    expect(told.errors).toMatchObject([
      { message: 'invalid_password: 用户名或密码错误', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})

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
    await desk.owner('update store.contract set client_id = $1 where id = $2', [ids.xiehe, ids.second])
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
    await desk.owner('update store.contract set client_id = $1 where id = $2', [ids.tongren, ids.second])
  })

  it('not by a filter over a relation, in either direction', async () => {
    await desk.owner('update store.contract set client_id = $1 where id = $2', [ids.xiehe, ids.second])
    const { data } = await wang(
      '{ up: contracts(filter: {client: {name: {startsWith: "协和"}}}) { totalCount } there: contracts(filter: {clientExists: true}) { totalCount } }',
    )
    expect(data).toEqual({ up: { totalCount: 0 }, there: { totalCount: 0 } })
    await desk.owner('update store.contract set client_id = $1 where id = $2', [ids.tongren, ids.second])
    await desk.owner('update store.contract set client_id = $1 where id = $2', [ids.tongren, ids.third])
    const helper = await desk.person('helper')
    await desk.owner('update store.client set helper_id = $1 where id = $2', [helper, ids.xiehe])
    const say = await desk.as('helper')
    const down = await say(
      '{ clients(filter: {contracts: {some: {name: {equalTo: "一号补充"}}}}) { totalCount } mine: clients { totalCount } }',
    )
    expect(down.data).toEqual({ clients: { totalCount: 0 }, mine: { totalCount: 1 } })
    await desk.owner('update store.contract set client_id = $1 where id = $2', [ids.xiehe, ids.third])
  })
})

describe('a secret column', () => {
  it('is null for who may not read it', async () => {
    const { data } = await wang(`{ contract(id: "${ids.second}") { money } users { nodes { name salary idCard } } }`)
    expect(data.contract.money).toBe('300.00')
    expect(data.users.nodes.find(({ name }: { name: string }) => name === 'li')).toEqual({
      name: 'li',
      salary: null,
      idCard: null,
    })
  })

  const said = [{ message: 'permission denied: 权限不足', extensions: { code: 'FORBIDDEN' } }]
  it.each([
    ['filter', '{ contracts(filter: {money: {greaterThan: "1"}}) { totalCount } }', {}],
    [
      'filter in a variable',
      'query ($f: ContractFilter) { contracts(filter: $f) { totalCount } }',
      { f: { or: [{ name: { isNull: true } }, { not: { money: { greaterThan: '1' } } }] } },
    ],
    [
      'filter in a default of a variable',
      'query ($f: ContractFilter = {money: {isNull: false}}) { contracts(filter: $f) { totalCount } }',
      {},
    ],
    [
      'value in a variable',
      'query ($m: BigFloatFilter) { contracts(filter: {money: $m}) { totalCount } }',
      { m: { isNull: false } },
    ],
    [
      'filter over a relation',
      '{ contracts(filter: {initiatorUser: {salary: {greaterThan: "1"}}}) { totalCount } }',
      {},
    ],
    [
      'filter over children',
      '{ clients(filter: {contracts: {some: {money: {greaterThan: "1"}}}}) { totalCount } }',
      {},
    ],
    ['condition', '{ contracts(condition: {money: "300"}) { totalCount } }', {}],
    ['order', '{ contracts(orderBy: [NAME_ASC, MONEY_DESC]) { totalCount } }', {}],
    ['order in a variable', 'query ($o: [UsersOrderBy!]) { users(orderBy: $o) { totalCount } }', { o: ['SALARY_ASC'] }],
    ['order of children', '{ clients { nodes { contracts(orderBy: MONEY_ASC) { totalCount } } } }', {}],
    [
      'filter in a fragment',
      '{ ...f } fragment f on Query { contracts(filter: {money: {isNull: false}}) { totalCount } }',
      {},
    ],
  ])('is not to be guessed by %s', async (_, query, variables) => {
    expect((await wang(query, variables)).errors).toMatchObject(said)
    expect((await chief(query, variables)).errors).toBeUndefined()
  })
})

describe('limits', () => {
  it.each([
    ['depth', `{ ${'contracts { nodes { client { '.repeat(5)} name ${'} } }'.repeat(5)} }`],
    ['aliases', `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: clients(first: 1) { totalCount }`).join(' ')} }`],
    ['rows of lists in lists', '{ clients(first: 1000) { nodes { contracts(first: 1000) { nodes { id } } } } }'],
    [
      'rows by a variable',
      'query ($n: Int = 1000) { clients(first: $n) { nodes { contracts(first: $n) { nodes { id } } } } }',
    ],
    ['tokens', `{ clients { nodes { ${'id '.repeat(20_000)} } } }`],
  ])('of %s hold', async (_, query) => {
    expect((await chief(query)).errors).toMatchObject([{ message: '查询过于复杂', extensions: { code: 'VALIDATION' } }])
  })

  it('a list gives 100 rows unless told, and 1000 at most', async () => {
    await desk.owner(`insert into store.dict_type (id, name) select 'type' || n, 'x' from generate_series(1, 1100) n`)
    const { data } = await chief(
      'query ($n: Int) { usual: dictTypes { nodes { id } totalCount } most: dictTypes(first: $n) { nodes { id } } none: dictTypes(first: null) { nodes { id } } few: dictTypes(first: 3, offset: 2) { nodes { id } } }',
      { n: 5000 },
    )
    expect(data.usual.nodes.length).toBe(100)
    expect(data.usual.totalCount).toBe(1100)
    expect(data.most.nodes.length).toBe(1000)
    expect(data.none.nodes.length).toBe(100)
    expect(data.few.nodes.length).toBe(3)
  })

  it('paging is by first and offset alone', async () => {
    expect((await chief('{ clients(last: 1) { totalCount } }')).errors?.[0]?.message).toContain(
      'Unknown argument "last"',
    )
  })

  it('the schema is read by holders of debug:read alone', async () => {
    expect((await li('{ __schema { types { name } } }')).errors).toMatchObject([
      { message: 'permission denied: 权限不足' },
    ])
    expect((await chief('{ __schema { types { name } } }')).errors).toBeUndefined()
  })
})

describe('rights and sessions', () => {
  it('a right given or taken counts from the next request on', async () => {
    await desk.person('zhou', [])
    const zhou = await desk.as('zhou')
    const total = async () => (await zhou('{ clients { totalCount } }')).data.clients.totalCount
    expect(await total()).toBe(0)
    await desk.owner(`update store."user" set operations = '["client:manage"]' where name = 'zhou'`)
    expect(await total()).toBe(2)
    await desk.owner(`update store."user" set operations = '[]' where name = 'zhou'`)
    expect(await total()).toBe(0)
  })

  it('a revoked session is refused, and so is a first password', async () => {
    await desk.person('wu')
    const wu = await desk.as('wu')
    await desk.owner(`update store.admin set must_change = true where name = 'wu'`)
    expect((await wu('{ clients { totalCount } }')).errors).toMatchObject([
      { message: 'permission denied: 请先修改初始密码' },
    ])
    const set = await wu('mutation { setPassword(input: {plain: "Another@2026"}) { jwtToken } }')
    expect(set.data?.setPassword.jwtToken).toMatch(/^ey/)
    expect(await wu('{ clients { totalCount } }')).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
  })
})

describe('errors', () => {
  it.each([
    ['no JSON body', '{', '请求格式错误'],
    ['no query', '{"variables": {}}', '请求格式错误'],
  ])('%s', (_, body, message) => {
    expect(() => bodyOf(body)).toThrow(message)
  })

  it('of nobody’s expecting leave a reference and nothing else', async () => {
    await desk.owner('alter view public.dict_type rename to hidden')
    const { errors } = await chief('{ dictTypes { nodes { id } } }')
    await desk.owner('alter view public.hidden rename to dict_type')
    expect(errors).toMatchObject([
      { message: '系统异常', extensions: { code: 'INTERNAL', reference: expect.stringMatching(/^[0-9a-f]{8}$/) } },
    ])
    expect(JSON.stringify(errors)).not.toContain('dict_type')
    expect(String(desk.noted.at(-1))).toContain('dict_type')
  })
})
