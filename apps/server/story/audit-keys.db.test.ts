import { randomUUID } from 'node:crypto'
import { offers } from '@chengban/kernel/decided.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

test('an act of an audit refuses a key it does not know, of every entity', async () => {
  const doors = [...makeCatalog().all.values()].flatMap((entity) =>
    Object.keys(auditMoves)
      .filter((name) => offers(entity, name))
      .map((name) => `/api/${entity.name}/action/${name}`),
  )
  const taken: string[] = []
  for (const door of doors) {
    const { status, data } = await team.admin.post(door, { id: randomUUID(), version: 1, opinion: '好', nonsense: 1 })
    if (status !== 422 || data?.fields?.nonsense !== '未知字段') taken.push(`${door} ${status}`)
  }
  expect([doors.length > 300, taken]).toEqual([true, []])
})
