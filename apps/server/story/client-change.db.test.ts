import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server?.close())

it('a client takes a new name through its approver alone, and keeps the old one as an alias', async () => {
  const id = await makeClient(team, '甲市中心医院')
  const { s1, h } = team
  const act = async (api: typeof s1, name: string) =>
    api.post(`/api/client/action/${name}`, { id, version: (await s1.get(`/api/client/${id}`)).data.version })
  expect(await s1.patch(`/api/client/${id}`, { id, name: '甲市第一医院' })).toMatchObject({
    status: 409,
    message: '已通过，请发起变更',
  })
  expectOk(await s1.patch(`/api/client/${id}`, { id, linkman: '何山' }))
  expectOk(await act(s1, 'change'))
  expectOk(await s1.patch(`/api/client/${id}`, { id, name: '甲市第一医院' }))
  expectOk(await act(s1, 'submit'))
  expect((await s1.get(`/api/client/${id}`)).data).toMatchObject({ name: '甲市中心医院', status: '变更中', alias: [] })
  const seen = expectOk(await h.get(`/api/auditTask/detail?module=client&relevanceId=${id}`)).data
  // that it is no duplicate was said of the former name
  expect(seen.diff).toMatchObject([
    { field: 'name', old: '甲市中心医院', new: '甲市第一医院' },
    { field: 'confirmDuplicate', old: '是', new: '否' },
  ])
  expectOk(await act(h, 'approve'))
  expect((await s1.get(`/api/client/${id}`)).data).toMatchObject({
    name: '甲市第一医院',
    status: '通过',
    alias: ['甲市中心医院'],
  })
  expect((await s1.get('/api/client?keyword=第一医院')).data.totalCount).toBe(1)
})

it('a client with contracts is not voided', async () => {
  const id = await makeClient(team, '乙市中心医院')
  const row = await submitted(team, id, '在签合同')
  const voided = async () =>
    team.admin.post('/api/client/action/void', {
      id,
      version: (await team.admin.get(`/api/client/${id}`)).data.version,
      opinion: '重复',
    })
  expect(await voided()).toMatchObject({ status: 409, message: '该数据已被使用，无法作废' })
  expectOk(await team.s1.post('/api/contract/action/withdraw', { id: row.id, version: row.version }))
  expectOk(await voided())
})
