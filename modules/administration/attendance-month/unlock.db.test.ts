import type { RowOf } from '@chengban/kernel/registry.ts'
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
  const attendanceMonthId = await server.make('attendanceMonth', {
    userId: team.ids.s1,
    month,
    company: 'A',
    status: '已锁定',
  })
  id = attendanceMonthId
})
afterAll(() => server.close())

const unlock = async (): Promise<Answer> => {
  const { version } = (await team.admin.get(`/api/attendanceMonth/${id}`)).data
  return team.admin.post('/api/attendance/action/unlock', { id, version, opinion: '漏记' })
}
const pays = (status: RowOf<'submitPayroll'>['status']) =>
  server.make('submitPayroll', { company: 'A', month, name: 'x', payDate: monthStart(), stage: '已核算', status })

test.each(['待一级审核', '待二级审核', '通过'] as const)('attendance under pay in %s stays locked', async (status) => {
  await pays(status)
  expect(await unlock()).toMatchObject({ status: 409, message: '该月工资已锁定' })
  await server.owner.query('delete from store.submit_payroll')
})

test('attendance under pay that is a draft is opened again', async () => {
  await pays('草稿')
  expectOk(await unlock())
})
