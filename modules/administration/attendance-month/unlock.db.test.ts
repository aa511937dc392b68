import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { monthStart } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string
const month = monthStart(-1).slice(0, 7)

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { rows } = await server.owner.query(
    `insert into store.attendance_month (id, tz_create, tz_update, user_id, month, company, status)
     values (gen_random_uuid(), now(), now(), $1, $2, 'A', '已锁定') returning id`,
    [team.ids.s1, month],
  )
  id = rows[0].id
})
afterAll(() => server.close())

const unlock = async (): Promise<Answer> => {
  const { version } = (await team.admin.get(`/api/attendanceMonth/${id}`)).data
  return team.admin.post('/api/attendance/action/unlock', { id, version, opinion: '漏记' })
}
const pays = (status: string) =>
  server.owner.query(
    `insert into store.submit_payroll (id, tz_create, tz_update, company, month, kind, name, pay_date, stage, status)
     values (gen_random_uuid(), now(), now(), 'A', $1, '工资', 'x', $2, '已核算', $3)`,
    [month, monthStart(), status],
  )

test.each(['待一级审核', '待二级审核', '通过'])('attendance under pay in %s stays locked', async (status) => {
  await pays(status)
  expect(await unlock()).toMatchObject({ status: 409, message: '该月工资已锁定' })
  await server.owner.query('delete from store.submit_payroll')
})

test('attendance under pay that is a draft is opened again', async () => {
  await pays('草稿')
  expectOk(await unlock())
})
