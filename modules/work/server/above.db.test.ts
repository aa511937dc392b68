import { type Cast, expectOk, makeCast, person, personPassword, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { Desk, House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let reader: Desk

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const { departmentId } = expectOk(await cast.admin.get(`/api/user/${cast.ids.s2}`)).data
  const { id } = expectOk(await cast.admin.post('/api/role', { name: '日报阅读' })).data
  const codes = { id, permissionIds: [], operationCodes: ['dailyWork:read'] }
  expectOk(await cast.admin.patch('/api/role/action/set-permission', codes))
  await person(cast.admin, 'reader1', '钱读', departmentId, [id])
  reader = await house.signIn('reader1', personPassword)
})
afterAll(() => house.close())

const store = async (text: string, values: unknown[]): Promise<string> =>
  (await house.owner.query(`${text} returning id`, values)).rows[0].id

test('whoever may read reports reads those of their department and below, and of no other', async () => {
  const report = (who: keyof Cast['ids']) =>
    store(
      `insert into store.daily_work (id, tz_create, tz_update, user_id, date) values (uuidv7(), now(), now(), $1, '2026-11-16')`,
      [cast.ids[who]],
    )
  const [mine, other] = [await report('s2'), await report('s1')]
  expectOk(await reader.get(`/api/dailyWork/${mine}`))
  expect((await reader.get(`/api/dailyWork/${other}`)).status).toBe(404)
  expect((await cast.s2.get(`/api/dailyWork/${other}`)).status).toBe(404)
  expectOk(await cast.h.get(`/api/dailyWork/${other}`))
  // without the code nobody reads a colleague's
  const { rows } = await house.owner.query(`select id from store."user" where name = '钱读'`)
  await house.owner.query('update store.daily_work set user_id = $2 where id = $1', [mine, rows[0].id])
  expect((await cast.s2.get(`/api/dailyWork/${mine}`)).status).toBe(404)
})

test('goals of those above are read once they are agreed on', async () => {
  const goal = (who: string, status: string) =>
    store(
      `insert into store.okr (id, tz_create, tz_update, name, kind, user_id, year, quarter, status)
       values (uuidv7(), now(), now(), '增长', 'O', $1, 2026, 4, $2)`,
      [who, status],
    )
  const ids = { head: await goal(cast.ids.h, '进行中'), draft: await goal(cast.ids.h, '待确认') }
  const beside = await goal(cast.ids.s2, '进行中')
  expectOk(await cast.s1.get(`/api/okr/${ids.head}`))
  for (const id of [ids.draft, beside]) expect((await cast.s1.get(`/api/okr/${id}`)).status).toBe(404)
  expect((await cast.s2.get(`/api/okr/${ids.head}`)).status).toBe(404)
  // a superior elsewhere, and theirs
  await house.owner.query('update store."user" set superior_id = $2 where id = $1', [cast.ids.s2, cast.ids.g])
  await house.owner.query('update store."user" set superior_id = $2 where id = $1', [cast.ids.g, cast.ids.h])
  expectOk(await cast.s2.get(`/api/okr/${ids.head}`))
  expect((await cast.s2.patch(`/api/okr/${ids.head}`, { patch: { name: '别的' } })).status).toBe(403)
})
