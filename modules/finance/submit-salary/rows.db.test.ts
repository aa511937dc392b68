import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { monthStart, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePersonnel, makeRules, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
let id: string

beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  await makeRules(people.hr)
})
afterAll(() => server.close())

const wage = (userId: string, normMoney: string, dtStart = monthStart(-2)) => ({
  ...{ userId, company: 'A', kind: '定薪', content: '定薪', dtStart, normMoney, isFormal: true },
})
const linesOf = async () =>
  (
    await server.owner.query(
      `select l.id, l.version, l.user_id as "userId", l.status, l.dt_end::text as "dtEnd" from store.money_salary l where l.submit_id = $1 order by l.norm_money`,
      [id],
    )
  ).rows as readonly { id: string; version: number; userId: string; status: string; dtEnd: string | null }[]
const states = async () => (await linesOf()).map(({ status }) => status)
const decide = async (at: number, verdict: object, api = people.book1): Promise<Answer> => {
  const line = (await linesOf())[at]
  return api.post('/api/submitSalary/action/auditRow', { id: line?.id, version: line?.version, ...verdict })
}
const refusal = { result: '驳回', opinion: '未谈妥' }
const own = async (api: Team['s1']) => expectOk(await api.get('/api/moneySalary?pageSize=10')).data.nodes
const payOf = async (userId: string) =>
  (await server.owner.query(`select salary::text from store."user" where id = $1`, [userId])).rows[0].salary

// two raises that wait for finance
beforeEach(async () => {
  const rows = [wage(team.ids.s1, '9000.00'), wage(team.ids.s2, '9500.00')]
  const made = await people.hr.post('/api/submitSalary', { name: '定薪', company: 'A', rows })
  id = expectOk(made).data.id
  expectOk(await step(people.hr, 'submitSalary', id, 'submit'))
})

test('whoever is not asked decides on no line, and no verdict comes without its reason', async () => {
  expect((await decide(0, refusal, people.hr)).message).toBe('不能审批自己的单据')
  expect((await decide(0, refusal, team.s1)).status).toBe(404)
  expect((await decide(0, { result: '驳回' })).data.fields).toEqual({ opinion: '请填写审批意见' })
  expect((await decide(0, { result: '核减', money: '1.00', opinion: '多' })).data.fields).toEqual({
    result: '该单据不能核减',
  })
  expectOk(await decide(0, refusal))
  expectOk(await decide(1, refusal))
  expect(await step(people.book1, 'submitSalary', id, 'approve')).toMatchObject({
    ...{ status: 409, message: '明细已全部驳回，请驳回整单' },
  })
  expectOk(await step(people.book1, 'submitSalary', id, 'reject', { opinion: '重谈' }))
  expect(await states()).toEqual(['草稿', '草稿'])
})

test('a line that is agreed to is not in force before the whole has passed', async () => {
  expectOk(await decide(0, { result: '通过' }))
  expectOk(await decide(1, refusal))
  expect(expectOk(await people.hr.get(`/api/submitSalary/${id}`)).data.money).toBe('9000.00')
  // refused by the first level, agreed to by the second after all
  expectOk(await step(people.book1, 'submitSalary', id, 'approve'))
  expectOk(await decide(1, { result: '通过' }, team.g))
  expect(await states()).toEqual(['待审核', '待审核'])
  expect([await own(team.s1), await payOf(team.ids.s1)]).toEqual([[], null])
  expectOk(await decide(1, refusal, team.g))
  expectOk(await step(team.g, 'submitSalary', id, 'approve'))
  expect(await states()).toEqual(['通过', '驳回'])
  expect([(await own(team.s1)).length, await own(team.s2)]).toEqual([1, []])
  expect([await payOf(team.ids.s1), await payOf(team.ids.s2)]).toEqual(['9000.00', null])
  expectOk(await step(people.hr, 'submitSalary', id, 'void', { opinion: '录错' }))
})

test('what a level said of the lines falls with its decision; a refused line ends no wage, and reopens none', async () => {
  expectOk(await step(people.book1, 'submitSalary', id, 'approve'))
  expectOk(await step(team.g, 'submitSalary', id, 'approve'))
  const first = id
  const rows = [
    wage(team.ids.s1, '9100.00', monthStart(-1)),
    { ...wage(team.ids.s2, '9600.00', monthStart(-1)), kind: '调薪' },
  ]
  id = expectOk(await people.hr.post('/api/submitSalary', { name: '调薪', company: 'A', rows })).data.id
  expectOk(await step(people.hr, 'submitSalary', id, 'submit'))
  expectOk(await decide(1, refusal))
  expectOk(await step(people.book1, 'submitSalary', id, 'approve'))
  expectOk(await step(people.book1, 'submitSalary', id, 'auditWithdraw'))
  expect(await states()).toEqual(['待审核', '待审核'])
  expectOk(await decide(1, refusal))
  expectOk(await step(people.book1, 'submitSalary', id, 'approve'))
  expectOk(await step(team.g, 'submitSalary', id, 'approve'))
  const ends = async () => {
    const { rows: all } = await server.owner.query(
      `select dt_end is not null as ended from store.money_salary where submit_id = $1 order by norm_money`,
      [first],
    )
    return all.map(({ ended }) => ended)
  }
  expect(await ends()).toEqual([true, false])
  expectOk(await step(people.hr, 'submitSalary', id, 'void', { opinion: '录错' }))
  expect(await ends()).toEqual([false, false])
})
