import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
const given = [
  '沈阳公司',
  '长沙公司',
  '重庆公司',
  '程记公司',
  '张记公司',
  '曾记公司',
  '第10公司',
  '第2公司',
  '厦门公司',
]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  for (const [at, name] of given.entries())
    expectOk(
      await team.s1.post('/api/client', {
        ...{ name, type: '企业', province: '甲省', city: '乙县', linkman: '孟青', phone: `1380000000${at}` },
      }),
    )
})
afterAll(() => server.close())

test('names stand in the order in which they are read, numbers in them by their value', async () => {
  const { nodes } = expectOk(await team.s1.get('/api/client?sort=name&pageSize=20')).data
  const names = nodes.map(({ name }: { name: string }) => name).filter((name: string) => given.includes(name))
  expect(names.join(' ')).toBe('长沙公司 程记公司 重庆公司 第2公司 第10公司 沈阳公司 厦门公司 曾记公司 张记公司')
})
