import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { declaredJobs } from '@chengban/modules/jobs.gen.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // the first of a month, a Monday
  at('2027-03-01T00:10:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(async () => {
  clock.shift(0)
  await server?.close()
})

const count = async (table: string): Promise<number> =>
  (await server.owner.query<{ n: number }>(`select count(*)::int as n from store.${table}`)).rows[0]?.n ?? -1

it('every job that is data is done by statements that the database takes', async () => {
  const failed: string[] = []
  for (const { name } of declaredJobs)
    await server.runner.ask(name).catch((error: unknown) => failed.push(`${name}: ${String(error)}`))
  expect(failed).toEqual([])
})

it('makes what is owed once, however many runs come at once', async () => {
  await server.owner.query('delete from store.attendance')
  await server.owner.query('delete from store.finance_period')
  const runs = await Promise.all(
    ['attendanceMake', 'periodRows'].flatMap((name) => Array.from({ length: 5 }, () => server.runner.ask(name))),
  )
  const sum = (name: string) => runs.reduce((total, figures) => total + (figures[name] ?? 0), 0)
  const people = (await server.owner.query(`select from store."user" where status = '在职' and need_attendance`))
    .rowCount
  expect(people).toBeGreaterThan(3)
  expect([sum('attendance'), await count('attendance')]).toEqual([people, people])
  expect([sum('financePeriod'), await count('finance_period')]).toEqual([2, 2])
})

it('owes nothing on a day off, and one report a person on a working day', async () => {
  const reports = async () => (await server.runner.ask('reportRows')).dailyWork ?? 0
  await server.owner.query('delete from store.daily_work')
  at('2027-03-06T00:10:00')
  expect(await reports()).toBe(0)
  await server.make('holiday', { date: '2027-03-06', name: '调休', kind: '调休上班' })
  expect(await reports()).toBeGreaterThan(0)
  expect(await reports()).toBe(0)
  const { rows } = await server.owner.query(
    `select to_char(min(tz_lock) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as lock from store.daily_work where user_id = $1`,
    [team.ids.h],
  )
  expect(rows).toEqual([{ lock: '2027-03-08 23:59:59' }])
})

it('moves what has come due, and not a day early', async () => {
  at('2027-03-09T10:00:00')
  const book = (id: string, until: string, used: RowOf<'restDay'>['restStatus']) =>
    server.make('restDay', {
      id,
      userId: team.ids.s1,
      kind: '事假',
      startDate: '2027-03-08',
      endDate: until,
      days: '1',
      reason: '事',
      status: '通过',
      restStatus: used,
    })
  await book('01a00000-0000-7000-8000-00000000e001', '2027-03-08', '休假中')
  await book('01a00000-0000-7000-8000-00000000e002', '2027-03-09', '休假中')
  expect(await server.runner.ask('restDayRun')).toMatchObject({ begin: 0, end: 1 })
  expect(await server.runner.ask('restDayRun')).toMatchObject({ end: 0 })
  const { rows } = await server.owner.query(
    `select rest_status from store.rest_day where id::text like '01a0%e00_' order by id`,
  )
  expect(rows).toEqual([{ rest_status: '已休' }, { rest_status: '休假中' }])
})
