import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, person, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let admin: Api
let pmo: string
let part: string
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Thursday
  at('11-26T09:00:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  admin = team.admin
  const roles = await roleIds(admin)
  part = expectOk(await admin.get(`/api/user/${team.ids.s1}`)).data.departmentId
  const role = async (name: string, operationCodes: string[]): Promise<string> => {
    const { id } = expectOk(await admin.post('/api/role', { name })).data
    expectOk(await admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
    return id
  }
  const writes = await role('写周报', ['pmoWork:edit'])
  const reports = await role('写管理报告', ['manageReport:edit'])
  pmo = await person(admin, 'pmo1', '孙盘', part, [roles.员工 as string, writes])
  const lead = await person(admin, 'head2', '吴领', part, [roles.部门主管 as string, reports])
  await server.owner.query('update store.department set leader_id = $2 where id = $1', [part, lead])
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  admin = await server.signIn('admin', adminPassword)
}
const run = async () => expectOk(await admin.post('/api/test/job', { name: 'reportRows' })).data.result
const stored = async (table: string, what = 'u.name') => {
  const text = `select ${what} as told from store.${table} r join store."user" u on u.id = r.user_id order by 1`
  return (await server.owner.query(text)).rows.map(({ told }) => told)
}

test('each owes the report of their main role, on working days and while they are at work', async () => {
  await server.owner.query('update store."user" set is_work = false where id = $1', [team.ids.h])
  await wakeUp('11-26T00:10:00')
  await run()
  expect(await stored('market_work')).toEqual(['林一'])
  const daily = await stored('daily_work')
  expect(daily).toEqual(expect.arrayContaining(['林二', '孙盘']))
  for (const name of ['林一', '郑安', '周岚', '吴领']) expect(daily).not.toContain(name)
  expect(await stored('week_work')).toEqual([])
  expect(await Promise.all([run(), run()])).toMatchObject([{ dailyWork: 0 }, { dailyWork: 0 }])
  await wakeUp('11-28T00:10:00')
  expect(await run()).toMatchObject({ dailyWork: 0, marketWork: 0 })
})

test('weeks are owed on their last working day, by the PMO another one, by who holds everything none', async () => {
  await wakeUp('11-27T00:10:00')
  await run()
  expect(await stored('week_work')).toEqual(expect.arrayContaining(['林一', '林二', '孙盘']))
  expect(await stored('pmo_work', `u.name || ' ' || r.week_start || ' ' || r.status`)).toEqual(['孙盘 2026-11-23 未填'])
  expect(await stored('manage_report')).toEqual([])
  expect(await run()).toMatchObject({ weekWork: 0, pmoWork: 0 })
})

test('heads owe the month on its last working day, followed by who followed the last one', async () => {
  const last = { userId: team.ids.h, departmentId: part, year: 2026, month: 10 }
  const { id } = expectOk(await admin.post('/api/manageReport', last)).data
  await server.owner.query('update store.manage_report set pmo_id = $2 where id = $1', [id, pmo])
  await wakeUp('11-30T00:10:00')
  expect(await run()).toMatchObject({ manageReport: 1 })
  expect(await run()).toMatchObject({ manageReport: 0 })
  const told = await stored('manage_report', `u.name || ' ' || r.month || ' ' || (r.pmo_id = '${pmo}')`)
  expect(told).toEqual(['吴领 11 true', '郑安 10 true'])
})

test('on the first of a month what was counted begins anew', async () => {
  const set = 'update store."user" set no_time_num = 4, lock_reason = $2 where id = $1'
  await server.owner.query(set, [team.ids.s1, '报告未交'])
  await server.owner.query(set, [team.ids.s2, '警告超限'])
  const counted = async () =>
    (
      await server.owner.query(
        'select no_time_num, lock_reason from store."user" where id = any ($1) order by lock_reason nulls first',
        [[team.ids.s1, team.ids.s2]],
      )
    ).rows
  await wakeUp('11-30T23:59:00')
  await run()
  expect((await counted()).map(({ no_time_num }) => no_time_num)).toEqual([4, 4])
  await wakeUp('12-01T00:10:00')
  await run()
  expect(await counted()).toEqual([
    { no_time_num: 0, lock_reason: null },
    { no_time_num: 0, lock_reason: '警告超限' },
  ])
})

test('a day that turns out to be one of work is owed at once, and by whoever comes back', async () => {
  // a Saturday
  await wakeUp('12-05T10:00:00')
  const today = async () =>
    (await stored('daily_work', `case when r.date = '2026-12-05' then u.name end`)).filter(Boolean)
  expectOk(await admin.post('/api/holiday', { date: '2026-12-12', name: '调休', kind: '调休上班' }))
  expect(await today()).toEqual([])
  const { version } = expectOk(await admin.get(`/api/user/${team.ids.s2}`)).data
  expectOk(await admin.post('/api/user/action/disable', { id: team.ids.s2, version }))
  expectOk(await admin.post('/api/holiday', { date: '2026-12-05', name: '调休', kind: '调休上班' }))
  expect(await today()).toContain('孙盘')
  expect(await today()).not.toContain('林二')
  const again = expectOk(await admin.get(`/api/user/${team.ids.s2}`)).data.version
  expectOk(await admin.post('/api/user/action/enable', { id: team.ids.s2, version: again }))
  expect(await today()).toContain('林二')
  expect(
    (await stored('week_work', `case when r.week_start = '2026-11-30' then u.name end`)).filter(Boolean),
  ).toContain('林二')
})
