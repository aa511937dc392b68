import type { TestServer } from '@chengban/server/testing/server.ts'
import { monthStart } from '@chengban/server/testing/staff.ts'
import { expectOk, person, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePersonnel, makeRules, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  await makeRules(people.hr)
})
afterAll(() => server.close())

test('who stands in a batch with others does not read what they get together', async () => {
  const { id: role } = expectOk(await team.admin.post('/api/role', { name: '定薪登记' })).data
  const rights = { id: role, permissionIds: [], operationCodes: ['moneySalary:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', rights))
  const department = (await team.admin.get('/api/department?pageSize=50')).data.nodes[0].id
  const clerkId = await person(team.admin, 'clerk', '登记一', department, [role])
  const clerk = await server.signIn('clerk', personPassword)
  const wage = (userId: string, normMoney: string) => ({
    ...{ userId, company: 'A', kind: '定薪', content: '入职定薪', dtStart: monthStart(-1), normMoney },
    ...{ isFormal: true, socialBase: '12000.00' },
  })
  const sumOf = async (...rows: object[]) => {
    const { id } = expectOk(await people.hr.post('/api/submitSalary', { name: '定薪', company: 'A', rows })).data
    const [all, own] = [await people.hr.get(`/api/submitSalary/${id}`), await clerk.get(`/api/submitSalary/${id}`)]
    return [expectOk(all).data.money, expectOk(own).data.money ?? null]
  }
  expect(await sumOf(wage(clerkId, '8000.00'), wage(team.ids.s1, '9000.00'))).toEqual(['17000.00', null])
  expect(await sumOf(wage(clerkId, '8000.00'))).toEqual(['8000.00', '8000.00'])
})
