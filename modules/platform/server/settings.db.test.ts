import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
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

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const department = async (name: string, parentId: string | null) =>
  (await admin.post('/api/department', { name, parentId })).data
const peopled = [409, '部门下仍有人员或子部门']

test('departments: five levels, no circle, names apart, nobody left behind', async () => {
  const root = await value<string>('select id from store.department where parent_id is null')
  const chain = [root]
  for (const name of ['二', '三', '四', '五']) chain.push((await department(name, chain.at(-1) as string)).id)
  expect(told(await admin.post('/api/department', { name: '六', parentId: chain[4] }))).toEqual([
    422,
    { parentId: '部门最多五级' },
  ])
  expect(told(await admin.post('/api/department', { name: '二', parentId: root }))).toEqual([
    422,
    { name: '同级部门名称已存在' },
  ])
  expect(told(await admin.post('/api/department', { name: '公司本部' }))).toEqual([422, { name: '同级部门名称已存在' }])
  for (const parentId of [chain[1], chain[4]])
    expect(told(await admin.patch(`/api/department/${chain[1]}`, { patch: { parentId } }))).toEqual([
      422,
      { parentId: '上级部门不能是自身或下级' },
    ])
  const { id: pair } = await department('双', root)
  await department('下', pair)
  expect(told(await admin.patch(`/api/department/${pair}`, { patch: { parentId: chain[3] } }))).toEqual([
    422,
    { parentId: '部门最多五级' },
  ])
  expect((await admin.patch(`/api/department/${pair}`, { patch: { parentId: chain[2] } })).code).toBe('OK')
  expect(told(await admin.remove(`/api/department/${pair}`))).toEqual(peopled)
  expect(told(await admin.patch('/api/department/department-enable', { id: pair, isEnable: false }))).toEqual(peopled)
  const sales = await value<string>(`select id from store.department where name = '销售部'`)
  expect(told(await admin.patch('/api/department/department-enable', { id: sales, isEnable: false }))).toEqual(peopled)
  expect((await admin.remove(`/api/department/${chain[4]}`)).code).toBe('OK')
  expect(told(await seller.post('/api/department', { name: '我的' }))).toEqual([403, '权限不足'])
})

test('two moves at once make no circle', async () => {
  const root = await value<string>('select id from store.department where parent_id is null')
  const [a, b] = [(await department('甲', root)).id, (await department('乙', root)).id]
  const both = await Promise.all([
    admin.patch(`/api/department/${a}`, { patch: { parentId: b } }),
    admin.patch(`/api/department/${b}`, { patch: { parentId: a } }),
  ])
  expect(both.filter(({ code }) => code === 'OK')).toHaveLength(1)
})

test('a key is written and never read back, by no door', async () => {
  const made = await admin.post('/api/config', { key: 'cloud.secret', type: '密钥', value: 'geheim-1' })
  expect([made.data.id, made.data.value]).toEqual(['cloud.secret', '******'])
  const secret = () => value<string>(`select secret_value from store.config where id = 'cloud.secret'`)
  expect(await secret()).toBe('geheim-1')
  expect(
    (await admin.patch('/api/config/cloud.secret', { patch: { ...{ value: '******' }, comment: '说明' } })).code,
  ).toBe('OK')
  expect(await secret()).toBe('geheim-1')
  expect((await admin.patch('/api/config/cloud.secret', { patch: { value: 'geheim-2' } })).data.value).toBe('******')
  expect(await secret()).toBe('geheim-2')
  const answers = await Promise.all(
    [
      '/api/config?pageSize=50',
      '/api/config/cloud.secret',
      '/api/config/export?format=csv',
      '/api/config/list',
      '/api/config?keyword=geheim',
    ].map((url) => admin.get(url)),
  )
  expect(
    JSON.stringify(answers.map(({ data }) => String(Buffer.isBuffer(data) ? data : JSON.stringify(data)))),
  ).not.toContain('geheim')
  expect(told(await admin.get('/api/config?columns=secretValue'))).toEqual([422, { secretValue: '未知字段' }])
  expect(
    await value(
      `select count(*)::int from store.comment where changes::text like '%geheim%' or content like '%geheim%'`,
    ),
  ).toBe(0)
  expect(
    await value(
      `select string_agg(column_name, ',') from information_schema.columns where table_schema = 'public' and table_name = 'config' and column_name like '%secret%'`,
    ),
  ).toBeNull()
  expect((await admin.patch('/api/config/cloud.secret', { patch: { type: '文本' } })).data.value).toBeNull()
  expect(await secret()).toBeNull()
})

