import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from './body.ts'
import type { GraphqlServer, Say } from './testing/graphql-server.ts'
import { openSales } from './testing/sales.ts'

let graphql: GraphqlServer
let chief: Say

beforeAll(async () => {
  ;({ graphql, chief } = await openSales())
})
afterAll(() => graphql.close())

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
    expect(await graphql.nobody(query)).toMatchObject({ status: 401, errors: [lost] })
  })

  it('one signs in, and the token is what the other doors take', async () => {
    const told = await graphql.nobody(
      'mutation ($n: String!, $p: String!) { authenticateAdmin(input: {name: $n, password: $p}) { jwtToken } }',
      { n: 'li', p: 'Demo@2026' },
    )
    expect(told.data.authenticateAdmin.jwtToken).toMatch(/^ey/)
    expect(told.session?.jwtToken).toBe(told.data.authenticateAdmin.jwtToken)
  })

  it('a wrong password says so', async () => {
    const told = await graphql.nobody(
      'mutation { authenticateAdmin(input: {name: "wang", password: "x"}) { jwtToken } }',
    )
    expect(told.errors).toMatchObject([
      { message: 'invalid_password: 用户名或密码错误', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})

describe('rights and sessions', () => {
  it('a right given or taken counts from the next request on', async () => {
    await graphql.person('zhou', [])
    const zhou = await graphql.as('zhou')
    const total = async () => (await zhou('{ clients { totalCount } }')).data.clients.totalCount
    expect(await total()).toBe(0)
    await graphql.owner(`update store."user" set operations = '["client:manage"]' where name = 'zhou'`)
    expect(await total()).toBe(2)
    await graphql.owner(`update store."user" set operations = '[]' where name = 'zhou'`)
    expect(await total()).toBe(0)
  })

  it('a code given counts for what was refused a moment ago', async () => {
    await graphql.person('zheng', [])
    const zheng = await graphql.as('zheng')
    const query = '{ contracts(orderBy: MONEY_ASC) { totalCount } }'
    expect((await zheng(query)).errors).toMatchObject([{ message: 'permission denied: 权限不足' }])
    await graphql.owner(`update store."user" set operations = '["contract:money"]' where name = 'zheng'`)
    expect((await zheng(query)).errors).toBeUndefined()
    await graphql.owner(`update store."user" set operations = '[]' where name = 'zheng'`)
    expect((await zheng(query)).errors).toMatchObject([{ message: 'permission denied: 权限不足' }])
  })

  it('a revoked session is refused, and so is a first password', async () => {
    await graphql.person('wu')
    const wu = await graphql.as('wu')
    await graphql.owner(`update store.admin set must_change = true where name = 'wu'`)
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

  it.each([
    [
      'an id of another shape',
      '{ client(id: "abc") { name } }',
      {},
      'invalid input syntax for type uuid: 编号格式错误',
    ],
    [
      'an id of another shape in a variable',
      'query ($id: UUID!) { client(id: $id) { name } }',
      { id: 'abc' },
      'invalid input syntax for type uuid: 编号格式错误',
    ],
    [
      'a figure that is none',
      '{ contracts(filter: {money: {greaterThan: "abc"}}) { totalCount } }',
      {},
      'invalid input syntax for type numeric: 数据格式错误',
    ],
    [
      'a variable of another type',
      'query ($n: Int) { clients(first: $n) { totalCount } }',
      { n: 'x' },
      'Variable "$n" got invalid value "x"; Int cannot represent non-integer value: "x"',
    ],
    [
      'no operation of that name',
      'query a { clients { totalCount } } query b { clients { totalCount } }',
      {},
      '请指定要执行的操作',
    ],
    ['a subscription', 'subscription { clients { totalCount } }', {}, '不支持订阅'],
  ])('%s', async (_, query, variables, message) => {
    expect((await chief(query, variables)).errors).toMatchObject([{ message, extensions: { code: 'VALIDATION' } }])
  })

  it('null and nothing in a filter are no errors', async () => {
    const { errors, data } = await chief(
      'query ($f: ClientFilter, $t: Int) { a: clients(filter: $f) { totalCount } b: clients(filter: {}, offset: -1, first: $t) { totalCount nodes { id } } c: clients(filter: {name: null, sort: {equalTo: null}}) { totalCount } }',
      { f: null, t: -5 },
    )
    expect(errors).toBeUndefined()
    expect(data.a.totalCount).toBe(2)
  })

  it('of nobody’s expecting leave a reference and nothing else', async () => {
    await graphql.owner('alter view public.dict_type rename to hidden')
    const { errors } = await chief('{ dictTypes { nodes { id } } }')
    await graphql.owner('alter view public.hidden rename to dict_type')
    expect(errors).toMatchObject([{ message: '系统异常', extensions: { code: 'INTERNAL', reference: 'DESK-0001' } }])
    expect(JSON.stringify(errors)).not.toContain('dict_type')
    expect(String(graphql.noted.at(-1))).toContain('dict_type')
  })
})
