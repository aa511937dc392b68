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
const idOf = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const lacking = [403, '不能授予自己没有的权限']
const last = [409, '至少保留一名系统管理员']
const set = async (api: Api, name: string, body: object) =>
  api.patch('/api/role/action/set-permission', { id: await roleId(name), ...body })
const own = (name: string) =>
  value<string[]>(
    'select array(select code from store.role_operation where role_id = (select id from store.role where name = $1))',
    [name],
  )

test('nobody gives what they do not have, by whatever way', async () => {
  const own = await idOf('xz01')
  expect(told(await set(keeper, '测试', { operationCodes: ['contract:manage'] }))).toEqual(lacking)
  expect(told(await set(keeper, '测试', { operationCodes: ['contract:*'] }))).toEqual(lacking)
  expect(told(await set(keeper, '测试', { operationCodes: ['*'] }))).toEqual(lacking)
  expect(told(await set(keeper, '系统维护', { permissionIds: ['contractManage'] }))).toEqual(lacking)
  expect(told(await keeper.patch(`/api/user/${own}`, { patch: { operations: ['contract:manage'] } }))).toEqual([
    403,
    '权限不足',
  ])
  expect(told(await keeper.post('/api/userRole', { userId: own, roleId: await roleId('系统管理员') }))).toEqual(lacking)
  expect(told(await keeper.post('/api/user-role', { userId: own, roleId: await roleId('总经理') }))).toEqual(lacking)
})

test('what takes away may be added by anybody, and taken out by who has it', async () => {
  expect((await set(keeper, '测试', { operationCodes: ['!contract:manage', ...(await own('测试'))] })).code).toBe('OK')
  expect(told(await set(keeper, '测试', { operationCodes: [] }))).toEqual(lacking)
  expect((await set(admin, '测试', { operationCodes: ['file:apply'] })).code).toBe('OK')
})

test('codes and bundles exist, versions are the present ones', async () => {
  expect(told(await set(admin, '测试', { operationCodes: ['contract:nothing'] }))).toEqual([
    422,
    { operationCodes: '操作码不存在' },
  ])
  expect(told(await set(admin, '测试', { operationCodes: ['nothing:*'] }))).toEqual([
    422,
    { operationCodes: '操作码不存在' },
  ])
  expect(told(await set(admin, '测试', { permissionIds: ['nothing'] }))).toEqual([
    422,
    { permissionIds: '权限编码不存在' },
  ])
  expect(told(await set(admin, '测试', { version: 99, operationCodes: [] }))).toEqual([409, '单据已变更，请刷新'])
  expect((await admin.get('/api/user/findUserIdByOperationCode?code=nothing')).data.fields).toEqual({
    code: '操作码不存在',
  })
  expect((await admin.get('/api/user/findUserIdByPermissionCode?code=nothing')).data.fields).toEqual({
    code: '权限编码不存在',
  })
  expect(
    told(await admin.patch(`/api/user/${await idOf('cs01')}`, { patch: { operations: ['contract:nothing'] } })),
  ).toEqual([422, { operations: '操作码不存在' }])
})

test('both sets are replaced at once, count with the next request, and leave a record', async () => {
  const tester = await server.signIn('cs01', demoPassword)
  const id = await roleId('测试')
  const { version } = (await admin.get(`/api/role/${id}`)).data
  const done = await set(admin, '测试', {
    version,
    permissionIds: ['contractManage'],
    operationCodes: ['file:manage', '!contract:void'],
  })
  expect(done.data).toEqual({
    id,
    version: version + 1,
    added: ['!contract:void', 'contract:manage', 'file:manage'],
    removed: expect.arrayContaining(['file:apply']),
    pending: false,
  })
  const self = (await tester.get('/api/permission/self')).data
  expect(self.operations).toEqual(expect.arrayContaining(['!contract:void', 'contract:manage', 'file:manage']))
  expect(self.permissions).toContain('contractManage')
  expect(
    self.menus.flatMap(({ children }: { children: { route: string }[] }) => children.map(({ route }) => route)),
  ).toContain('/contractManage')
  expect(
    await value(`select content from store.comment where relevance_id = $1 order by tz_create desc limit 1`, [id]),
  ).toBe('设置权限')
  expect((await set(admin, '测试', { permissionIds: [], operationCodes: ['file:apply'] })).code).toBe('OK')
  expect((await tester.get('/api/contract/export')).status).toBe(403)
})

test('negation wins over every wildcard: who lacks the code is not found by it', async () => {
  const id = await idOf('cs01')
  expect(
    (await admin.patch(`/api/user/${id}`, { patch: { operations: ['contract:*', '!contract:audit1'] } })).code,
  ).toBe('OK')
  expect((await admin.get('/api/user/findUserIdByOperationCode?code=contract:audit2')).data.nodes).toContain(id)
  expect((await admin.get('/api/user/findUserIdByOperationCode?code=contract:audit1')).data.nodes).not.toContain(id)
})

test('somebody keeps everything, whichever way it would go', async () => {
  const [adminId, role] = [await idOf('admin'), await roleId('系统管理员')]
  expect(told(await set(admin, '系统管理员', { operationCodes: [] }))).toEqual(last)
  expect(told(await set(admin, '系统管理员', { operationCodes: ['*', '!*'] }))).toEqual(last)
  expect(told(await admin.patch('/api/role/role-enable', { id: role, isEnable: false }))).toEqual(last)
  const link = await value<string>('select id from store.user_role where user_id = $1 and role_id = $2', [
    adminId,
    role,
  ])
  expect(told(await admin.remove(`/api/userRole/${link}`))).toEqual(last)
  expect(told(await admin.patch(`/api/userRole/${link}`, { patch: { tzEnd: '2020-01-01' } }))).toEqual(last)
  expect(told(await admin.post('/api/user/edit', { id: adminId, roleIds: [await roleId('员工')] }))).toEqual(last)
  expect(told(await admin.patch(`/api/user/${adminId}`, { patch: { operations: ['!*'] } }))).toEqual(last)
  const account = await value<string>('select id from store.admin where user_id = $1', [adminId])
  expect(told(await keeper.patch('/api/admin/admin-enable', { id: account, isEnable: false }))).toEqual(last)
  expect((await admin.get('/api/permission/self')).data.operations).toContain('*')
})

