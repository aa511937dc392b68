import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('attendanceMonth', {
    userId: await server.idOf('user', {}),
    month: '2024-03',
    company: 'A',
    status: '已锁定',
  })
})
afterAll(() => server.close())

const add = (date: string) => team.admin.post('/api/holiday', { date, name: '补班', kind: '调休上班' })
const locked = { status: 409, message: '该月考勤已锁定' }

it('the calendar of a month that is locked stays, one by one and by the year', async () => {
  expect(await add('2024-03-16')).toMatchObject(locked)
  const rows = [{ date: '2024-03-16', name: '补班', kind: '调休上班' }]
  expect(await team.admin.post('/api/holiday/importYear', { year: 2024, rows })).toMatchObject(locked)
})

it('other days are set, but never moved into such a month', async () => {
  const { data } = expectOk(await add('2024-04-13'))
  const patch = (values: object) =>
    team.admin.patch(`/api/holiday/${data.id}`, { id: data.id, version: data.version, patch: values })
  expect(await patch({ date: '2024-03-17' })).toMatchObject(locked)
  await server.owner.query(`update store.attendance_month set month = '2024-04'`)
  expect(await patch({ name: '上班' })).toMatchObject(locked)
  expect(await team.admin.remove(`/api/holiday/${data.id}`)).toMatchObject(locked)
})
