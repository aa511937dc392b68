import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let seller: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

interface CodeHolder {
  readonly user: { readonly id: string; readonly name: string }
  readonly allowed: boolean
  readonly because: readonly { readonly source: string; readonly entry: string; readonly effect: string }[]
}

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const idOf = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const holdersOf = async (code: string) => (await admin.get(`/api/permission/holders?code=${code}`)).data
const rowOf = async (code: string, account: string): Promise<CodeHolder | undefined> => {
  const id = await idOf(account)
  return ((await holdersOf(code)).nodes as CodeHolder[]).find(({ user }) => user.id === id)
}

test('who holds a code is told to who manages roles, of codes there are', async () => {
  expect(told(await seller.get('/api/permission/holders?code=contract:apply'))).toEqual([403, '权限不足'])
  expect(told(await admin.get('/api/permission/holders?code=contract:nothing'))).toEqual([
    422,
    { code: '操作码不存在' },
  ])
  expect(told(await seller.get('/api/permission/why?code=contract:nothing'))).toEqual([422, { code: '操作码不存在' }])
})

test('everybody who holds it stands there with every entry that gives it, as the rule itself says', async () => {
  const { nodes, totalCount } = await holdersOf('contract:apply')
  const allowed = (nodes as CodeHolder[]).filter((one) => one.allowed).map(({ user }) => user.id)
  const found = (await admin.get('/api/user/findUserIdByOperationCode?code=contract:apply')).data.nodes
  expect([...allowed].sort()).toEqual([...found].sort())
  expect(totalCount).toBe(found.length)
  // among people of one place the order within their group decides
  const [first, second] = [await idOf('xs02'), await idOf('xs03')]
  await server.owner.query('update store."user" set sort = 1 where id in ($1, $2)', [first, second])
  const comesBefore = async (place: number): Promise<boolean> => {
    await server.owner.query('update store."user" set group_sort = $2 where id = $1', [first, place])
    const { nodes } = (await admin.get('/api/user/findUserIdByOperationCode?code=contract:apply')).data
    return nodes.indexOf(first) < nodes.indexOf(second)
  }
  expect([await comesBefore(1), await comesBefore(2000)]).toEqual([true, false])
  expect((await rowOf('contract:apply', 'xs02'))?.because).toEqual([
    { source: '角色 销售（权限包 我的合同）', entry: 'contract:apply', effect: '允许' },
  ])
  expect((await rowOf('contract:apply', 'admin'))?.because).toEqual([
    { source: '角色 系统管理员', entry: '*', effect: '允许' },
  ])
})

test('whom an entry with ! takes it from stands there too, below, with what would have given it', async () => {
  const id = await idOf('xs03')
  expect((await admin.patch(`/api/user/${id}`, { patch: { operations: ['!contract:*'] } })).code).toBe('OK')
  const row = await rowOf('contract:apply', 'xs03')
  expect(row?.allowed).toBe(false)
  expect(row?.because).toEqual([
    { source: '角色 销售（权限包 我的合同）', entry: 'contract:apply', effect: '允许' },
    { source: '个人权限', entry: '!contract:*', effect: '禁止' },
  ])
  const { nodes } = await holdersOf('contract:apply')
  expect((nodes as CodeHolder[]).at(-1)?.user.id).toBe(id)
})

test('why I cannot: my own entries and who could give it, nothing of what roles of others hold', async () => {
  const mine = await server.signIn('xs03', demoPassword)
  const why = async (api: Api, code: string) => (await api.get(`/api/permission/why?code=${code}`)).data
  expect(await why(mine, 'contract:apply')).toMatchObject({
    allowed: false,
    name: '申请合同',
    because: [{ effect: '允许' }, { source: '个人权限', entry: '!contract:*', effect: '禁止' }],
  })
  const lacking = await why(seller, 'user:edit')
  expect(lacking).toMatchObject({ allowed: false, because: [] })
  expect(lacking.managers.map(({ id }: { id: string }) => id)).toContain(await idOf('admin'))
  expect(await why(seller, 'contract:apply')).toMatchObject({ allowed: true, because: [{ effect: '允许' }] })
})

test('a right given counts at the next request, also for what was refused before', async () => {
  expect((await seller.get('/api/permission/holders?code=contract:apply')).status).toBe(403)
  const id = await idOf('xs02')
  expect((await admin.patch(`/api/user/${id}`, { patch: { operations: ['role:manage'] } })).code).toBe('OK')
  expect((await seller.get('/api/permission/holders?code=contract:apply')).status).toBe(200)
})

test('asked for all at once, those hold a code whose own entries cover it', async () => {
  const [denied, given, former] = [await idOf('xs03'), await idOf('ss01'), await idOf('ss02')]
  const entries = (id: string, list: string[]) =>
    server.owner.query('update store."user" set operations = $2 where id = $1', [id, JSON.stringify(list)])
  await entries(denied, ['!contract:apply', '!client:*'])
  await entries(given, ['contract:*'])
  await server.owner.query(`update store.user_role set tz_end = current_date - 2 where user_id = $1`, [former])
  const { rows } = await server.owner.query<{ code: string; once: string[]; each: string[] }>(
    `select o.id as code, array(select h.id from app.holders_of(o.id) h (id) order by 1) as once,
       array(select u.id from store."user" u where u.is_enable and app.covers(app.entries_of(u.id), o.id) order by 1) as each
     from store.operation o`,
  )
  expect(rows.length).toBeGreaterThan(150)
  for (const { code, once, each } of rows) expect([code, once]).toEqual([code, each])
  const apply = rows.find(({ code }) => code === 'contract:apply')?.once ?? []
  expect([apply.includes(denied), apply.includes(given)]).toEqual([false, true])
})
