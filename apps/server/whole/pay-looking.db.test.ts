import { toldColumns } from '@chengban/engine/read/told-reading.ts'
import { type Api, adminPassword, filters, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '../compose.ts'

let server: TestServer
let api: Api
let role: string

beforeAll(async () => {
  server = await openServer({ demo: true })
  api = await server.signIn('admin', adminPassword)
  role = (await sql(`select id from store.role where name = '系统管理员'`))[0].id
})
afterAll(() => server.close())

const sql = async (text: string) => (await server.owner.query(text)).rows
/** Through the role that has every right. */
const looked = async (url: string) => {
  const headers = { authorization: `Bearer ${api.token}`, 'x-view-role': role }
  const response = await server.app.inject({ method: 'GET', url, headers })
  return { status: response.statusCode, ...response.json() }
}

const summed = areas
  .flatMap((area) => area.entities)
  .flatMap((entity) =>
    toldColumns(entity)
      .filter((name) => ['int', 'decimal', 'money', 'percent'].includes(entity.fields[name]?.kind ?? ''))
      .map((name) => ({ of: entity.name, name })),
  )

test.each(summed)('the sum of $name of $of is refused to who looks through a role', async ({ of, name }) => {
  const measures = encodeURIComponent(JSON.stringify({ all: { sum: name } }))
  expect(await looked(`/api/${of}/statistics?measures=${measures}`)).toMatchObject({ status: 403 })
  expect(await looked(`/api/${of}/statistics`)).toMatchObject({ status: 200 })
})

test('months are summed up without the money of overtime', async () => {
  const [{ month }] = await sql('select month from store.attendance_month limit 1')
  const path = `/api/attendance/summary?month=${month}`
  expect(expectOk(await api.get(path)).data.total.overtimeMoney).toMatch(/^\d/)
  const { nodes, total } = (await looked(path)).data
  expect(nodes.length).toBeGreaterThan(0)
  expect(new Set(nodes.map((one: { overtimeMoney: unknown }) => one.overtimeMoney))).toEqual(new Set([null]))
  expect(total.overtimeMoney).toBeNull()
})

test('a run is not compared, and agreements are summed without a person', async () => {
  const [{ id }] = await sql(`select id from store.submit_payroll where stage <> '未核算' limit 1`)
  expect((await api.get(`/api/submitPayroll/diff?id=${id}`)).status).toBe(200)
  expect(await looked(`/api/submitPayroll/diff?id=${id}`)).toMatchObject({ status: 403 })
  const path = '/api/finance/sumMoneySalary?date1=2026-03-31&date2=2026-03-31'
  const { nodes, sum } = expectOk(await api.get(path)).data
  expect(nodes[0].persons.length).toBeGreaterThan(0)
  const seen = (await looked(path)).data
  expect(seen.sum).toBe(sum)
  for (const { persons } of seen.nodes) expect(persons).toBeNull()
})

test('a record of a change keeps what changed of pay to itself', async () => {
  const [{ id }] = await sql('select id from store.money_salary limit 1')
  const insert = (content: string, field: string) =>
    sql(`insert into store.comment (id, tz_create, tz_update, relevance_id, module, content, type, source, changes)
       values (uuidv7(), now(), now(), '${id}', 'moneySalary', '${content}', '记录', '系统',
         '${JSON.stringify({ action: '修改', changes: [{ field, label: 'x', old: '1', new: '2', ...(field === 'normMoney' ? { secret: 'user:salary' } : {}) }] })}')`)
  await insert('改薪', 'normMoney')
  await insert('改签订日', 'date')
  const told = async (ask: typeof looked | Api['get']) => {
    const { nodes } = (await ask(`/api/comment?module=moneySalary&relevanceId=${id}`)).data
    const detailOf = (content: string) => nodes.find((one: { content: string }) => one.content === content).detail
    return [detailOf('改薪'), detailOf('改签订日')]
  }
  expect(await told(api.get)).toMatchObject([{ changes: [{ field: 'normMoney' }] }, { changes: [{ field: 'date' }] }])
  expect(await told(looked)).toMatchObject([null, { changes: [{ field: 'date' }] }])
  const only = filters({ id: { equalTo: id } })
  expect((await looked(`/api/moneySalary?filters=${only}`)).data.nodes[0].normMoney).toBeNull()
})
