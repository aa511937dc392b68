import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let hr: Api
let sales: string

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  hr = await server.signIn('hr02', demoPassword)
  sales = await departmentId('销售部')
})
afterAll(() => server.close())

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const departmentId = (name: string) => value<string>('select id from store.department where name = $1', [name])
const roleId = (name: string) => value<string>('select id from store.role where name = $1', [name])
const idOf = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const versionOf = (id: string) => value<number>('select version from store."user" where id = $1', [id])
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const records = (id: string) =>
  value<string[]>(`select array_agg(content order by tz_create, id) from store.comment where relevance_id = $1`, [id])
const fresh = async (name: string, more: object = {}) =>
  (await hr.post('/api/user/edit', { name, departmentId: sales, presetRoleId: await roleId('销售'), ...more })).data

test('only who maintains people makes them', async () => {
  const xs = await server.signIn('xs02', demoPassword)
  expect(told(await xs.post('/api/user/edit', { name: '某', departmentId: sales }))).toEqual([403, '权限不足'])
  expect(told(await xs.post('/api/user', { name: '某', departmentId: sales }))).toEqual([403, '权限不足'])
  expect(told(await xs.get('/api/user/lastNum'))).toEqual([403, '权限不足'])
})

test.each([
  [{ mobile: '23800000000' }, { mobile: '手机号格式错误' }],
  [{ idCard: '110105194912310021' }, { idCard: '身份证号错误' }],
  [{ jobNumber: '12' }, { jobNumber: '工号格式错误' }],
  [{ jobNumber: '0001' }, { jobNumber: '工号已存在' }],
  [{ account: { name: 'XS02' } }, { account: '用户名已存在' }],
  [{ account: { name: '销售' } }, { account: '用户名须为3至32位字母、数字或._-' }],
  [{ deputyFrom: '2026-01-01', deputyTo: '2026-04-01' }, { deputyTo: '代理最长90天' }],
  [{ roleIds: ['no'] }, { roleIds: '角色不存在' }],
  [{ name: ' ' }, { name: '请填写姓名' }],
])('a person with %j is refused by both doors', async (wrong, fields) => {
  const body = { name: '某', departmentId: sales, ...wrong }
  expect(told(await hr.post('/api/user/edit', body))).toEqual([422, fields])
  if ('account' in wrong || 'roleIds' in wrong) return
  expect(told(await hr.post('/api/user', body))).toEqual([422, fields])
})

test('all that is wrong with a person is said at once, by both doors', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const body = { name: '', mobile: '1', company: 'Z', departmentId: nobody, nickname: '某' }
  const fields = {
    name: '请填写姓名',
    mobile: '手机号格式错误',
    company: '所属公司不在可选范围',
    departmentId: '部门不存在',
  }
  expect(told(await hr.post('/api/user', body))).toEqual([422, { ...fields, nickname: '未知字段' }])
  expect(told(await hr.post('/api/user/edit', body))).toEqual([422, fields])
})

test('nothing stands of a person whose account is refused', async () => {
  expect(await value(`select count(*)::int from store."user" where name = '某'`)).toBe(0)
})

test.each([
  ['operations', ['contract:manage']],
  ['roleId', '系统管理员'],
  ['roleIds', ['系统管理员']],
])('without role:manage nobody gives %s', async (field, given) => {
  const wanted =
    field === 'operations' ? given : Array.isArray(given) ? [await roleId(given[0] as string)] : await roleId(given)
  const body = { name: '某', departmentId: sales, [field]: wanted }
  expect(told(await hr.post('/api/user/edit', body))).toEqual([403, '权限不足'])
  const own = await idOf('hr02')
  expect(told(await hr.post('/api/user/edit', { id: own, [field]: wanted }))).toEqual([403, '权限不足'])
  if (field !== 'roleIds')
    expect(told(await hr.patch(`/api/user/${own}`, { patch: { [field]: wanted } }))).toEqual([403, '权限不足'])
})

