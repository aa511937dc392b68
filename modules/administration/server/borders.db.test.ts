import type { TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

test('a warning does not end before its day', async () => {
  const warn = (expireDate: string) =>
    team.admin.post('/api/warnAccident', { userId: team.ids.s1, date: day(), detail: '迟到', count: 1, expireDate })
  expect((await warn(day(-1))).data.fields).toEqual({ expireDate: '失效日期不能早于日期' })
  expectOk(await warn(day()))
})

test('made-up punches of a month have one limit where the parameter is lost, in the sheet as in the appeal', async () => {
  await server.owner.query(`delete from store.config where key = 'attendance.repunchMax'`)
  const attendanceMonthId = await server.make('attendanceMonth', { userId: team.ids.s1, month: '2026-01' })
  expect(expectOk(await team.admin.get(`/api/attendanceMonth/${attendanceMonthId}`)).data).toMatchObject({
    repunchLeft: 3,
  })
})

test('a sheet of a week says which, and does not end before it begins', async () => {
  const sheet = { userId: team.ids.s1, type: '周', year: 2026, startDate: '2026-11-09', endDate: '2026-11-15' }
  expect((await team.admin.post('/api/performance', sheet)).data.fields).toEqual({
    month: '请选择周次',
    week: '请选择周次',
  })
  const wrong = { ...sheet, month: 11, week: 2, endDate: '2026-11-01' }
  expect((await team.admin.post('/api/performance', wrong)).data.fields).toEqual({
    endDate: '结束日期不能早于开始日期',
  })
})
