import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2027-03-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Thursday
  at('04T23:50:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const run = async (name: string) => expectOk(await team.admin.post('/api/test/job', { name })).data.result
const statusOf = async (entity: string, id: string): Promise<string> =>
  expectOk(await team.admin.get(`/api/${entity}/${id}`)).data.status

test('reports are locked after their window, once', async () => {
  const { id } = expectOk(await team.admin.post('/api/dailyWork', { userId: team.ids.s1, date: '2027-03-03' })).data
  expect(await run('reportLock')).toEqual({ lock: 0 })
  at('05T00:00:01')
  expect(await run('reportLock')).toEqual({ lock: 1 })
  expect(await statusOf('dailyWork', id)).toBe('已锁定')
  expect(await run('reportLock')).toEqual({ lock: 0 })
})

test('meetings begin and end with their hour', async () => {
  const rule = { freq: 'none', minutes: 5, needSummary: false }
  const kind = expectOk(await team.admin.post('/api/meetingKind', { name: '碰头', type: '其他', rule })).data.id
  const meeting = { name: '碰头', kind, date: '2027-03-05T00:10:00+08:00', userIds: [] }
  const { id } = expectOk(await team.s1.post('/api/workDay', meeting)).data
  expect(await run('meetingState')).toEqual({ begin: 0, end: 0 })
  at('05T00:10:00')
  expect(await run('meetingState')).toEqual({ begin: 1, end: 0 })
  at('05T00:15:00')
  expect(await run('meetingState')).toEqual({ begin: 0, end: 1 })
  expect(await statusOf('workDay', id)).toBe('已完成')
})
