import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import {
  expectOk,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let departmentId: string
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { rows } = await server.owner.query('select department_id::text as id from store."user" where id = $1', [
    team.ids.s1,
  ])
  departmentId = rows[0].id
  await server.make('moneyBudget', {
    year: Number(day().slice(0, 4)),
    company: 'A',
    target: '部门',
    departmentId,
    money: '1000',
  })
})
afterAll(() => server.close())

const ask = async (api: Api, more: Readonly<Record<string, string>> = {}) => {
  const cost = {
    type: '住宿',
    money: '900.00',
    quantity: '2',
    kind: '管理费用',
    date: day(),
    company: 'A',
    departmentId,
  }
  return api.get(`/api/submit-expense/beside?${new URLSearchParams({ ...cost, ...more })}`)
}

test('a budget is told to nobody of another department', async () => {
  const { rows } = await server.owner.query('select id::text from store.department where id <> $1 limit 1', [
    departmentId,
  ])
  const other = { departmentId: rows[0].id }
  expect(expectOk(await ask(team.s1, other)).data).toMatchObject({ budget: null, over: null, isOver: true })
})

test('a project’s budget is told only to who sees it', async () => {
  const projectId = await server.make('project', {
    name: '挂号改造',
    type: '实施项目',
    startTime: day(),
    initiator: team.ids.g,
    principalId: team.ids.g,
    projectStatus: '实施中',
    range: '全院',
  })
  await server.make('moneyBudget', {
    year: Number(day().slice(0, 4)),
    company: 'A',
    target: '项目',
    projectId,
    money: '5000',
  })
  const of = { kind: '项目费用', projectId }
  const none = { budget: null, used: null, reserved: null, over: null }
  expect(expectOk(await ask(team.s1, { ...of, money: '9000.00' })).data).toMatchObject(none)
  const roles = await roleIds(team.admin)
  const api = async (account: string, operationCodes: string[]): Promise<Api> => {
    const { id } = expectOk(await team.admin.post('/api/role', { name: account })).data
    expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
    await person(team.admin, account, account, departmentId, [id])
    return server.signIn(account, personPassword)
  }
  const office = await api('office', ['submitExpense:apply', 'project:manage'])
  expectOk(await office.get(`/api/project/${projectId}`))
  expect(expectOk(await ask(office, of)).data).toMatchObject(none)
  expect(expectOk(await ask(office)).data.budget).toBe('1000.00')
  await person(team.admin, 'books', '账一', departmentId, [roles.财务 as string, roles.员工 as string])
  const books = await server.signIn('books', personPassword)
  expect(expectOk(await ask(books, of)).data.budget).toBe('5000.00')
})

test('beside a cost stand its standard and the budget it falls under', async () => {
  expect(expectOk(await ask(team.s1)).data).toEqual({
    ...{ standard: '400.00', limit: '800.00', isOver: true, dayOver: null, alike: null },
    ...{ budget: '1000.00', used: '0.00', reserved: '0.00', claimed: '900.00', over: null },
  })
  expect(expectOk(await ask(team.s1, { money: '1200.00' })).data.over).toBe('200.00')
  expect(expectOk(await ask(team.s1, { type: '房租' })).data).toMatchObject({ limit: null, isOver: false })
})

test('the other lines of the claim count with a cost, in its budget and on its day', async () => {
  const meal = { type: '餐饮', money: '60.00', quantity: '1' }
  expect(expectOk(await ask(team.s1, meal)).data).toMatchObject({ isOver: false, dayOver: null, over: null })
  // the department has one budget for costs of every kind
  const more = { sameDay: '40.00', sameKind: '60.00', sameProject: '900.00' }
  expect(expectOk(await ask(team.s1, { ...meal, ...more })).data).toMatchObject({ dayOver: null, claimed: '960.00' })
  const whole = { ...meal, sameDay: '100.00', sameDayQuantity: '1' }
  expect(expectOk(await ask(team.s1, whole)).data).toMatchObject({ isOver: false, dayOver: null })
  expect(expectOk(await ask(team.s1, { ...meal, sameDay: '40.01', sameProject: '940.01' })).data).toMatchObject({
    ...{ isOver: false, dayOver: '100.01', claimed: '1000.01', over: '0.01' },
  })
  const own = [Number(day().slice(0, 4)), departmentId]
  await server.owner.query(
    `insert into store.money_budget (id, tz_create, tz_update, year, company, target, department_id, kind, money)
     values (gen_random_uuid(), now(), now(), $1, 'A', '部门', $2, '管理费用', 500)`,
    own,
  )
  expect(expectOk(await ask(team.s1, { ...meal, ...more })).data).toMatchObject({ claimed: '120.00', over: null })
  await server.owner.query(`delete from store.money_budget where kind = '管理费用' and department_id = $1`, [
    departmentId,
  ])
})

test('a standard that is no figure is none', async () => {
  const limits = (of: string) =>
    server.owner.query(`update store.config set value = $1 where key = 'finance.expenseLimits'`, [of])
  const { rows } = await server.owner.query(`select value from store.config where key = 'finance.expenseLimits'`)
  await limits('{"住宿":"约400"}')
  expect(expectOk(await ask(team.s1)).data).toMatchObject({ standard: null, limit: null, isOver: false })
  await limits(rows[0].value)
})

test('a cost of the same day and sum in another own claim is named, and a stranger’s is not', async () => {
  const line = { date: day(), kind: '管理费用', type: '房租', content: '押金', money: '77.00', noInvoiceReason: '收据' }
  const claim = { name: '押金一次', company: 'A', departmentId, rows: [line] }
  const { id } = expectOk(await team.s1.post('/api/submit-expense', claim)).data
  const like = { type: '房租', money: '77.00' }
  expect(expectOk(await ask(team.s1, like)).data.alike).toBe('押金一次')
  expect(expectOk(await ask(team.s1, { ...like, submitId: id })).data.alike).toBeNull()
  expect(expectOk(await ask(team.s2, like)).data.alike).toBeNull()
  const marked = async (claimId: string) =>
    expectOk(await team.s1.get(`/api/submit-expense/${claimId}`)).data.rows[0].isAlike
  expect(await marked(id)).toBe(false)
  const second = expectOk(await team.s1.post('/api/submit-expense', { ...claim, name: '押金又一次' })).data
  expect(await marked(second.id)).toBe(true)
  expect(await marked(id)).toBe(true)
})
