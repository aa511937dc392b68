import { clock } from '@chengban/engine/clock.ts'
import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let house: House
let cast: Cast
let fileId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await house.owner.query(text, [...params])).rows

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T10:00:00+08:00') - Date.now()) / 1000)
  house = await staffedHouse()
  cast = await makeCast(house)
  const [row] = await sql(
    `insert into store.entry (id, tz_create, tz_update, kind, user_id, name, mobile, company, department_id, preset_role_id, mentor_id,
       tz_probation, regular_salary, salary, status, stage)
     select gen_random_uuid(), now(), now(), '入职', u.id, u.name, '13700000001', 'A', u.department_id, (select id from store.role limit 1), $2,
       '2026-09-01', 9500, 8000, '通过', '试用中' from store."user" u where u.id = $1 returning id`,
    ...[cast.ids.s1, cast.ids.h],
  )
  fileId = row.id
})
afterAll(() => {
  clock.shift(0)
  return house.close()
})
beforeEach(async () => {
  await sql(`update store.entry set stage = '试用中' where id = $1`, fileId)
  await sql(
    `update store."user" set is_formal = false, tz_regular = null, tz_probation = '2026-09-01', salary = 8000 where id = $1`,
    cast.ids.s1,
  )
})

/** Somebody's own application, decided by their head and by HR. */
const passed = async (regularDate: string): Promise<void> => {
  const { departmentId } = expectOk(await cast.admin.get(`/api/user/${cast.ids.s1}`)).data
  const body = {
    kind: '转正',
    userId: cast.ids.s1,
    name: '林一',
    mobile: '13700000001',
    departmentId,
    selfSummary: '小结',
  }
  const { id } = expectOk(await cast.s1.post('/api/entry', { ...body, regularDate })).data
  await sql(`update store.entry set mentor_opinion = '同意转正' where id = $1`, id)
  for (const [desk, name] of [
    [cast.s1, 'submit'],
    [cast.h, 'approve'],
    [cast.admin, 'approve'],
  ] as const) {
    const { version } = expectOk(await cast.admin.get(`/api/entry/${id}`)).data
    expectOk(await desk.post(`/api/entry/action/${name}`, { id, version }))
  }
}
const person = async () =>
  (await sql('select is_formal, tz_regular::text, salary::text from store."user" where id = $1', cast.ids.s1))[0]
const stage = async () => (await sql('select stage from store.entry where id = $1', fileId))[0].stage

test('who has passed is regular at once where the day has come, and not before it', async () => {
  await passed('2026-11-17')
  expect(await person()).toEqual({ is_formal: false, tz_regular: null, salary: '8000.00' })
  expect(await stage()).toBe('试用中')
  await passed('2026-11-16')
  expect(await person()).toEqual({ is_formal: true, tz_regular: '2026-11-16', salary: '9500.00' })
  expect(await stage()).toBe('已转正')
})