test('settings are of their type, built-in ones stay', async () => {
  expect(told(await admin.patch('/api/config/workday.hours', { patch: { value: '[[' } }))).toEqual([
    422,
    { value: '参数值不是有效的JSON' },
  ])
  expect(told(await admin.patch('/api/config/workday.hours', { patch: { value: '[["18:00","08:30"]]' } }))).toEqual([
    422,
    { value: '应为上午、下午两个依次不重叠的时段，如[["08:30","12:00"],["13:30","18:00"]]' },
  ])
  for (const [hours, message] of [
    ['viele', '参数值不是有效的数字'],
    ['7', '登录有效期须在8与24之间'],
  ])
    expect(told(await admin.patch('/api/config/auth.tokenHours', { patch: { value: hours } }))[1]).toEqual({
      value: message,
    })
  expect(told(await admin.patch('/api/config/ui.title', { patch: { key: 'ui.name' } }))).toEqual([
    422,
    { key: '该字段不可修改' },
  ])
  expect(told(await admin.remove('/api/config/ui.title'))).toEqual([409, '内置参数不可删除'])
  expect(told(await seller.patch('/api/config/ui.title', { patch: { value: '我的' } }))).toEqual([404, '数据不存在'])
  expect((await seller.get('/api/config/list')).data.nodes.map(({ key }: { key: string }) => key)).not.toContain(
    'auth.tokenHours',
  )
})

test('dictionaries: codes apart and kept while records hold them, one default a type', async () => {
  const entry = (code: string) =>
    value<string>(`select id from store.dict where dict_type_id = 'position' and code = $1`, [code])
  expect(told(await admin.post('/api/dict', { dictTypeId: 'position', code: '会计', name: '会计' }))).toEqual([
    422,
    { code: '编码已存在' },
  ])
  expect(told(await admin.patch(`/api/dict/${await entry('会计')}`, { patch: { code: '财务' } }))).toEqual([
    422,
    { code: '编码已被使用，不能修改' },
  ])
  expect(told(await admin.remove(`/api/dict/${await entry('会计')}`))).toEqual([409, '该数据已被使用，无法删除'])
  expect(told(await admin.remove('/api/dictType/position'))).toEqual([409, '内置字典不可删除'])
  for (const code of ['会计', '出纳'])
    expect((await admin.patch(`/api/dict/${await entry(code)}`, { patch: { isDefault: true } })).code).toBe('OK')
  expect(
    await value(`select string_agg(code, ',') from store.dict where dict_type_id = 'position' and is_default`),
  ).toBe('出纳')
  const unused = (await admin.post('/api/dict', { dictTypeId: 'position', code: '顾问', name: '顾问' })).data
  expect((await admin.patch(`/api/dict/${unused.id}`, { patch: { code: '专家', isEnable: false } })).code).toBe('OK')
  const { nodes, dicts } = (await seller.get('/api/dicts')).data
  const shown = nodes.find(({ code }: { code: string }) => code === '专家')
  expect([shown.isEnable, dicts.position.value.includes('专家')]).toEqual([false, false])
  expect((await admin.remove(`/api/dict/${unused.id}`)).code).toBe('OK')
})

