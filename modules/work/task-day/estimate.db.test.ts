import { clock } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { notices } from '@chengban/server/compose.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword, roleIds, signInTeam, type Team } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let dev: Api
let awayId: string
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T09:00:00')
  server = await openServer()
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  const held = [roles.研发 ?? '', roles.员工 ?? '']
  await person(team.admin, 'dev1', '乙', departmentId, held)
  awayId = await person(team.admin, 'dev2', '丙', departmentId, held)
  await server.owner.query('update store."user" set is_work = false where id = $1', [awayId])
  dev = await server.signIn('dev1', personPassword)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const estimate = notices.filter(({ declared }) => declared.code === 'taskEstimate')
const remind = async (day: string): Promise<void> => {
  for (const notice of estimate)
    await server.parts.auth.transaction((tx) => runNotice(tx, server.parts.catalog, notice, { day }))
}
const stop = async (): Promise<void> => {
  for (const notice of estimate)
    await server.parts.auth.transaction((tx) => stopEnded(tx, server.parts.catalog, notice))
}
const heard = async () =>
  (
    await server.owner.query(
      `select m.title, m.link, u.name, m.tz_stop is null as open from store.message m join store."user" u on u.id = m.user_id
       where m.type = 'taskEstimate' order by u.name`,
    )
  ).rows

test('who has planned nothing hears of it though no row of the day stands, and who is away or plans no days does not', async () => {
  expect((await server.owner.query('select from store.task_day')).rows).toHaveLength(0)
  await remind('2026-11-16')
  const rows = await heard()
  const people = rows.map(({ name }) => name)
  expect(people).toContain('乙')
  expect(people).toContain('林一')
  expect(people).not.toContain('丙')
  // general management owes no report, and plans no day
  expect(people).not.toContain('周岚')
  expect(rows[0]).toMatchObject({
    title: '【日计划】2026-11-16的计划尚未预估',
    link: '/taskDay?date=2026-11-16',
  })
})

test('whoever plans the day, hears of it no more', async () => {
  const items = [{ sourceType: '其他', title: '整理', planHours: '2.0' }]
  expectOk(await dev.post('/api/taskDay/action/estimate', { date: '2026-11-16', items }))
  await stop()
  const open = (await heard()).filter((one) => one.open).map(({ name }) => name)
  expect(open).not.toContain('乙')
  expect(open).toContain('林一')
})

test('nobody hears of it on a day of rest', async () => {
  const before = (await heard()).length
  await remind('2026-11-21')
  expect(await heard()).toHaveLength(before)
})
