import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
/** Maintains rights without any right of the business. */
let keeper: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  keeper = await server.signIn('xz01', demoPassword)
})
afterAll(() => server.close())

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const roleId = (name: string) => value<string>('select id from store.role where name = $1', [name])
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const copy = async (api: Api, name: string, more: object = {}) =>
  api.post('/api/role/copy', { id: await roleId(name), ...more })
const roles = () => value<number>('select count(*)::int from store.role')
const heldBy = (id: string) =>
  value<string[]>(
    `select array(select code from store.role_operation where role_id = $1
      union select permission_id from store.role_permission where role_id = $1 order by 1)`,
    [id],
  )

test('nobody copies rights they do not have, and nothing is left of the attempt', async () => {
  const before = await roles()
  const seller = await server.signIn('xs02', demoPassword)
  expect(told(await copy(seller, '销售'))).toEqual([403, '权限不足'])
  expect(told(await copy(keeper, '销售'))).toEqual([403, '不能授予自己没有的权限'])
  expect(told(await copy(admin, '销售', { name: '财务' }))).toEqual([422, { name: '角色名称已存在' }])
  expect(told(await admin.post('/api/role/copy', { id: '00000000-0000-7000-8000-000000000000' }))[0]).toBe(404)
  expect(await roles()).toBe(before)
})

test('a copy has the duty and the rights, no members, a name of its own, and its line in the log', async () => {
  const first = (await copy(admin, '财务')).data
  expect(first.name).toBe('财务 副本')
  expect((await copy(admin, '财务')).data.name).toBe('财务 副本2')
  expect(await heldBy(first.id)).toEqual(await heldBy(await roleId('财务')))
  const row = (await admin.get(`/api/role/${first.id}`)).data
  expect(row).toMatchObject({
    duty: '收支、开票与税务',
    userGroup: '财务',
    userCount: 0,
    isSystem: false,
    pending: null,
  })
  const { nodes } = (await admin.get(`/api/permission/logs?roleId=${first.id}`)).data
  expect(nodes[0]).toMatchObject({ remark: '复制自 财务', removed: [] })
  expect(nodes[0].added).toContain('user:salary')
})
