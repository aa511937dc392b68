import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, filters, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Every door but a row by its id: `logged` fields are returned with a record of the reading, or not at all. */
let server: TestServer
/** Reads pay and bank of everybody, and exports. */
let hr: Api
let seller: Api
let [id, other] = ['', '']

beforeAll(async () => {
  server = await openServer({ demo: true, graphql: true })
  hr = await server.signIn('hr01', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
  const found = await server.owner.query(`select user_id from store.admin where name in ('xs02', 'xs03') order by name`)
  ;[id, other] = found.rows.map((row) => row.user_id)
})
afterAll(() => server.close())

const traces = async (): Promise<[string, string][]> =>
  (
    await server.owner.query(
      `select relevance_id, content from store.comment where module = 'user' and content ~ '^(查看|导出)' order by tz_create, id`,
    )
  ).rows.map((row) => [row.relevance_id, row.content])
const told = ({ status, message }: Answer) => [status, message]
const asked = (api: Api, more: string) =>
  api.get(`/api/user?${more}&filters=${filters({ id: { in: [id, other] } })}&columns=name,salary,bankAccount`)
const graphql = async (api: Api, query: string) => (await api.post('/postgraphiles/public/graphql', { query })).data

test('nothing is filtered, ordered, counted or drawn by it, with the code neither', async () => {
  const refused = [403, '权限不足']
  const salary = filters({ salary: { greaterThan: '8000.00' } })
  expect(told(await hr.get(`/api/user?filters=${salary}`))).toEqual(refused)
  expect(told(await hr.get(`/api/user/count?filters=${salary}`))).toEqual(refused)
  expect(told(await hr.get('/api/user?sort=-salary'))).toEqual(refused)
  const measures = encodeURIComponent(JSON.stringify({ pay: { sum: 'salary' } }))
  expect(told(await hr.get(`/api/user/statistics?groupBy=id&measures=${measures}`))).toEqual(refused)
  expect(told(await hr.get(`/api/user/export?format=csv&filters=${salary}`))).toEqual(refused)
})

test('a list shows it to nobody but the person it is about', async () => {
  const mine = async (api: Api) =>
    (await asked(api, 'sort=jobNumber')).data.nodes.map(({ salary }: { salary: unknown }) => salary)
  expect(await mine(hr)).toEqual([null, null])
  expect(await mine(seller)).toEqual(['9000.00', null])
  expect((await hr.get(`/api/user/options?ids=${id}`)).data.nodes[0]).not.toHaveProperty('salary')
  expect(await traces()).toEqual([])
})

test('a sheet gives it and tells so with each person, before anything is given', async () => {
  const sheet = async (api: Api) =>
    String(
      (
        await api.get(
          `/api/user/export?format=csv&filters=${filters({ id: { in: [id, other] } })}&columns=jobNumber,salary,bankAccount&sort=jobNumber`,
        )
      ).data,
    )
  expect(told(await seller.get('/api/user/export?format=csv&columns=salary'))).toEqual([403, '权限不足'])
  expect(await sheet(hr)).toContain('9000')
  expect(await traces()).toEqual([
    [id, '导出基本薪资、银行账号'],
    [other, '导出基本薪资、银行账号'],
  ])
  await server.owner.query(`alter table store.comment add constraint mute check (content not like '导出%') not valid`)
  expect(await sheet(hr)).not.toContain('9000')
  await server.owner.query('alter table store.comment drop constraint mute')
})

test('a sheet without such columns leaves nothing', async () => {
  const before = (await traces()).length
  expect((await hr.get('/api/user/export?format=csv&columns=jobNumber,name')).status).toBe(200)
  expect(await traces()).toHaveLength(before)
})

test('GraphQL shows it to nobody but the person it is about', async () => {
  const query = `{ user(id: "${id}") { salary bankAccount } users(filter: {id: {equalTo: "${id}"}}) { nodes { salary } } }`
  expect(await graphql(hr, query)).toEqual({
    user: { salary: null, bankAccount: null },
    users: { nodes: [{ salary: null }] },
  })
  expect((await graphql(seller, query)).users.nodes).toEqual([{ salary: '9000.00' }])
})

test('a change record says that it changed; from what to what is told of when it is read', async () => {
  expect((await hr.patch(`/api/user/${other}`, { patch: { salary: '9500.00' } })).code).toBe('OK')
  const record = async (api: Api) =>
    (
      await api.get(`/api/comment?module=user&relevanceId=${other}&pageSize=9999&type=${encodeURIComponent('记录')}`)
    ).data.nodes.find(({ detail }: { detail: { action: string } }) => detail.action === '修改')
  const { id: recordId, detail } = await record(hr)
  expect(detail.changes).toEqual([{ field: 'salary', label: '基本薪资', old: null, new: null, isVeiled: true }])
  expect(await record(seller)).toBeUndefined()
  expect(told(await seller.post('/api/comment/reveal', { id: recordId }))).toEqual([404, '数据不存在'])
  const owner = await server.signIn('xs03', demoPassword)
  expect((await record(owner)).detail.changes[0]).toMatchObject({ new: '9,500.00' })
  const before = (await traces()).length
  const shown = (await hr.post('/api/comment/reveal', { id: recordId })).data.detail.changes
  expect(shown).toEqual([{ field: 'salary', label: '基本薪资', old: expect.any(String), new: '9,500.00' }])
  expect((await traces()).slice(before)).toEqual([[other, '查看基本薪资的变更']])
})

test('a conflict gives the present row without it', async () => {
  const answer = await hr.patch(`/api/user/${other}`, { version: 1, patch: { position: '会计' } })
  expect([answer.status, answer.data.current.salary]).toEqual([409, null])
})

test('a sheet of no known form, or of more than a hundred thousand rows, is refused', async () => {
  expect(await hr.get('/api/user/export?format=pdf')).toMatchObject({
    status: 422,
    data: { fields: { format: '格式不在可选范围' } },
  })
  await server.owner.query(
    `insert into store.login_log (id, tz_create, tz_update, user_id, name, result)
     select uuidv7(), now(), now(), a.user_id, '多次', '失败' from store.admin a, generate_series(1, 100001) where a.name = 'hr01'`,
  )
  const sheet = `/api/loginLog/export?filters=${filters({ name: { equalTo: '多次' } })}`
  expect(told(await hr.get(sheet))).toEqual([422, '导出超过10万行，请缩小范围'])
})

test('who took what out stands with the session in which it was done', async () => {
  const api = await server.signIn('hr01', demoPassword)
  expect((await api.get(`/api/user/export?columns=name&filters=${filters({ id: { in: [id, other] } })}`)).status).toBe(
    200,
  )
  const { rows } = await server.owner.query(
    `select c.content from store.comment c join store.login_log l on l.id::text = c.relevance_id
     where c.module = 'loginLog' and c.user_id = l.user_id order by c.tz_create desc, c.id desc limit 1`,
  )
  expect(rows).toEqual([{ content: '导出人员2行' }])
})
