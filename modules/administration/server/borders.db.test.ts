import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
})
afterAll(() => house.close())

test('a warning does not end before its day', async () => {
  const warn = (expireDate: string) =>
    cast.admin.post('/api/warnAccident', { userId: cast.ids.s1, date: day(), detail: '迟到', count: 1, expireDate })
  expect((await warn(day(-1))).data.fields).toEqual({ expireDate: '失效日期不能早于日期' })
  expectOk(await warn(day()))
})

test('made-up punches of a month have one limit where the parameter is lost, in the sheet as in the appeal', async () => {
  await house.owner.query(`delete from store.config where key = 'attendance.repunchMax'`)
  const { rows } = await house.owner.query(
    `insert into store.attendance_month (id, tz_create, tz_update, user_id, month)
     values (gen_random_uuid(), now(), now(), $1, '2026-01') returning id`,
    [cast.ids.s1],
  )
  expect(expectOk(await cast.admin.get(`/api/attendanceMonth/${rows[0].id}`)).data).toMatchObject({ repunchLeft: 3 })
})

test('a sheet of a week says which, and does not end before it begins', async () => {
  const sheet = { userId: cast.ids.s1, type: '周', year: 2026, startDate: '2026-11-09', endDate: '2026-11-15' }
  expect((await cast.admin.post('/api/performance', sheet)).data.fields).toEqual({
    month: '请选择周次',
    week: '请选择周次',
  })
  const wrong = { ...sheet, month: 11, week: 2, endDate: '2026-11-01' }
  expect((await cast.admin.post('/api/performance', wrong)).data.fields).toEqual({
    endDate: '结束日期不能早于开始日期',
  })
})
