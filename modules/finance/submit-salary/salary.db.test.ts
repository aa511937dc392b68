import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day, monthStart, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
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

const fields = ({ data }: Answer) => data.fields
const wage = (more: object = {}) => ({
  userId: team.ids.s1,
  company: 'A',
  kind: '定薪',
  content: '入职定薪',
  dtStart: monthStart(-2),
  normMoney: '12000.00',
  performance: '2000.00',
  other: '300.00',
  isFormal: true,
  socialBase: '12000.00',
  deductElder: '1000.00',
  ...more,
})
const make = (rows: object[]): Promise<Answer> =>
  people.hr.post('/api/submitSalary', { name: '定薪', company: 'A', rows })
const handIn = async (rows: object[]): Promise<string> => {
  const { id } = expectOk(await make(rows)).data
  expectOk(await step(people.hr, 'submitSalary', id, 'submit'))
  return id
}
const passed = async (rows: object[]): Promise<string> => {
  const id = await handIn(rows)
  expectOk(await step(people.book1, 'submitSalary', id, 'approve'))
  expectOk(await step(team.g, 'submitSalary', id, 'approve'))
  return id
}
const wagesOf = async (userId: string, api = people.hr) => {
  const filters = encodeURIComponent(JSON.stringify({ userId: { equalTo: userId } }))
  return (await api.get(`/api/moneySalary?pageSize=50&sort=dtStart&filters=${filters}`)).data.nodes
}

test.each([
  [{ normMoney: '1999.99' }, { 'rows.0.normMoney': '低于最低工资标准 2000.00' }],
  [{ isFormal: false, normMoney: '2400.00' }, { 'rows.0.normMoney': '低于最低工资标准 2000.00' }],
  [{ kind: '停薪' }, { 'rows.0.normMoney': '停薪的工资须为0' }],
  [{ deductLoan: '1000.00', deductRent: '1500.00' }, { 'rows.0.deductRent': '住房贷款利息与住房租金不能同时扣除' }],
  [{ deductPension: '1000.01' }, { 'rows.0.deductPension': expect.any(String) }],
  [{ probationRate: '79.00' }, { 'rows.0.probationRate': expect.any(String) }],
  [{ kind: '专项附加调整' }, { 'rows.0.kind': '该人员没有生效的薪资标准' }],
])('an agreement %o is refused', async (more, errors) => {
  expect(fields(await make([wage(more)]))).toEqual(errors)
})

test('a person stands in a submission once; others hand in nothing', async () => {
  expect((await make([wage(), wage()])).message).toBeTruthy()
  expect(JSON.stringify((await make([wage(), wage()])).data)).toContain('同一人员不能重复')
  expect((await people.book1.post('/api/submitSalary', { name: '定薪', company: 'A' })).status).toBe(403)
})

test('an agreement takes effect once two have agreed; its person reads it, others do not', async () => {
  const id = await handIn([wage()])
  expect(await wagesOf(team.ids.s1, team.s1)).toEqual([])
  const waiting = (await people.hr.get(`/api/submitSalary/${id}`)).data
  expect(waiting).toMatchObject({ money: '14300.00', rowCount: 1 })
  expect(waiting.serialNumber).toMatch(/^DX-\d{6}-0001$/)
  expectOk(await step(people.book1, 'submitSalary', id, 'approve'))
  expect((await step(people.book1, 'submitSalary', id, 'approve')).code).not.toBe('OK')
  expectOk(await step(team.g, 'submitSalary', id, 'approve'))
  expect(await wagesOf(team.ids.s1, team.s1)).toMatchObject([
    {
      status: '通过',
      normMoney: '12000.00',
      socialMyself: '1263.00',
      accumulationFund: '1440.00',
      security: '3180.00',
      deductTotal: '1000.00',
      tax: '167.91',
      salaryTrue: '11429.09',
    },
  ])
  expect(await wagesOf(team.ids.s1, team.s2)).toEqual([])
  expect((await people.hr.get(`/api/user/${team.ids.s1}`)).data.salary).toBe('12000.00')
})

