import { clock } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/modules/platform/reminder-rule/server/run-notice.ts'
import { stopEnded } from '@chengban/modules/platform/reminder-rule/server/stop.ts'
import { notices } from '@chengban/server/compose.ts'
import { type Cast, expectOk, makeCast, person, personPassword, roleIds } from '@chengban/server/testing/cast.ts'
import { type Desk, type House, openHouse } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let dev: Desk
let awayId: string
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T09:00:00')
  house = await openHouse()
  cast = await makeCast(house)
  const roles = await roleIds(cast.admin)
  const { departmentId } = (await cast.admin.get(`/api/user/${cast.ids.s1}`)).data
  const held = [roles.研发 ?? '', roles.员工 ?? '']
  await person(cast.admin, 'dev1', '乙', departmentId, held)
  awayId = await person(cast.admin, 'dev2', '丙', departmentId, held)
  await house.owner.query('update store."user" set is_work = false where id = $1', [awayId])
  dev = await house.signIn('dev1', personPassword)
})
afterAll(() => {
  clock.shift(0)
  return house.close()
})

const estimate = notices.filter(({ declared }) => declared.code === 'taskEstimate')
const remind = async (day: string): Promise<void> => {
  for (const notice of estimate)
    await house.server.auth.transaction((tx) => runNotice(tx, house.server.catalog, notice, { day }))
}
const stop = async (): Promise<void> => {
  for (const notice of estimate)
    await house.server.auth.transaction((tx) => stopEnded(tx, house.server.catalog, notice))
}
const heard = async () =>
  (
    await house.owner.query(
      `select m.title, m.link, u.name, m.tz_stop is null as open from store.message m join store."user" u on u.id = m.user_id
       where m.type = 'taskEstimate' order by u.name`,
    )
  ).rows

test('who has planned nothing hears of it though no row of the day stands, and who is away or plans no days does not', async () => {
  expect((await house.owner.query('select from store.task_day')).rows).toHaveLength(0)
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