test('menus: two levels, codes that exist, the way in stays open', async () => {
  expect(told(await admin.post('/api/menu', { name: '深', parentId: '901' }))).toEqual([
    422,
    { parentId: '菜单最多两级' },
  ])
  expect(told(await admin.patch('/api/menu/900', { patch: { parentId: '100' } }))).toEqual([
    422,
    { parentId: '菜单最多两级' },
  ])
  expect(told(await admin.post('/api/menu', { name: '新', route: '/user' }))).toEqual([422, { route: '路由已存在' }])
  expect(told(await admin.post('/api/menu', { name: '新', operationCodes: ['nothing'] }))).toEqual([
    422,
    { operationCodes: '操作码不存在' },
  ])
  expect(told(await admin.patch('/api/menu/menu-enable', { id: 101, isEnable: false }))).toEqual([
    409,
    '该菜单不可停用',
  ])
  expect((await admin.patch('/api/menu/menu-enable', { id: 209, isEnable: false })).code).toBe('OK')
})

test('the tree holds what a person may open, with what waits for them', async () => {
  const routes = async (api: Api) =>
    (await api.get('/api/menu/tree')).data.nodes.flatMap(
      ({ children }: { children: { route: string; badge: number }[] }) => children,
    )
  const mine = await routes(seller)
  const open = mine.map(({ route }: { route: string }) => route)
  expect(open).toContain('/contract')
  for (const route of ['/contractManage', '/admin', '/client']) expect(open).not.toContain(route)
  const gm = await server.signIn('gm', demoPassword)
  const waiting = await value<number>(
    `select count(*)::int from store.audit_task where module = 'contract' and status = '待处理' and user_id = (select user_id from store.admin where name = 'gm')`,
  )
  expect(waiting).toBeGreaterThan(0)
  expect((await routes(gm)).find(({ route }: { route: string }) => route === '/contractAudit').badge).toBe(waiting)
})

test('messages: people send notices in their own name, and mark read what is theirs', async () => {
  const to = await value<string>(`select user_id from store.admin where name = 'xs02'`)
  expect(told(await seller.post('/api/message', { userId: to, kind: '通知', title: '好' }))).toEqual([403, '权限不足'])
  expect(told(await admin.post('/api/message', { userId: to, kind: '审批', title: '好' }))).toEqual([
    422,
    { kind: '只能发送通知' },
  ])
  expect(
    told(await admin.post('/api/message', { userId: to, kind: '通知', title: '好', link: 'https://x.cn' })),
  ).toEqual([422, { link: '链接须为站内地址' }])
  const { id } = (await admin.post('/api/message', { userId: to, senderId: to, kind: '通知', title: '今晚停电' })).data
  expect(await value('select sender_id = $2 from store.message where id = $1', [id, to])).toBe(false)
  expect(told(await seller.patch(`/api/message/${id}`, { patch: { title: '别的' } }))).toEqual([
    422,
    { title: '该字段不可修改' },
  ])
  expect((await seller.patch(`/api/message/${id}`, { patch: { isRead: true } })).data.tzRead).not.toBeNull()
})

test('the list of people: by department with those below, by role, by initials; nothing that is not open', async () => {
  const of = async (query: string) => (await seller.get(`/api/users?${query}`)).data
  const root = await value<string>('select id from store.department where parent_id is null')
  const finance = await value<string>(`select id from store.department where name = '财务部'`)
  expect((await of('')).totalCount).toBe(40)
  expect((await of('isEnable=false')).totalCount).toBe(2)
  expect((await of(`departmentId=${root}`)).totalCount).toBe(40)
  expect(
    (await of(`departmentId=${finance}`)).nodes.map(({ departmentName }: { departmentName: string }) => departmentName),
  ).toEqual(['财务部', '财务部', '财务部'])
  expect(
    (await of(`roleId=${await value<string>(`select id from store.role where name = '出纳'`)}`)).nodes.map(
      ({ name }: { name: string }) => name,
    ),
  ).toEqual([nameOf('cw03')])
  for (const spoken of ['zsz', 'zhangshenzhi', 'angshenz'])
    expect((await of(`keyword=${spoken}`)).nodes.map(({ name }: { name: string }) => name)).toEqual([nameOf('cw03')])
  expect((await of('keyword=zhangshener')).nodes).toEqual([])
  expect(Object.keys((await of('')).nodes[0]).sort()).toEqual([
    'avatar',
    'departmentId',
    'departmentName',
    'id',
    'isEnable',
    'isWork',
    'jobNumber',
    'name',
    'position',
    'relUserRoles',
    'sort',
  ])
})
