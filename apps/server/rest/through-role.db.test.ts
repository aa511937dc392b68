import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
/** Manages roles, without any right of the business. */
let keeper: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  keeper = await server.signIn('xz01', demoPassword)
})
afterAll(() => server.close())

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: object
}

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const roleId = (name: string) => value<string>('select id from store.role where name = $1', [name])
const through = async (api: Api, role: string, url: string, { method = 'GET', body }: Sent = {}) => {
  const response = await server.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${api.token}`,
      'x-view-role': role,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  return { status: response.statusCode, ...response.json() }
}

test('only who manages roles looks through one, and through one that is in use', async () => {
  const seller = await server.signIn('xs02', demoPassword)
  expect((await through(seller, await roleId('员工'), '/api/contract')).status).toBe(403)
  expect((await through(admin, 'no', '/api/contract')).status).toBe(404)
  expect((await through(admin, '00000000-0000-7000-8000-000000000000', '/api/contract')).status).toBe(404)
})

test('nothing is changed while looking, by whatever door', async () => {
  const role = await roleId('系统管理员')
  const refused = { status: 403, code: 'FORBIDDEN', message: '以角色查看时不能修改' }
  const departments = () => value<number>('select count(*)::int from store.department')
  const before = await departments()
  for (const [url, method] of [
    ['/api/department', 'POST'],
    ['/api/user/handover', 'POST'],
    ['/api/user/unlock', 'PATCH'],
    ['/api/department/x', 'DELETE'],
    ['/file', 'POST'],
    ['/postgraphiles/public/graphql', 'POST'],
  ] as const)
    expect(await through(admin, role, url, { method, body: { name: '新' } })).toMatchObject(refused)
  expect(await departments()).toBe(before)
})

test('what a reading would note on the way is taken back', async () => {
  const { id, module, relevanceId } = await value<Record<string, string>>(
    `select json_build_object('id', id, 'module', module, 'relevanceId', relevance_id) from store.audit_task
     where status = '待处理' and tz_read is null and module = 'contract' limit 1`,
  )
  await server.owner.query(
    `update store.audit_task set user_id = (select user_id from store.admin where name = 'admin') where id = $1`,
    [id],
  )
  const url = `/api/auditTask/detail?module=${module}&relevanceId=${relevanceId}`
  const isRead = () => value<boolean>('select tz_read is not null from store.audit_task where id = $1', [id])
  expect((await through(admin, await roleId('系统管理员'), url)).code).toBe('OK')
  expect(await isRead()).toBe(false)
  expect((await admin.get(url)).code).toBe('OK')
  expect(await isRead()).toBe(true)
})

test('one sees what the role may: its menus, its lists, nothing of its secrets', async () => {
  const seller = await roleId('销售')
  const self = (await through(admin, seller, '/api/permission/self')).data
  expect(self.operations).toContain('contract:apply')
  expect(self.operations).not.toContain('*')
  expect(self.operations).not.toContain('user:edit')
  const routes = self.menus.flatMap(({ children }: { children: { route: string }[] }) =>
    children.map((one) => one.route),
  )
  expect(routes).toContain('/contract')
  expect(routes).not.toContain('/contractManage')
  const all = (await admin.get('/api/contract?pageSize=10')).data.totalCount
  expect(all).toBeGreaterThan(0)
  // the one they are asked about
  expect((await through(admin, seller, '/api/contract?pageSize=10')).data.totalCount).toBe(1)
  expect((await through(admin, seller, '/api/permission/holders?code=contract:apply')).status).toBe(403)
  const person = await value('select user_id from store.admin where name = $1', ['xs02'])
  expect((await admin.get(`/api/user/${person}`)).data.salary).toBe('9000.00')
  expect((await through(admin, seller, `/api/user/${person}`)).data.salary).toBe(null)
})

test('never more than one’s own: a role above gives nothing, and its negations take', async () => {
  const all = await roleId('系统管理员')
  const own: string[] = (await keeper.get('/api/permission/self')).data.operations
  const seen: string[] = (await through(keeper, all, '/api/permission/self')).data.operations
  expect(seen).not.toContain('*')
  expect(seen.filter((code) => !own.includes(code))).toEqual([])
  expect(seen).toContain('role:manage')
  expect((await through(keeper, all, '/api/contract?pageSize=10')).data.totalCount).toBe(
    (await keeper.get('/api/contract?pageSize=10')).data.totalCount,
  )
  const office = await roleId('PMO')
  expect((await through(admin, office, '/api/permission/self')).data.operations).toContain('!contract:money')
})