test('of two administrators who take the role from each other one keeps it', async () => {
  const [adminId, otherId, role] = [await idOf('admin'), await idOf('cw01'), await roleId('系统管理员')]
  const given = (await admin.post('/api/userRole', { userId: otherId, roleId: role })).data.id
  const other = await server.signIn('cw01', demoPassword)
  const own = await value<string>('select id from store.user_role where user_id = $1 and role_id = $2', [adminId, role])
  await server.owner.query('begin; lock table store.user_role in share row exclusive mode')
  const going = Promise.all([admin.remove(`/api/userRole/${given}`), other.remove(`/api/userRole/${own}`)])
  const waiting = `select count(*)::int from pg_locks where not granted
    and database in (0, (select oid from pg_database where datname = current_database()))`
  await expect.poll(() => value(waiting)).toBe(2)
  await server.owner.query('commit')
  const both = await going
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await value(`select count(*)::int from app.holders_of('*', now())`)).toBe(1)
  if (both[0]?.code === 'OK') return
  await server.owner.query('update store.user_role set user_id = $2 where id = $1', [given, adminId])
})

test('built-in roles stay, roles with members too', async () => {
  const id = await roleId('员工')
  expect(told(await admin.remove(`/api/role/${id}`))).toEqual([409, '内置角色不可删除'])
  expect(told(await admin.patch(`/api/role/${id}`, { patch: { name: '同事' } }))).toEqual([
    422,
    { name: '内置角色不可改名' },
  ])
  expect(told(await admin.remove(`/api/role/${await roleId('测试')}`))).toEqual([409, '该数据已被使用，无法删除'])
  expect(told(await admin.post('/api/role', { name: '测试' }))).toEqual([422, { name: '角色名称已存在' }])
})

test('a person with roles has exactly one main role, shown with person and account', async () => {
  const userId = await idOf('cs02')
  const main = async () =>
    (
      await server.owner.query(
        `select r.name, u.role_id = r.id as person, a.role_id = r.id as account from store.user_role ur join store.role r on r.id = ur.role_id
         join store."user" u on u.id = ur.user_id join store.admin a on a.user_id = u.id where ur.user_id = $1 and ur.is_main`,
        [userId],
      )
    ).rows
  const made = await admin.post('/api/userRole', { userId, roleId: await roleId('出纳'), isMain: true })
  expect(await main()).toEqual([{ name: '出纳', person: true, account: true }])
  expect(told(await admin.patch(`/api/userRole/${made.data.id}`, { patch: { isMain: false } }))).toEqual([
    422,
    { isMain: '请将其他角色设为主角色' },
  ])
  expect(told(await admin.post('/api/userRole', { userId, roleId: await roleId('出纳') }))[0]).toBe(422)
  expect((await admin.remove(`/api/userRole/${made.data.id}`)).code).toBe('OK')
  expect(await main()).toEqual([{ name: '测试', person: true, account: true }])
})

test('a bundle that roles hold is changed by who has its codes', async () => {
  const { version } = (await admin.get('/api/permission/contractManage')).data
  expect(
    told(
      await keeper.patch('/api/permission/contractManage', {
        version,
        patch: { operationIds: ['contract:manage', 'contract:void'] },
      }),
    ),
  ).toEqual(lacking)
  expect(told(await keeper.patch('/api/permission/contractManage', { patch: { parentId: 'contractManage' } }))).toEqual(
    [422, { parentId: '上级不能是自身或下级' }],
  )
  expect(
    (
      await admin.patch('/api/permission/contractManage', {
        patch: { operationIds: ['contract:manage', 'contract:void'] },
      })
    ).code,
  ).toBe('OK')
  expect(told(await admin.remove('/api/operation/contract:void'))).toEqual([409, '内置操作码不可删除'])
})

test('an account turned off ends its sessions; accounts come and go with their people', async () => {
  const seller = await server.signIn('xs05', demoPassword)
  const id = await value<string>(`select id from store.admin where name = 'xs05'`)
  expect((await seller.get('/api/permission/self')).status).toBe(200)
  const mine = await value<string>(`select id from store.admin where name = 'xz01'`)
  expect(told(await keeper.patch('/api/admin/admin-enable', { id: mine, isEnable: false }))).toEqual([
    403,
    '不能停用自己',
  ])
  expect((await keeper.patch('/api/admin/admin-enable', { id, isEnable: false })).code).toBe('OK')
  expect((await seller.get('/api/permission/self')).status).toBe(401)
  expect(told(await keeper.remove(`/api/admin/${id}`))).toEqual([403, '请在人员管理中操作'])
})

test('a session is ended by its person, or by who manages accounts', async () => {
  const [one, other] = [await server.signIn('xs02', demoPassword), await server.signIn('xs03', demoPassword)]
  const session = (await one.get('/api/loginLog?pageSize=10')).data.nodes[0].id
  expect(told(await other.post('/api/loginLog/kick', { id: session }))).toEqual([404, '数据不存在'])
  expect((await keeper.post('/api/loginLog/kick', { id: session })).data).toEqual({ done: true })
  expect((await one.get('/api/permission/self')).status).toBe(401)
  expect(await value('select revoke_reason from store.login_log where id = $1', [session])).toBe('管理员下线')
})
