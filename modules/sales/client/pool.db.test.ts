import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let pooled: string
let kept: string

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  pooled = await made('海宁人民医院', '13912345678')
  kept = await made('桐乡人民医院', '13987654321')
  await server.owner.query(
    `update store.client set status = '通过', ownership = '公海', user_id = null, helper_id = null, vpn = '10.1.1.1' where id = $1`,
    [pooled],
  )
})
afterAll(() => server.close())

const made = async (name: string, phone: string): Promise<string> => {
  const body = { name, type: '公立医院', province: '浙江省', city: '嘉兴市', linkman: '王主任', phone }
  const { id } = expectOk(await team.s1.post('/api/client', body)).data
  expectOk(await team.s1.post('/api/clientContact', { clientId: id, name: '李护士', phone }))
  return id
}
const found = async (asked: string): Promise<string[]> =>
  (await team.s2.get(`/api/client?${asked}`)).data.nodes.map(({ name }: { name: string }) => name)
const filter = (filters: object) => `filters=${encodeURIComponent(JSON.stringify(filters))}`

test('a client of the 公海 is no row for who may not ask for clients', async () => {
  const [staff] = (await server.owner.query(`select id from store.role where name = '员工'`)).rows
  const departmentId = (await team.admin.get('/api/department?pageSize=50')).data.nodes[0].id
  const { id, plain } = expectOk(
    await team.admin.post('/api/user/edit', {
      name: '方宁',
      departmentId,
      company: 'A',
      account: { name: 'staff1' },
      roleIds: [staff.id],
    }),
  ).data
  const { version } = (await team.admin.get(`/api/user/${id}`)).data
  expectOk(await team.admin.post('/api/user/audit', { id, version, pass: true }))
  await server.owner.query('update store.admin set must_change = false where user_id = $1', [id])
  const api = await server.signIn('staff1', plain)
  expect((await api.get(`/api/client/${pooled}`)).status).toBe(404)
  expect((await api.get('/api/client')).data.totalCount).toBe(0)
})

test('its numbers and the way into its systems are not given to who may claim it', async () => {
  const row = (await team.s2.get(`/api/client/${pooled}`)).data
  expect(row.name).toBe('海宁人民医院')
  expect([row.phone, row.vpn, row.accountNumber, row.can]).toEqual([null, null, null, ['claim']])
  expect((await team.s2.patch(`/api/client/${pooled}`, { patch: { phone: '13900000000' } })).status).toBe(403)
  expect((await team.s2.get(`/api/client/${kept}`)).status).toBe(404)
})

test('who made it and let it go sees no more of it than whoever may claim it', async () => {
  const row = (await team.s1.get(`/api/client/${pooled}`)).data
  expect([row.name, row.phone, row.vpn, row.can]).toEqual(['海宁人民医院', null, null, ['claim']])
  expect((await team.s1.patch(`/api/client/${pooled}`, { patch: { phone: '13900000000' } })).status).toBe(403)
  const { nodes } = (await team.s1.get('/api/clientContact')).data
  expect(nodes.map(({ clientId }: { clientId: string }) => clientId)).toEqual([kept])
})

test('nor are they guessed by filter, order, keyword or sheet', async () => {
  expect(await found(filter({ phone: { equalTo: '13912345678' } }))).toEqual([])
  expect(await found(filter({ phone: { includes: '1391' } }))).toEqual([])
  expect(await found(filter({ not: { phone: { includes: '0000' } } }))).toEqual([])
  expect(await found('keyword=13912345678')).toEqual([])
  expect((await team.s2.get('/api/client/count?keyword=391234')).data.totalCount).toBe(0)
  expect((await team.s2.get(`/api/client?${filter({ vpn: { includes: '10' } })}`)).status).toBe(403)
  const sheet = await server.app.inject({
    url: '/api/client/export?format=csv&columns=name,phone',
    headers: { authorization: `Bearer ${team.s2.token}` },
  })
  expect(sheet.body).toContain('海宁人民医院')
  expect(sheet.body).not.toContain('13912345678')
})

test('through GraphQL neither', async () => {
  const query = `{ a: clients(filter: {phone: {equalTo: "13912345678"}}) { totalCount } b: clients { nodes { name phone } } }`
  const { data } = await call(server.app, 'POST', '/postgraphiles/public/graphql', team.s2.token, { query })
  expect(data.a.totalCount).toBe(0)
  expect(data.b.nodes).toMatchObject([{ name: '海宁人民医院', phone: null }])
})

test('its contacts belong to those who see all of it', async () => {
  expect((await team.s2.get('/api/clientContact')).data.totalCount).toBe(0)
  expect((await team.g.get('/api/clientContact')).data.totalCount).toBe(2)
  const none = await server.owner.query('select count(*)::int as n from store.client_contact')
  expect(none.rows[0].n).toBe(2)
})

test('what is shown is found, by fragment and by initials', async () => {
  expect(await found('keyword=海宁')).toEqual(['海宁人民医院'])
  expect(await found('keyword=hnrm')).toEqual(['海宁人民医院'])
  expect(await found(filter({ ownership: { equalTo: '公海' } }))).toEqual(['海宁人民医院'])
})

test('the owner filters their own clients by number as ever', async () => {
  const { nodes } = (await team.s1.get(`/api/client?${filter({ phone: { equalTo: '13987654321' } })}`)).data
  expect(nodes).toMatchObject([{ id: kept, phone: '13987654321' }])
  expect((await team.s1.get('/api/client?keyword=13987654321')).data.totalCount).toBe(1)
})
