import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { Answer, House } from '@chengban/server/testing/house.ts'
import { monthStart } from '@chengban/server/testing/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let id: string
const month = monthStart(-1).slice(0, 7)

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const { rows } = await house.owner.query(
    `insert into store.attendance_month (id, tz_create, tz_update, user_id, month, company, status)
     values (gen_random_uuid(), now(), now(), $1, $2, 'A', '已锁定') returning id`,
    [cast.ids.s1, month],
  )
  id = rows[0].id
})
afterAll(() => house.close())

const unlock = async (): Promise<Answer> => {
  const { version } = (await cast.admin.get(`/api/attendanceMonth/${id}`)).data
  return cast.admin.post('/api/attendance/action/unlock', { id, version, opinion: '漏记' })
}
const pays = (status: string) =>
  house.owner.query(
    `insert into store.submit_payroll (id, tz_create, tz_update, company, month, kind, name, pay_date, stage, status)
     values (gen_random_uuid(), now(), now(), 'A', $1, '工资', 'x', $2, '已核算', $3)`,
    [month, monthStart(), status],
  )

test.each(['待一级审核', '待二级审核', '通过'])('attendance under pay in %s stays locked', async (status) => {
  await pays(status)
  expect(await unlock()).toMatchObject({ status: 409, message: '该月工资已锁定' })
  await house.owner.query('delete from store.submit_payroll')
})

test('attendance under pay that is a draft is opened again', async () => {
  await pays('草稿')
  expectOk(await unlock())
})
