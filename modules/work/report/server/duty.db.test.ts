import { clock } from '@chengban/engine/clock.ts'
import { type Cast, expectOk, makeCast, person, personPassword, roleIds } from '@chengban/server/testing/cast.ts'
import { call, type Desk, type House, openHouse } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let dev: Desk
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const job = async (name: string) => expectOk(await call(house.app, 'POST', '/api/test/job', undefined, { name }))

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T18:00:30')
  house = await openHouse({ works: true })
  cast = await makeCast(house)
  const roles = await roleIds(cast.admin)
  const { departmentId } = (await cast.admin.get(`/api/user/${cast.ids.s1}`)).data
  await person(cast.admin, 'dev1', '乙', departmentId, [roles.研发 ?? '', roles.员工 ?? ''])
  dev = await house.signIn('dev1', personPassword)
  await job('reportRows')
})
afterAll(() => {
  clock.shift(0)
  return house.close()
})

const page = '/taskDay?date=2026-11-16'

test('the report a person owes leads to the page of the day, from the first page and from the reminder', async () => {
  for (const [desk, kind] of [
    [dev, 'dailyWork'],
    [cast.s1, 'marketWork'],
  ] as const) {
    const { todos } = expectOk(await desk.get('/api/home/summary')).data
    const reports = todos.filter((one: { kind: string }) => one.kind === '日报')
    expect([kind, reports.map(({ link }: { link: string }) => link)]).toEqual([kind, [page]])
  }
  await job('reportRemind')
  const { rows } = await house.owner.query(
    `select u.name, m.link from store.message m join store."user" u on u.id = m.user_id where m.type = 'taskReport'
       and m.title like '【日报】2026%' order by u.name`,
  )
  expect(rows.map(({ name }) => name)).toContain('乙')
  expect(new Set(rows.map(({ link }) => link))).toEqual(new Set([page]))
})