test('what was agreed before ends with the day before; nothing begins earlier than what stands', async () => {
  expect(fields(await make([wage({ kind: '调薪', dtStart: monthStart(-2) })]))).toEqual({
    'rows.0.dtStart': '已有更晚生效的薪资标准',
  })
  const id = await passed([
    wage({ kind: '调薪', dtStart: monthStart(-1), normMoney: '13000.00', deductElder: undefined }),
  ])
  const [old, current] = await wagesOf(team.ids.s1)
  expect(old.dtEnd < monthStart(-1)).toBe(true)
  expect(current).toMatchObject({ dtEnd: null, change: '1000.00', deductElder: '1000.00' })
  expect((Number(current.before) * Number(current.changeRate)) / 100).toBeCloseTo(1000, -1)
  expect((await people.hr.get(`/api/user/${team.ids.s1}`)).data.salary).toBe('13000.00')
  expectOk(await step(people.hr, 'submitSalary', id, 'void', { opinion: '录错' }))
  expect(
    (await wagesOf(team.ids.s1)).map(({ dtEnd, status }: { dtEnd: string; status: string }) => [dtEnd, status]),
  ).toEqual([
    [null, '通过'],
    [null, '已作废'],
  ])
  expect((await people.hr.get(`/api/user/${team.ids.s1}`)).data.salary).toBe('12000.00')
})

test('hours and months are no measure of one month: the change begins on its first day', async () => {
  const hours = { kind: '调薪', type: '时薪', normMoney: '65.00' }
  const inside = `${monthStart(-1).slice(0, 8)}02`
  expect(fields(await make([wage({ ...hours, dtStart: inside })]))).toEqual({
    'rows.0.dtStart': '计薪方式须自月初变更',
  })
  for (const more of [
    { ...hours, dtStart: monthStart(-1) },
    { kind: '调薪', dtStart: inside, normMoney: '12500.00' },
  ]) {
    const { id } = expectOk(await make([wage(more)])).data
    expectOk(await people.hr.remove(`/api/submitSalary/${id}`))
  }
})

test('items of tax change by themselves: the wage is a copy, and ends nothing', async () => {
  await passed([wage({ kind: '专项附加调整', dtStart: day(), normMoney: '1.00', deductChildren: '2000.00' })])
  const [first, , items] = await wagesOf(team.ids.s1)
  expect(first.dtEnd).toBeNull()
  expect(items).toMatchObject({ normMoney: '12000.00', change: '0.00', deductTotal: '3000.00' })
})

test('nobody agrees to their own pay; figures are not asked for without the code', async () => {
  const id = await handIn([wage({ userId: people.ids.book1 })])
  expect((await step(people.book1, 'submitSalary', id, 'approve')).status).toBe(404)
  expectOk(await step(people.book2, 'submitSalary', id, 'approve'))
  const filters = encodeURIComponent(JSON.stringify({ normMoney: { greaterThan: '0' } }))
  expect((await team.s1.get(`/api/moneySalary?pageSize=10&filters=${filters}`)).status).toBe(403)
})

test('a wage does not begin in a month whose pay is locked, or before one that is, at its last signature either', async () => {
  const late = await handIn([wage({ userId: team.ids.s2, dtStart: monthStart(-2) })])
  expectOk(await step(people.book1, 'submitSalary', late, 'approve'))
  await server.make('submitPayroll', {
    company: 'A',
    month: monthStart(-1).slice(0, 7),
    kind: '工资',
    name: 'x',
    payDate: day(),
    stage: '已锁定',
    status: '通过',
  })
  expect(fields(await make([wage({ userId: team.ids.s2, dtStart: monthStart(-1) })]))).toEqual({
    'rows.0.dtStart': '该月工资已锁定',
  })
  expect(fields(await make([wage({ userId: team.ids.s2, dtStart: monthStart(-2) })]))).toEqual({
    'rows.0.dtStart': '该月工资已锁定',
  })
  expect(await step(team.g, 'submitSalary', late, 'approve')).toMatchObject({ status: 409, message: '该月工资已锁定' })
  const less = await people.hr.post('/api/moneyLess', {
    userId: team.ids.s2,
    company: 'A',
    month: monthStart(-1).slice(0, 7),
    date: day(),
    type: '奖金',
    money: '1.00',
    content: '晚了',
  })
  expect(fields(less)).toEqual({ month: '该月工资已锁定' })
})

test('the basic pay of people follows the wage in force by itself', async () => {
  await server.owner.query(`update store."user" set salary = 1 where id = $1`, [team.ids.s1])
  await server.runner.ask('salaryInForce')
  expect((await people.hr.get(`/api/user/${team.ids.s1}`)).data.salary).toBe('12000.00')
})
