import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server?.close())

const client = { type: '公立医院', province: '甲省', city: '甲市', linkman: '何川' }

it('ten people at once make one client, and the others hear whose it is', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      (n % 2 ? team.s1 : team.s2).post('/api/client', {
        ...client,
        name: n % 3 ? '甲市数字科技有限公司' : '甲市 数字科技',
      }),
    ),
  )
  const lost = answers.filter(({ code }) => code !== 'OK')
  expect(lost.length).toBe(9)
  for (const { status, message } of lost) {
    expect(status).toBe(409)
    expect(message).toMatch(/^客户已存在：甲市\*+(公司|科技)，负责人林\*\*$/)
  }
})

it('a tax number stands on one client in use', async () => {
  const accountId = '91350100M000100Y43'
  const first = expectOk(await team.s1.post('/api/client', { ...client, name: '乙县人民医院', accountId })).data
  const again = await team.s2.post('/api/client', { ...client, name: '丙区档案馆', accountId: accountId.toLowerCase() })
  expect(again.data.fields.accountId).toMatch(/^税号已被客户【乙县\*\*医院】使用$/)
  expectOk(await team.s1.patch('/api/client/client-enable', { id: first.id, isEnable: false }))
  expectOk(await team.s2.post('/api/client', { ...client, name: '丙区档案馆', accountId }))
})
