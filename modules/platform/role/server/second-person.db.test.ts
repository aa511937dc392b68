import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
/** Manages roles too. */
let keeper: Api
let seller: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  keeper = await server.signIn('xz01', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const roleId = (name: string) => value<string>('select id from store.role where name = $1', [name])
const personId = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const codes = (name: string) =>
  value<string[]>(
    'select array(select code from store.role_operation where role_id = (select id from store.role where name = $1) order by 1)',
    [name],
  )
const set = async (api: Api, name: string, operationCodes: string[]) =>
  api.patch('/api/role/action/set-permission', { id: await roleId(name), operationCodes })
const decide = async (api: Api, name: string, pass: boolean, more: object = {}) => {
  const id = await roleId(name)
  const { version } = (await admin.get(`/api/role/${id}`)).data
  return api.post('/api/role/action/confirmPermission', { id, version, pass, ...more })
}
const operations = async (api: Api): Promise<string[]> => (await api.get('/api/permission/self')).data.operations

test('nothing waits: nothing is confirmed, and by nobody who does not manage roles', async () => {
  expect(told(await decide(keeper, '销售', true))).toEqual([409, '没有待复核的权限'])
  expect(told(await decide(seller, '销售', true))).toEqual([403, '权限不足'])
  const id = await roleId('销售')
  expect(told(await admin.post('/api/role/action/confirmPermission', { id, pass: true }))).toEqual([
    422,
    { version: '版本不能为空' },
  ])
})

test('a sensitive code waits for a second person, the rest counts at once', async () => {
  const before = await codes('销售')
  const answer = await set(admin, '销售', [...before, 'file:audit', 'user:salary'])
  expect(answer.data).toMatchObject({ pending: true, added: ['file:audit', 'user:salary'] })
  const held = await operations(seller)
  expect([held.includes('file:audit'), held.includes('user:salary')]).toEqual([true, false])
  expect(told(await set(admin, '销售', before))).toEqual([409, '该角色有待复核的权限'])
  expect(told(await decide(admin, '销售', true))).toEqual([403, '不能复核自己的设置'])
  expect((await operations(seller)).includes('user:salary')).toBe(false)
  expect((await keeper.get('/api/message?pageSize=10')).data.nodes[0].title).toBe('【角色】销售 的权限待您复核')
  expect((await keeper.get('/api/message?keyword=待您复核')).data.totalCount).toBe(1)
})

test('confirmed by another it counts; the log is one line with both codes and who confirmed', async () => {
  const stale = await keeper.post('/api/role/action/confirmPermission', {
    id: await roleId('销售'),
    version: 1,
    pass: true,
  })
  expect(told(stale)).toEqual([409, '单据已变更，请刷新'])
  expect((await decide(keeper, '销售', true)).code).toBe('OK')
  expect(await operations(seller)).toContain('user:salary')
  const { nodes } = (await admin.get(`/api/permission/logs?roleId=${await roleId('销售')}`)).data
  const keeperName = await value(
    'select u.name from store."user" u join store.admin a on a.user_id = u.id where a.name = $1',
    ['xz01'],
  )
  expect(nodes[0]).toMatchObject({ added: ['file:audit', 'user:salary'], removed: [], confirmedBy: keeperName })
  expect(nodes[0].target).toMatchObject({ module: 'role', name: '销售' })
})

test('sent back it never counts, with words why', async () => {
  const before = await codes('测试')
  expect((await set(admin, '测试', [...before, 'user:private'])).data.pending).toBe(true)
  expect(told(await decide(keeper, '测试', false))).toEqual([422, { opinion: '请填写审批意见' }])
  expect((await decide(keeper, '测试', false, { opinion: '不需要' })).code).toBe('OK')
  expect(await codes('测试')).toEqual(before)
  const { nodes } = (await admin.get(`/api/permission/logs?roleId=${await roleId('测试')}`)).data
  expect(nodes[0].remark).toBe('复核退回：不需要')
})

test('a wildcard over something sensitive waits as well, and so does what frees of a negation', async () => {
  const before = await codes('实施')
  expect((await set(admin, '实施', [...before, 'user:*'])).data.pending).toBe(true)
  expect(await codes('实施')).toEqual(before)
  expect((await decide(keeper, '实施', false, { opinion: '过宽' })).code).toBe('OK')
  expect((await set(admin, '实施', [...before, '!user:salary'])).data.pending).toBe(false)
  expect((await set(admin, '实施', before)).data.pending).toBe(true)
  expect(await codes('实施')).toContain('!user:salary')
  expect((await decide(keeper, '实施', true)).code).toBe('OK')
  expect(await codes('实施')).toEqual(before)
})

test('a role of nobody needs nobody, and where nobody else manages roles the log says so', async () => {
  const { id } = (await admin.post('/api/role', { name: '空角色' })).data
  const body = { id, operationCodes: ['user:salary'] }
  expect((await admin.patch('/api/role/action/set-permission', body)).data.pending).toBe(false)
  await server.owner.query(`delete from store.user_role where user_id = $1`, [await personId('xz01')])
  const before = await codes('产品经理')
  expect((await set(admin, '产品经理', [...before, 'user:private'])).data.pending).toBe(false)
  const { nodes } = (await admin.get(`/api/permission/logs?roleId=${await roleId('产品经理')}`)).data
  expect(nodes[0].remark).toBe('无第二人复核')
})

test('who comes into a role and goes out of it stands in the log, also when it is found by the role or the person', async () => {
  const [userId, id] = [await personId('xs03'), await roleId('测试')]
  const made = (await admin.post('/api/userRole', { userId, roleId: id })).data.id
  expect((await admin.patch(`/api/userRole/${made}`, { patch: { tzEnd: '2099-12-31' } })).code).toBe('OK')
  expect((await admin.remove(`/api/userRole/${made}`)).code).toBe('OK')
  const { name } = (await admin.get(`/api/user/${userId}`)).data
  for (const asked of [`roleId=${id}`, `userId=${userId}`]) {
    const { nodes } = (await admin.get(`/api/permission/logs?${asked}`)).data
    const target = { module: 'user', id: userId, name }
    expect(nodes.slice(0, 3)).toMatchObject([
      { added: [], removed: ['测试（至2099-12-31）'], target },
      { added: ['测试（至2099-12-31）'], removed: ['测试'], target },
      { added: ['测试'], removed: [], target },
    ])
  }
  const roleIds = [await roleId('员工'), await roleId('销售'), id]
  expect((await admin.post('/api/user/edit', { id: userId, roleIds })).code).toBe('OK')
  const { nodes } = (await admin.get(`/api/permission/logs?roleId=${id}`)).data
  expect(nodes[0]).toMatchObject({ added: ['测试'], removed: [], target: { name } })
})

test('what else is written of a role is no right, and the log is silent of it', async () => {
  const id = await roleId('测试')
  const before = (await admin.get(`/api/permission/logs?roleId=${id}`)).data.totalCount
  expect((await admin.patch(`/api/role/${id}`, { patch: { duty: '测试、验收与发布' } })).code).toBe('OK')
  expect((await admin.get(`/api/permission/logs?roleId=${id}`)).data.totalCount).toBe(before)
})

test('a role that is switched off or on stands in the log, by its form and by the switch of the list', async () => {
  const { id } = (await admin.post('/api/role', { name: '临时角色' })).data
  expect((await admin.patch(`/api/role/${id}`, { patch: { isEnable: false } })).code).toBe('OK')
  expect((await admin.patch(`/api/role/role-enable`, { id })).code).toBe('OK')
  const { nodes } = (await admin.get(`/api/permission/logs?roleId=${id}`)).data
  expect(nodes).toMatchObject([
    { added: [], removed: [], remark: '启用' },
    { added: [], removed: [], remark: '停用' },
  ])
})

test('days of a role that its link recorded before the person did still stand in the log', async () => {
  const [link] = (
    await server.owner.query('select id, user_id as person, role_id as role from store.user_role limit 1')
  ).rows
  const changes = [{ field: 'tzEnd', label: '失效日期', old: '', new: '2020-12-31' }]
  await server.make('comment', {
    tzCreate: '2020-06-01',
    tzUpdate: '2020-06-01',
    userId: await personId('xz01'),
    relevanceId: link.id,
    module: 'userRole',
    content: '修改',
    type: '记录',
    source: '系统',
    changes: { action: '修改', changes },
    file: [],
  })
  for (const asked of [`roleId=${link.role}`, `userId=${link.person}`]) {
    const { nodes } = (await admin.get(`/api/permission/logs?${asked}&date2=2020-12-31`)).data
    expect(nodes).toMatchObject([{ added: ['2020-12-31'], removed: [], target: { module: 'userRole' } }])
  }
})

test('entries of a person alone stand in the log one by one', async () => {
  const id = await personId('xs04')
  const set = (operations: string[]) => admin.patch(`/api/user/${id}`, { patch: { operations } })
  expect((await set(['bug:manage', '!bug:close'])).code).toBe('OK')
  expect((await set(['bug:manage'])).code).toBe('OK')
  const { nodes } = (await admin.get(`/api/permission/logs?userId=${id}`)).data
  expect(nodes.slice(0, 2)).toMatchObject([
    { added: [], removed: ['!bug:close'] },
    { added: ['bug:manage', '!bug:close'], removed: [] },
  ])
})

test('the log and the reasons are for those who may read them', async () => {
  expect((await seller.get('/api/permission/logs')).status).toBe(403)
  expect((await seller.get(`/api/permission/explain?userId=${await personId('xs02')}&code=user:salary`)).status).toBe(
    403,
  )
  expect((await admin.get('/api/permission/logs?pageSize=7')).status).toBe(422)
  expect((await admin.get(`/api/permission/explain?userId=${await personId('xs02')}`)).status).toBe(422)
})

test('why somebody holds a code, and why not', async () => {
  const id = await personId('xs02')
  const why = async (code: string) => (await admin.get(`/api/permission/explain?userId=${id}&code=${code}`)).data
  expect(await why('user:salary')).toMatchObject({
    allowed: true,
    because: [{ source: '角色 销售', entry: 'user:salary', effect: '允许' }],
  })
  expect(await why('contract:void')).toMatchObject({ allowed: false })
  expect((await why('contract:void')).because).toContainEqual({
    source: '角色 总经理',
    entry: 'contract:void',
    effect: '未担任',
  })
  expect((await admin.patch(`/api/user/${id}`, { patch: { operations: ['!user:salary'] } })).code).toBe('OK')
  expect(await why('user:salary')).toMatchObject({ allowed: false })
  expect((await why('user:salary')).because).toContainEqual({
    source: '个人权限',
    entry: '!user:salary',
    effect: '禁止',
  })
  await server.owner.query(
    `update store.user_role set tz_end = '2020-01-01' where user_id = $1 and role_id = (select id from store.role where name = '销售')`,
    [id],
  )
  expect((await why('contract:apply')).because[0]).toMatchObject({ effect: '未生效：2020-01-01 已到期' })
  expect((await why('contract:apply')).allowed).toBe(false)
})

test('why somebody sees a record, and that asking leaves nothing', async () => {
  const [_mine, id] = [
    await personId('xs01'),
    await value('select id from store.client where user_id is not null limit 1'),
  ]
  const owner = await value('select user_id from store.client where id = $1', [id])
  const ask = async (userId: unknown) =>
    (await admin.get(`/api/permission/explain?userId=${userId}&module=client&id=${id}`)).data
  expect((await ask(owner)).rowRule).toContain('own')
  expect((await ask(await personId('xs07'))).rowRule).toBe(null)
  expect((await ask(await personId('xs07'))).allowed).toBe(false)
  expect((await admin.get(`/api/permission/explain?userId=${owner}&module=nothing&id=${id}`)).status).toBe(422)
})
