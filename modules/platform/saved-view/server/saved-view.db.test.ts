import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, filters, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let one: Api
let two: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  one = await server.signIn('xs02', demoPassword)
  two = await server.signIn('xs03', demoPassword)
})
afterAll(() => server.close())

const make = (api: Api, name: string, more: Record<string, unknown> = {}) =>
  api.post('/api/saved-view', { module: '/contract', name, ...more })
const names = async (api: Api, module = '/contract'): Promise<string[]> => {
  const query = filters({ module: { equalTo: module } })
  const { nodes } = (await api.get(`/api/savedView?filters=${query}&sort=name&pageSize=50`)).data
  return nodes.map(({ name }: { name: string }) => name)
}

test('columns are read line by line', async () => {
  const columns = [
    { field: 'name', width: 5 },
    { field: 'name' },
    { width: 100, colour: 'red' },
    { field: 'money', fixed: 'up' },
  ]
  const answer = await make(one, '错', { columns })
  expect([answer.status, answer.data.fields]).toEqual([
    422,
    {
      'columns.0.width': '宽度须在40与2000之间',
      'columns.1.field': '列重复',
      'columns.2.field': '字段不能为空',
      'columns.2.colour': '未知字段',
      'columns.3.fixed': '固定不在可选范围',
    },
  ])
  expect((await make(one, '错', { columns: 'name' })).data.fields).toEqual({ columns: '列格式错误' })
  expect((await make(one, '错', { filters: ['status'] })).data.fields).toEqual({ filters: '筛选格式错误' })
})

test('sharing is for administrators; others read what is shared and leave it', async () => {
  expect((await make(one, '我的共享', { isShared: true })).code).toBe('FORBIDDEN')
  const { data: mine } = await make(one, '待收款', {
    filters: { status: { equalTo: '通过' } },
    columns: [{ field: 'name', width: 240, fixed: 'left' }, { field: 'money' }],
    sort: '-money',
  })
  expect(mine.columns).toEqual([
    { field: 'name', width: 240, fixed: 'left' },
    { field: 'money', width: null, fixed: null },
  ])
  expect((await one.patch(`/api/savedView/${mine.id}`, { patch: { isShared: true } })).code).toBe('FORBIDDEN')
  expect((await two.get(`/api/savedView/${mine.id}`)).code).toBe('NOT_FOUND')
  expect((await two.remove(`/api/savedView/${mine.id}`)).code).toBe('NOT_FOUND')
  const { data: shared } = await make(admin, '全公司', { isShared: true })
  expect([await names(one), await names(two)]).toEqual([['待收款', '全公司'], ['全公司']])
  expect((await one.get(`/api/savedView/${shared.id}`)).data.can).toEqual([])
  expect((await one.patch(`/api/savedView/${shared.id}`, { patch: { name: '改' } })).code).toBe('FORBIDDEN')
  expect((await one.remove(`/api/savedView/${shared.id}`)).code).toBe('FORBIDDEN')
})

test('names apart for one person and list, and a name elsewhere is free', async () => {
  const twice = await make(one, '待收款')
  expect([twice.code, twice.message]).toEqual(['VALIDATION', '视图名称已存在'])
  expect((await make(two, '待收款')).code).toBe('OK')
  expect((await one.post('/api/savedView', { module: '/client', name: '待收款' })).code).toBe('OK')
})

test('one default for a person and list: the last one chosen', async () => {
  const { data: first } = await make(one, '默认一', { isDefault: true })
  const { data: other } = await make(two, '默认二', { isDefault: true })
  const both = await Promise.all(['默认三', '默认四'].map((name) => make(one, name, { isDefault: true })))
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK'])
  const { rows } = await server.owner.query(
    `select count(*)::integer as n from store.saved_view where is_default and module = '/contract' group by creator_id`,
  )
  expect(rows).toEqual([{ n: 1 }, { n: 1 }])
  expect((await one.get(`/api/savedView/${first.id}`)).data.isDefault).toBe(false)
  expect((await two.get(`/api/savedView/${other.id}`)).data.isDefault).toBe(true)
})

test('twenty views a list, also when asked at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) => one.post('/api/savedView', { module: '/user', name: `视图${index}` })),
  )
  const refused = answers.filter(({ code }) => code !== 'OK')
  expect(refused.map(({ code, message }) => [code, message])).toEqual([
    ['CONFLICT', '最多保存20个视图'],
    ['CONFLICT', '最多保存20个视图'],
  ])
  expect(await names(one, '/user')).toHaveLength(20)
})
