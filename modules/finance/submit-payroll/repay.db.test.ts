import type { RowOf } from '@chengban/kernel/registry.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { day, monthStart, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockedRun } from '../server/testing/locked-run.ts'
import { makePersonnel, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
let run: string
const ids = { open: '', half: '', lost: '' }

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  ids.open = await lend('500.00', '未结清')
  ids.half = await lend('300.00', '未结清')
  ids.lost = await lend('80.00', '坏账')
  run = await locked([
    ['500.00', ids.open],
    ['300.00', ids.half],
  ])
})
afterAll(() => server.close())

const one = async (text: string, params: unknown[] = []): Promise<Record<string, string>> =>
  (await server.owner.query(text, params)).rows[0]
const lend = async (money: string, settle: RowOf<'moneyComeGo'>['settle']): Promise<string> => {
  const of = { company: 'A', date: monthStart(-2), status: '通过' } as const
  const submitId = await server.make('submitComeGo', { ...of, name: '借款' })
  const loan = { kind: '付出', type: '员工借款', money, settle, dtDue: monthStart(-2) } as const
  return server.make('moneyComeGo', { ...of, ...loan, submitId, userId: team.ids.s1 })
}
/** A run that is locked, with one slip that took so much for each of the loans. */
const locked = async (taken: readonly (readonly [string, string])[]): Promise<string> => {
  const items: { moneyLessId: string; type: string; money: string }[] = []
  for (const [money, loan] of taken) {
    const id = await server.make('moneyLess', {
      userId: team.ids.s1,
      company: 'A',
      month: monthStart(-1).slice(0, 7),
      date: day(),
      type: '借款归还',
      money,
      taken: money,
      module: 'moneyComeGo',
      relevanceId: loan,
      status: '已计入',
    })
    items.push({ moneyLessId: id, type: '借款归还', money })
  }
  const of = { company: 'A', month: monthStart(-1).slice(0, 7), payDate: day() }
  const slip = { userId: team.ids.s1, normMoney: 9000, deductAfter: 800, lessItems: items }
  return lockedRun(server, people.hrId, of, slip)
}
const pay = () => step(people.cashier, 'submitPayroll', run, 'pay', { dtPay: day(), bankSerial: 'P-1' })
const loan = (id: string) =>
  one('select remain::text, back_money::text as back, settle from store.money_come_go where id = $1', [id])

test('a month whose books are closed is paid into by nobody', async () => {
  await server.put('financePeriod', { company: 'A', month: day().slice(0, 7), status: '已结账' })
  expect(await pay()).toMatchObject({ status: 409, message: '该期间已结账' })
  await server.owner.query(`update store.finance_period set status = '未结账'`)
  expect(await loan(ids.open)).toMatchObject({ remain: '500.00' })
})

test('what pay took for loans pays them back once; what was given back meanwhile is the person’s again', async () => {
  const { version } = expectOk(await people.cashier.get(`/api/moneyComeGo/${ids.half}`)).data
  const back = { id: ids.half, version, date: day(), money: '200.00', way: '现金' }
  expectOk(await people.cashier.post('/api/moneyComeGo/action/back', back))
  const answers = await Promise.all([pay(), pay(), pay()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
    stage: '已发放',
    count: 1,
    salaryTrue: '8200.00',
  })
  expect(await loan(ids.open)).toEqual({ remain: '0.00', back: '500.00', settle: '已结清' })
  expect(await loan(ids.half)).toEqual({ remain: '0.00', back: '300.00', settle: '已结清' })
  expect(await loan(ids.lost)).toEqual({ remain: '80.00', back: '0.00', settle: '坏账' })
  const { rows } = await server.owner.query(
    `select b.money::text, b.way, b.date::text from store.come_go_back b where b.money_payroll_id is not null order by b.money`,
  )
  expect(rows).toEqual([
    { money: '100.00', way: '冲抵借款', date: day() },
    { money: '500.00', way: '冲抵借款', date: day() },
  ])
})

test('the surplus stands as owed to the person, in the trail, and is told without a figure', async () => {
  const owed = await one(
    `select m.id, m.kind, m.type, m.money::text, m.user_id as "userId", m.content, m.settle, s.status, s.serial_number as number
     from store.money_come_go m join store.submit_come_go s on s.id = m.submit_id where m.type = '退款'`,
  )
  expect(owed).toMatchObject({
    kind: '收入',
    money: '200.00',
    userId: team.ids.s1,
    content: '工资多扣借款 GZ-1',
    settle: '未结清',
    status: '通过',
  })
  expect(owed.number).toMatch(/^WL-\d{6}-\d{4}$/)
  const log = await one(`select action, money_after::text as money from store.finance_log where relevance_id = $1`, [
    owed.id,
  ])
  expect(log).toEqual({ action: '新增', money: '200.00' })
  const { title, text } = await one(
    `select title, text from store.message where user_id = $1 and title like '【往来款】%'`,
    [team.ids.s1],
  )
  expect(title).toBe('【往来款】工资多扣借款 GZ-1，待退还')
  expect(`${text ?? ''}`).not.toContain('200')
})