test('a salary is written by who may read it, also one’s own', async () => {
  await server.owner.query(`update store."user" set operations = '["!user:salary"]' where id = $1`, [
    await idOf('hr02'),
  ])
  for (const account of ['xs03', 'hr02'])
    expect(told(await hr.patch(`/api/user/${await idOf(account)}`, { patch: { salary: '99000.00' } }))).toEqual([
      403,
      '权限不足',
    ])
  expect(
    told(await hr.patch(`/api/user/${await idOf('hr02')}`, { patch: { bankAccount: '6222000011112222' } })),
  ).toEqual([200, ''])
})

test('superiors form no circle', async () => {
  const [a, b] = [await idOf('xs02'), await idOf('xs03')]
  expect((await hr.patch(`/api/user/${a}`, { patch: { superiorId: b } })).status).toBe(200)
  const circle = [422, { superiorId: '直接上级不能形成循环' }]
  expect(told(await hr.patch(`/api/user/${b}`, { patch: { superiorId: a } }))).toEqual(circle)
  expect(told(await hr.patch(`/api/user/${a}`, { patch: { superiorId: a } }))).toEqual(circle)
})

test('two superiors set at once do not close a circle', async () => {
  const [a, b] = [await idOf('yf02'), await idOf('yf03')]
  await server.owner.query('update store."user" set superior_id = null where id = any ($1)', [[a, b]])
  const both = await Promise.all([
    hr.patch(`/api/user/${a}`, { patch: { superiorId: b } }),
    hr.patch(`/api/user/${b}`, { patch: { superiorId: a } }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a new person gets the next number, an account of that name, and a password told once', async () => {
  const { nextNum } = (await hr.get('/api/user/lastNum')).data
  const made = await fresh('新人甲')
  expect(made.plain).toMatch(/^.{12}$/)
  const row = (await hr.get(`/api/user/${made.id}`)).data
  expect([row.jobNumber, row.status, row.isEnable]).toEqual([nextNum, '待激活', false])
  const waiting = await hr.post('/api/auth/web/login', { name: nextNum, password: made.plain })
  expect(told(waiting)).toEqual([403, '账号待审核'])
  expect(
    await value(
      `select string_agg(content || changes::text, '') from store.comment where changes::text like '%' || $1 || '%'`,
      [made.plain],
    ),
  ).toBeNull()
})

test('a person made by the generic door has an account too, without a password', async () => {
  const { id } = (await hr.post('/api/user', { name: '新人乙', departmentId: sales })).data
  expect(
    (await server.owner.query('select name, password_hash, must_change from store.admin where user_id = $1', [id]))
      .rows,
  ).toEqual([{ name: (await hr.get(`/api/user/${id}`)).data.jobNumber, password_hash: null, must_change: true }])
})

test('letting in: not without a role, not twice, and no sensitive role beyond one’s own', async () => {
  const { id } = await fresh('新人丙', { presetRoleId: null })
  expect(told(await hr.post('/api/user/audit', { id, version: 1, pass: true }))).toEqual([
    422,
    { roleId: '请选择角色' },
  ])
  expect(told(await hr.post('/api/user/audit', { id, version: 1, pass: false }))).toEqual([
    422,
    { opinion: '请填写审批意见' },
  ])
  const everything = await roleId('系统管理员')
  expect(told(await hr.post('/api/user/audit', { id, version: 1, pass: true, roleId: everything }))).toEqual([
    403,
    '不能授予自己没有的权限',
  ])
  expect(told(await hr.post('/api/user/audit', { id, version: 9, pass: true, roleId: everything }))).toEqual([
    409,
    '单据已变更，请刷新',
  ])
  expect((await hr.post('/api/user/audit', { id, version: 1, pass: false, opinion: '缺材料' })).data.status).toBe(
    '待激活',
  )
  const passed = await hr.post('/api/user/audit', { id, version: 1, pass: true, roleId: await roleId('销售') })
  expect(passed.data).toEqual({ id, status: '在职' })
  expect(told(await hr.post('/api/user/audit', { id, version: 2, pass: true }))).toEqual([409, '该人员已审核'])
  const { relUserRoles, isEnable } = (await hr.get(`/api/user/${id}`)).data
  expect(isEnable).toBe(true)
  expect(
    relUserRoles.nodes.map(({ role, isMain }: { role: { name: string }; isMain: boolean }) => [role.name, isMain]),
  ).toEqual([
    ['销售', true],
    ['员工', false],
  ])
  expect(await records(id)).toEqual(['新建', '审核不通过：缺材料', '审核通过（待激活 → 在职）'])
})

test('the preset role becomes the main one, and the person and the head of the department hear', async () => {
  const { id, plain } = await fresh('新人丁', { account: { name: 'Ding.Yi' } })
  expect((await hr.post('/api/user/audit', { id, version: 1, pass: true })).code).toBe('OK')
  expect(await value('select role_id = $2 from store.admin where user_id = $1', [id, await roleId('销售')])).toBe(true)
  const heard = await server.owner.query(
    `select user_id from store.message where title = '【入职】新人丁账号已开通' order by 1`,
  )
  expect(heard.rows.map((row) => row.user_id).sort()).toEqual([id, await idOf('xs01')].sort())
  const signed = await hr.post('/api/auth/web/login', { name: 'ding.yi', password: plain })
  expect(signed.data.mustChange).toBe(true)
  const self = await hr.as(signed.data.jwtToken).get('/api/permission/self')
  expect(self.data.roles.map(({ name }: { name: string }) => name)).toEqual(['销售', '员工'])
})

test('roles are replaced as a set, with a main one among them', async () => {
  const id = await idOf('cs01')
  const [tests, staff, finance] = [await roleId('测试'), await roleId('员工'), await roleId('出纳')]
  expect(told(await admin.post('/api/user/edit', { id, roleIds: [tests], mainRoleId: staff }))).toEqual([
    422,
    { mainRoleId: '主角色不在所选角色中' },
  ])
  const before = await versionOf(id)
  expect(
    (await admin.post('/api/user/edit', { id, version: before, roleIds: [finance, staff], mainRoleId: staff })).code,
  ).toBe('OK')
  const row = (await admin.get(`/api/user/${id}`)).data
  expect([row.roleId, row.version > before]).toEqual([staff, true])
  expect(
    row.relUserRoles.nodes.map(({ role, isMain }: { role: { name: string }; isMain: boolean }) => [role.name, isMain]),
  ).toEqual([
    ['出纳', false],
    ['员工', true],
  ])
  expect(told(await admin.post('/api/user/edit', { id, version: before, name: '他' }))).toEqual([
    409,
    '单据已变更，请刷新',
  ])
  expect((await admin.post('/api/user/edit', { id, mainRoleId: finance })).code).toBe('OK')
  expect(await value('select role_id from store.user_role where user_id = $1 and is_main', [id])).toBe(finance)
})

test('only who never started is deleted', async () => {
  const { id } = await fresh('误录')
  expect(told(await hr.remove(`/api/user/${await idOf('cs02')}`))).toEqual([409, '该数据已被使用，无法删除'])
  expect((await hr.remove(`/api/user/${id}`)).code).toBe('OK')
  expect(await value('select count(*)::int from store.admin where user_id = $1', [id])).toBe(0)
})

test('what was done to a colleague, and with which words, is for those who see all of them', async () => {
  const { id } = await fresh('周某')
  const doors = [
    `/api/comment?module=user&relevanceId=${id}`,
    `/api/comment?pageSize=9999&relevanceId=${id}&module=user`,
  ]
  const xs = await server.signIn('xs02', demoPassword)
  expect((await xs.get(`/api/user/${id}`)).data).toMatchObject({ name: '周某', mobile: null })
  for (const door of doors) expect((await xs.get(door)).data).toEqual({ nodes: [], totalCount: 0, isWhole: false })
  const said = { module: 'user', relevanceId: id, type: '评论', content: '看看', userId: await idOf('xs02') }
  expect(told(await xs.post('/api/comment', said))).toEqual([403, '权限不足'])
  expect((await xs.get(`/api/auditTask/detail?module=user&relevanceId=${id}`)).data.rounds).toEqual([])
  expect((await hr.get(doors[0] as string)).data.isWhole).toBe(true)
  for (const door of doors) expect((await hr.get(door)).data.totalCount).toBeGreaterThan(0)
})
