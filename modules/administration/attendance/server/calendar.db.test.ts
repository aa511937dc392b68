import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

// a Friday; the Wednesday before was worked
beforeAll(async () => {
  clock.shift((Date.parse('2026-11-20T10:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  const id = (await roleIds(team.admin)).审核
  const operationCodes = ['restDay:audit']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  for (const date of ['2026-11-18', '2026-11-19'])
    await server.make('attendance', {
      userId: team.ids.s1,
      date,
      dayKind: '工作日',
      result: '旷工',
      absenceMinutes: 480,
      absenceDays: '1',
    })
  await server.make('attendanceMonth', { userId: team.ids.s1, month: '2026-11', company: 'A' })
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const put = async (date: string, kind: string) =>
  expectOk(await team.admin.post('/api/holiday', { date, name: '放假', kind })).data as { id: string; version: number }
const days = () =>
  sql(`select date::text, day_kind as kind, result, absence_days::text as absent from store.attendance order by date`)
const leave = async (kind: string, startDate: string, endDate: string): Promise<string> => {
  const { id } = expectOk(await team.s1.post('/api/restDay', { kind, startDate, endDate, reason: '家中有事' })).data
  expectOk(await step(team.s1, 'restDay', id, 'submit'))
  expectOk(await step(team.h, 'restDay', id, 'approve'))
  return id
}
const leaves = () =>
  sql(
    `select start_date::text as first, days::text, actual_days::text as taken, hours::text from store.rest_day order by start_date`,
  )
const balance = async () =>
  expectOk(await team.s1.get('/api/restDay/balance')).data.kinds.find((one: { kind: string }) => one.kind === '调休')
    .hours

test('a day that turns out to be free is reckoned anew with its overtime, and again when it is worked after all', async () => {
  const worked = `insert into store.overtime (id, tz_create, tz_update, user_id, tz_start, tz_end, holiday, time, rate, way, reason, status, settle)
    values (gen_random_uuid(), now(), now(), $1, $2, $3, '工作日', 2.0, 1.5, '调休', '上线', '通过', $4)`
  await sql(worked, team.ids.s1, '2026-11-18T14:00+08:00', '2026-11-18T20:00+08:00', '未核实')
  await sql(worked, team.ids.s1, '2026-11-18T20:00+08:00', '2026-11-18T22:00+08:00', '已转调休')
  const overtime = () => sql(`select holiday, time::text, rate::text, way from store.overtime order by tz_start`)
  const { id, version } = await put('2026-11-18', '公司假日')
  expect(await days()).toEqual([
    { date: '2026-11-18', kind: '休息日', result: '休息', absent: '0.0' },
    { date: '2026-11-19', kind: '工作日', result: '旷工', absent: '1.0' },
  ])
  const verified = { holiday: '工作日', time: '2.0', rate: '1.5', way: '调休' }
  expect(await overtime()).toEqual([{ holiday: '休息日', time: '6.0', rate: '2.0', way: '调休' }, verified])
  const statutory = { id, version, patch: { kind: '法定节假日' } }
  const { version: next } = expectOk(await team.admin.patch(`/api/holiday/${id}`, statutory)).data
  expect(await overtime()).toEqual([{ holiday: '法定节假日', time: '6.0', rate: '3.0', way: '加班费' }, verified])
  const moved = { id, version: next, patch: { date: '2026-11-19' } }
  expectOk(await team.admin.patch(`/api/holiday/${id}`, moved))
  expect((await days()).map(({ result }) => result)).toEqual(['旷工', '休息'])
  expectOk(await team.admin.remove(`/api/holiday/${id}`))
  expect((await days()).map(({ result }) => result)).toEqual(['旷工', '旷工'])
  expect((await overtime())[0]).toMatchObject({ holiday: '工作日', time: '2.0', rate: '1.5' })
})

test('overtime of a day is paid once the day is of a kind that the setting keeps from being taken off', async () => {
  await sql(`update store.config set value = '["工作日"]' where key = 'overtime.restDays'`)
  await server.make('overtime', {
    userId: team.ids.s1,
    tzStart: '2026-11-17T18:30+08:00',
    tzEnd: '2026-11-17T20:30+08:00',
    holiday: '工作日',
    time: '2.0',
    rate: '1.5',
    way: '调休',
    reason: '上线',
    status: '通过',
    settle: '未核实',
  })
  await put('2026-11-17', '公司假日')
  expect(await sql(`select holiday, way from store.overtime where date = '2026-11-17'`)).toEqual([
    { holiday: '休息日', way: '加班费' },
  ])
})

test('leave to come takes fewer days and gives back hours; what the balance does not cover stays, and is told', async () => {
  const lot = { userId: team.ids.s1, kind: '调休', hours: '16.0', expireDate: '2027-01-31', remark: '补录' }
  expectOk(await team.admin.post('/api/restDay/action/adjust', lot))
  await leave('事假', '2026-11-24', '2026-11-25')
  await leave('调休', '2026-11-26', '2026-11-27')
  expect(await balance()).toBe('0.0')
  const { id } = await put('2026-11-25', '公司假日')
  await put('2026-11-27', '公司假日')
  expect(await balance()).toBe('8.0')
  const few = { days: '1.0', taken: '1.0', hours: '8.0' }
  expect(await leaves()).toEqual([
    { first: '2026-11-24', ...few },
    { first: '2026-11-26', ...few },
  ])
  expectOk(await team.admin.remove(`/api/holiday/${id}`))
  expect((await leaves())[0]).toEqual({ first: '2026-11-24', days: '2.0', taken: '2.0', hours: '16.0' })
  // the hours given back are spent elsewhere: the day cannot grow again
  await leave('调休', '2026-11-30', '2026-11-30')
  const [free] = await sql(`select id from store.holiday where date = '2026-11-27'`)
  expectOk(await team.admin.remove(`/api/holiday/${free.id}`))
  expect((await leaves())[1]).toEqual({ first: '2026-11-26', ...few })
  const told = await sql(
    `select distinct title from store.message where title like '%余额不足%' and user_id = $1`,
    team.ids.s1,
  )
  expect(told).toEqual([{ title: '【请假】2026-11-26的调休因节假日调整余额不足，请处理' }])
})
