import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let clientId: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  clientId = await makeClient(team)
  const contact = { clientId, name: '李护士', phone: '13912345678' }
  expectOk(await team.s1.post('/api/clientContact', contact))
  await server.owner.query(
    `update store.client set bank = '甲银行', account_number = '6222000011112222', telephone = '010-1', vpn = '10.1.1.1' where id = $1`,
    [clientId],
  )
})
afterAll(() => server?.close())

const holding = (id: string, codes: readonly string[]) =>
  server.owner.query('update store."user" set operations = $2 where id = $1', [id, JSON.stringify(codes)])

test('whoever keeps the titles of invoices reads of any client what stands on one, and no more', async () => {
  expect((await team.s2.get(`/api/client/${clientId}`)).status).toBe(404)
  await holding(team.ids.s2, ['invoicingConfig:manage'])
  const row = expectOk(await team.s2.get(`/api/client/${clientId}`)).data
  expect([row.bank, row.accountNumber, row.telephone]).toEqual(['甲银行', '6222000011112222', '010-1'])
  expect([row.linkman, row.phone, row.vpn, row.userId, row.province]).toEqual([null, null, null, null, null])
  expect(row.can).toEqual([])
  expect((await team.s2.patch(`/api/client/${clientId}`, { patch: { telephone: '010-2' } })).status).toBe(403)
  for (const rows of ['clientContact', 'clientVisit', 'contract', 'businessOpportunity'])
    expect((await team.s2.get(`/api/${rows}`)).data.totalCount, rows).toBe(0)
  expect((await team.s2.get(`/api/comment?module=client&relevanceId=${clientId}`)).data.isWhole).not.toBe(true)
  await holding(team.ids.s2, [])
})

test('people at a client are written by its people, by members of its projects and by whoever visits it', async () => {
  const write = (name: string) => team.s2.post('/api/clientContact', { clientId, name })
  await holding(team.ids.s2, ['!clientVisit:apply'])
  const refused = await write('甲')
  expect(refused.status, refused.message).toBeGreaterThanOrEqual(403)
  await server.make('projectMember', {
    projectId: await server.make('project', {
      name: '甲项目',
      type: '实施项目',
      startTime: '2026-09-01',
      principalId: team.ids.s2,
      clientId,
    }),
    userId: team.ids.s2,
    kind: 'implement',
  })
  expect((await write('乙')).code).toBe('OK')
  // seen by audit alone: the client is whole for them, and its people are written only by who may visit it
  expect((await team.h.post('/api/clientContact', { clientId, name: '丙' })).status).toBe(403)
  await holding(team.ids.h, ['clientVisit:apply'])
  expect((await team.h.post('/api/clientContact', { clientId, name: '丁' })).code).toBe('OK')
})
