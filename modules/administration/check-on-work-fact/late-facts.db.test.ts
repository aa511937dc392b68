import { clock } from '@chengban/engine/clock.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const later = async (instant: string): Promise<void> => {
  clock.shift((Date.parse(instant) - Date.now()) / 1000)
  if (server) team = { ...team, admin: await server.signIn('admin', adminPassword) }
}
const run = async (name = 'factsDaily') => expectOk(await team.admin.post('/api/test/job', { name }))
beforeAll(async () => {
  await later('2026-11-02T09:00:00+08:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  await run('checkOnWorkMake')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

test('days a task or project was late on a confirmed sheet count one by one where they are found, each once', async () => {
  const values = { name: '核对', designee: team.ids.s2, date: '2026-11-25', needConfirm: false }
  const { id } = expectOk(await team.admin.post('/api/task', values)).data
  await server.owner.query(`update store.task set status = '进行中' where id = $1`, [id])
  const late = () =>
    server.owner.query(
      `select f.date::text, f.late_for::text as "lateFor", f.text, f.amount::text, s.start_date::text as sheet
       from store.check_on_work_fact f left join store.check_on_work s on s.id = f.check_on_work_id
       where f.relevance_id = $1 order by f.date, f.late_for nulls first`,
      [id],
    )
  await later('2026-11-27T00:10:00+08:00')
  await run()
  await server.owner.query(
    `update store.check_on_work set status = '已确认' where user_id = $1 and start_date < '2026-12-01'`,
    [team.ids.s2],
  )
  // the server was off from Friday to Wednesday
  await later('2026-12-02T00:10:00+08:00')
  await run()
  await run()
  await later('2026-12-03T00:10:00+08:00')
  await run()
  // its month is opened again, and the task handed to another
  await server.owner.query(
    `update store.check_on_work set status = '待本人确认' where user_id = $1 and start_date < '2026-12-01'`,
    [team.ids.s2],
  )
  await run()
  await server.owner.query('update store.task set designee = $2 where id = $1', [id, team.ids.s1])
  await run()
  expect((await late()).rows).toEqual([
    { date: '2026-11-26', lateFor: null, text: '任务【核对】延期', amount: '1.0', sheet: '2026-11-01' },
    { date: '2026-12-01', lateFor: null, text: '任务【核对】延期', amount: '1.0', sheet: '2026-12-01' },
    { date: '2026-12-02', lateFor: null, text: '任务【核对】延期', amount: '1.0', sheet: '2026-12-01' },
    {
      date: '2026-12-02',
      lateFor: '2026-11-27',
      text: '补记2026-11-27：任务【核对】延期',
      amount: '1.0',
      sheet: '2026-12-01',
    },
    {
      date: '2026-12-02',
      lateFor: '2026-11-30',
      text: '补记2026-11-30：任务【核对】延期',
      amount: '1.0',
      sheet: '2026-12-01',
    },
  ])
})

test('a leaver whose sheet was confirmed owes nothing after the last day', async () => {
  const late = async () =>
    (
      await server.owner.query(`select count(*)::integer as n from store.check_on_work_fact where user_id = $1`, [
        team.ids.h,
      ])
    ).rows[0].n
  const before = await late()
  await server.owner.query(
    `update store.check_on_work set status = '已确认' where user_id = $1 and start_date < '2026-12-01'`,
    [team.ids.h],
  )
  await server.owner.query(`update store."user" set tz_demobilize = '2026-12-02' where id = $1`, [team.ids.h])
  await server.make('dailyWork', { userId: team.ids.h, date: '2026-11-30', status: '未填', timeliness: '缺交' })
  await run()
  expect(await late()).toBe(before)
})
