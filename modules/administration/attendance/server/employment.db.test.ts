import { clock } from '@chengban/engine/clock.ts'
import { adminPassword, call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)

beforeAll(async () => {
  at('2026-11-25T09:00:00+08:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  await sql(`update store."user" set job_number = 'T001' where id = $1`, team.ids.s1)
  // everybody else is of no concern here
  await sql(`update store."user" set need_attendance = id = $1`, team.ids.s1)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  at('2026-11-25T09:00:00+08:00')
  await server.owner.query(`set session_replication_role = replica; delete from store.attendance_punch;
    set session_replication_role = origin`)
  await sql('delete from store.attendance')
  await sql('delete from store.attendance_month')
  await employed(null, null)
})

const employed = (first: string | null, last: string | null) =>
  sql(`update store."user" set tz_probation = $2, tz_demobilize = $3 where id = $1`, team.ids.s1, first, last)
const run = async (name: string) => expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name })).data
const days = async (): Promise<string[]> =>
  (
    await sql(
      `select date::text || ' ' || result as day from store.attendance where user_id = $1 order by date`,
      team.ids.s1,
    )
  ).map(({ day }) => day)
const punch = (jobNumber: string, ...times: string[]) => times.map((tzPunch) => ({ jobNumber, tzPunch }))
const imported = (rows: readonly object[]) => team.admin.post('/api/attendance/importPunch', { rows })

test('a day stands from the first day of employment to the last, and none before or after', async () => {
  await employed('2026-11-19', '2026-11-20')
  for (const [day, there] of [
    ['2026-11-18', []],
    ['2026-11-19', ['2026-11-19 未统计']],
    ['2026-11-20', ['2026-11-19 未统计', '2026-11-20 未统计']],
    ['2026-11-23', ['2026-11-19 未统计', '2026-11-20 未统计']],
  ] as const) {
    at(`${day}T00:05:00+08:00`)
    await run('attendanceMake')
    expect(await days()).toEqual(there)
  }
})

test('days outside an employment that was told late go, but those of a locked month', async () => {
  const stands = async () => {
    await sql('delete from store.attendance')
    await sql(
      `insert into store.attendance (id, tz_create, tz_update, user_id, date, day_kind, result)
       select gen_random_uuid(), now(), now(), $1, d::date, '工作日', '旷工' from unnest ($2::text[]) d`,
      team.ids.s1,
      ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-23'],
    )
  }
  await employed('2026-11-18', '2026-11-20')
  await stands()
  await run('attendanceMake')
  expect(await days()).toEqual(['2026-11-18 旷工', '2026-11-20 旷工'])
  await stands()
  await server.make('attendanceMonth', { userId: team.ids.s1, month: '2026-11', company: 'A', status: '已锁定' })
  await run('attendanceMake')
  expect(await days()).toHaveLength(4)
})

test('imported punches make every day of their month that is over, and its sheet', async () => {
  await employed('2026-10-28', null)
  const answer = await imported(punch('T001', '2026-10-29T08:20:00+08:00', '2026-10-29 18:05'))
  expect(expectOk(answer).data).toMatchObject({ created: 2, errors: [] })
  expect(await days()).toEqual(['2026-10-28 旷工', '2026-10-29 正常', '2026-10-30 旷工', '2026-10-31 休息'])
  expect(await sql('select month, status from store.attendance_month')).toEqual([
    { month: '2026-10', status: '统计中' },
  ])
  expectOk(await imported(punch('T001', '2026-11-23T08:20:00+08:00')))
  expect((await days()).at(-1)).toBe('2026-11-24 旷工')
  expectOk(await imported(punch('T001', '2026-11-25T08:20:00+08:00')))
  expect((await days()).at(-1)).toBe('2026-11-25 未统计')
})

test('a punch that is typed makes its day and reckons it', async () => {
  await employed('2026-11-24', null)
  for (const time of ['08:20', '18:05'])
    expectOk(
      await team.admin.post('/api/attendancePunch', { userId: team.ids.s1, tzPunch: `2026-11-24T${time}:00+08:00` }),
    )
  expect(await days()).toEqual(['2026-11-24 正常'])
})

test('a day that is none and an hour that is none are refused, each in its row', async () => {
  const { data } = await imported(punch('T001', '2026-02-30 08:20', '2026-11-24 25:00', '2026-11-24T08:20+08:00'))
  expect(data).toMatchObject({
    created: 0,
    errors: [
      { index: 0, message: '打卡时间格式错误' },
      { index: 1, message: '打卡时间格式错误' },
    ],
  })
})

test('days of nights the server was off are made and reckoned by the next', async () => {
  await employed('2026-11-02', null)
  at('2026-11-19T00:05:00+08:00')
  await run('attendanceMake')
  at('2026-11-24T06:00:00+08:00')
  team = { ...team, admin: await server.signIn('admin', adminPassword) }
  expect((await run('attendanceCalc')).result).toMatchObject({ made: 4 })
  expect(await days()).toEqual([
    '2026-11-19 旷工',
    '2026-11-20 旷工',
    '2026-11-21 休息',
    '2026-11-22 休息',
    '2026-11-23 旷工',
  ])
})
