import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day, monthStart, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePersonnel, makeRule, makeRules, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
let rules: Record<string, string>
const ids: Record<string, string> = {}

const first = monthStart(-1)
const month = first.slice(0, 7)
const [year, number] = month.split('-').map(Number)
const told = ({ status, message }: Answer) => [status, message]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  rules = await makeRules(people.hr)
})
afterAll(() => server.close())

const insurance = async (userId: string, status: RowOf<'socialInsurance'>['status']): Promise<string> => {
  return server.make('socialInsurance', {
    year,
    month: number,
    userId,
    company: 'A',
    isFormal: true,
    needSocial: true,
    needFund: true,
    status,
  })
}
const run = async (
  kind: RowOf<'submitPayroll'>['kind'],
  status: RowOf<'submitPayroll'>['status'],
  stage: RowOf<'submitPayroll'>['stage'],
  at = month,
): Promise<string> => {
  return server.make('submitPayroll', { company: 'A', month: at, kind, name: 'x', payDate: day(), stage, status })
}
const period = async (at: string): Promise<string> => {
  const { nodes } = (await people.book1.get('/api/financePeriod?pageSize=50')).data
  const known = nodes.find((one: { company: string; month: string }) => one.company === 'A' && one.month === at)
  return known?.id ?? expectOk(await people.book1.post('/api/financePeriod', { company: 'A', month: at })).data.id
}
const close = async (at = month): Promise<Answer> => step(people.book1, 'financePeriod', await period(at), 'close')

test('a month waits for its runs of every kind, and for the month before in which one stands', async () => {
  ids.extra = await run('补发', '待二级审核', '已核算')
  expect(told(await close())).toEqual([409, '仍有1张单据待审核'])
  await server.owner.query(`update store.submit_payroll set status = '通过', stage = '已锁定' where id = $1`, [
    ids.extra,
  ])
  const before = await run('年终奖', '通过', '已发放', monthStart(-2).slice(0, 7))
  expect(told(await close())).toEqual([409, '请先结账上月'])
  await server.owner.query(`update store.submit_payroll set status = '已作废' where id = $1`, [before])
})

test('a rule by which a month is checked stands', async () => {
  ids.checked = await insurance(team.ids.s1, '已核对')
  const { version } = (await people.hr.get(`/api/socialRule/${rules.养老}`)).data
  const change = { id: rules.养老, version, patch: { personRate: '9.00' } }
  expect(told(await people.hr.patch(`/api/socialRule/${rules.养老}`, change))).toEqual([409, '已用于已封账的月份'])
  // by this one no month is reckoned yet
  const later = expectOk(await makeRule(people.hr, { kind: '养老', personRate: '8.00', dtStart: monthStart(0) }))
  expectOk(await people.hr.remove(`/api/socialRule/${later.data.id}`))
})

test('what is paid in an open month is paid, and sealed when it closes', async () => {
  expectOk(await step(people.hr, 'socialInsurance', ids.checked as string, 'paid', { date: day() }))
  ids.late = await insurance(team.ids.s2, '已核对')
  ids.made = await insurance(team.ids.h, '已生成')
  expectOk(await close())
  const { data } = await people.hr.get(`/api/socialInsurance/${ids.checked}`)
  expect(data.status).toBe('已封账')
})

const item = (more: object) =>
  people.hr.post('/api/moneyLess', {
    ...{ userId: team.ids.s1, company: 'A', month, date: first, money: '10.00', content: 'x' },
    ...more,
  })

test.each([
  ['补发', () => item({ type: '补发' })],
  ['年终奖', () => item({ type: '年终奖' })],
  ['核对', () => step(people.hr, 'socialInsurance', ids.made as string, 'check')],
  ['取消核对', () => step(people.hr, 'socialInsurance', ids.late as string, 'uncheck')],
  ['生成社保', () => people.hr.post('/api/socialInsurance/action/generate', { year, month: number, company: 'A' })],
  ['核算', async () => step(people.hr, 'submitPayroll', await run('补发', '草稿', '未核算'), 'calc')],
  ['提交工资表', async () => step(people.hr, 'submitPayroll', await run('补发', '草稿', '已核算'), 'submit')],
  ['作废工资表', () => step(team.g, 'submitPayroll', ids.extra as string, 'void', { opinion: 'x' })],
])('a closed month takes no %s', async (_name, act) => {
  expect(told(await act())).toEqual([409, '该期间已结账'])
})

test('the last signature asks the month again', async () => {
  expectOk(await step(people.book1, 'financePeriod', await period(month), 'reopen', { reason: '漏记' }))
  expectOk(await step(people.book2, 'financePeriod', await period(month), 'confirmReopen'))
  const made = await people.hr.post('/api/submitPayroll', { company: 'A', month, kind: '补发', payDate: day() })
  const { id } = expectOk(made).data
  await server.owner.query(`update store.submit_payroll set stage = '已核算' where id = $1`, [id])
  expectOk(await step(people.hr, 'submitPayroll', id, 'submit'))
  expectOk(await step(people.book1, 'submitPayroll', id, 'approve'))
  // closed beside it, as before runs were asked of
  await server.owner.query(`update store.finance_period set status = '已结账' where month = $1`, [month])
  expect(told(await step(team.g, 'submitPayroll', id, 'approve'))).toEqual([409, '该期间已结账'])
})

test('insurance that is paid after its month was closed is sealed at once', async () => {
  expectOk(await step(people.hr, 'socialInsurance', ids.late as string, 'paid', { date: day() }))
  expect((await people.hr.get(`/api/socialInsurance/${ids.late}`)).data.status).toBe('已封账')
})
