import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let hr: Api
let own: Api
let person: string
let slips: string[]

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

// the schema of GraphQL takes seconds to build
beforeAll(async () => {
  server = await openServer({ demo: true, graphql: true })
  hr = await server.signIn('hr02', demoPassword)
  own = await server.signIn('ss04', demoPassword)
  ;[{ person }] = (await sql(`select user_id as person from store.admin where name = 'ss04'`)) as [{ person: string }]
  await sql('alter table store.finance_log disable trigger user')
  slips = (
    await sql(`select id from store.money_payroll where user_id = $1 and status <> '草稿' order by id`, person)
  ).map(({ id }) => id)
})
afterAll(() => server.close())

let seen = 0
const last = async () => (await sql('select coalesce(max(seq), 0)::int as seq from store.finance_log'))[0].seq
// a reading is recorded once a day
beforeEach(async () => {
  await sql('truncate store.finance_log')
  seen = await last()
})
const told = () =>
  sql(
    `select module, action, about_id as about, jsonb_array_length(ids) as many, relevance_id as id from store.finance_log where seq > $1 order by seq`,
    seen,
  )
const ofPerson = encodeURIComponent(JSON.stringify({ userId: { equalTo: '' } }))
const narrowed = (path: string) => path.replace('{f}', ofPerson.replace('%22%22', `%22${person}%22`))
const asked = async (api: Api, query: string) => {
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/postgraphiles/public/graphql', payload: { query } },
    headers: { authorization: `Bearer ${api.token}` },
  })
  return response.json()
}

test('a slip that somebody opens is told, once, with the person it is about; one’s own is not', async () => {
  const { salaryTrue } = expectOk(await hr.get(`/api/moneyPayroll/${slips[0]}`)).data
  expect(salaryTrue).toMatch(/^\d/)
  expect(await told()).toEqual([{ module: 'moneyPayroll', action: '查看', about: person, many: 1, id: slips[0] }])
  seen = await last()
  expectOk(await own.get(`/api/moneyPayroll/${slips[0]}`))
  expectOk(await own.get('/api/moneyPayroll?pageSize=10'))
  expect(await told()).toEqual([])
})

test('a list is told by the rows whose figures it gave, and not at all where it gave none', async () => {
  const { nodes } = expectOk(await hr.get('/api/moneyPayroll?pageSize=10')).data
  expect(await told()).toEqual([{ module: 'moneyPayroll', action: '查看', about: null, many: nodes.length, id: null }])
  seen = await last()
  expectOk(await hr.get('/api/moneyPayroll?pageSize=10&columns=userId,status'))
  expect(await told()).toEqual([])
})

test('a sheet is told before it goes out', async () => {
  const api = await server.signIn('admin', adminPassword)
  const path = narrowed('/api/moneyPayroll/export?format=csv&columns=userId,salaryTrue&filters={f}')
  const answer = await server.app.inject({
    method: 'GET',
    url: path,
    headers: { authorization: `Bearer ${api.token}` },
  })
  expect(answer.statusCode).toBe(200)
  expect((await told())[0]).toMatchObject({ module: 'moneyPayroll', action: '导出', about: person })
})

test('GraphQL tells the same, by relations and fragments too, and answers what was asked and nothing beside', async () => {
  const { data } = await asked(hr, `{ moneyPayrolls(first: 3) { nodes { salaryTrue } } }`)
  expect(Object.keys(data.moneyPayrolls.nodes[0])).toEqual(['salaryTrue'])
  expect(await told()).toEqual([{ module: 'moneyPayroll', action: '查看', about: null, many: 3, id: null }])
  await sql('truncate store.finance_log')
  seen = 0
  const one = await asked(
    hr,
    `fragment pay on MoneyPayroll { userId salaryTrue } { moneyPayroll(id: "${slips[0]}") { ...pay } }`,
  )
  expect(Object.keys(one.data.moneyPayroll)).toEqual(['userId', 'salaryTrue'])
  expect(await told()).toEqual([{ module: 'moneyPayroll', action: '查看', about: person, many: 1, id: slips[0] }])
  seen = await last()
  await asked(hr, `{ moneyPayrolls(first: 3) { nodes { userId } } }`)
  expect(await told()).toEqual([])
})

test('no alias of a question takes the place of the id that is told', async () => {
  const { data } = await asked(
    hr,
    `fragment pay on MoneyPayroll { salaryTrue }
     { moneyPayroll(id: "${slips[0]}") { told__moneyPayroll: userId ...pay } }`,
  )
  expect(data.moneyPayroll.salaryTrue).toMatch(/^\d/)
  expect(await told()).toEqual([{ module: 'moneyPayroll', action: '查看', about: person, many: 1, id: slips[0] }])
})
