import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeSalary } from '../../../server/testing/agree-salary.ts'
import { attendedJune } from '../../../server/testing/attended-june.ts'
import { makePersonnel, makeRules, type Personnel } from '../../../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
/** Everything happens in June 2026, paid on 10 July; the 19th is a holiday: 22 paid days. */
const month = '2026-06'
beforeAll(async () => {
  clock.shift((Date.parse('2026-07-02T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  await makeRules(people.hr)
  await server.owner.query(`delete from store.holiday where date between '2026-06-01' and '2026-06-30'`)
  await server.make('holiday', { date: '2026-06-19', name: '端午', kind: '法定节假日' })
  await server.owner.query(`update store."user" set need_attendance = false where id <> all ($1)`, [
    [team.ids.s1, team.ids.s2],
  ])
  await employ(team.ids.s1, '2024-01-01')
  await employ(team.ids.s2, '2026-06-15')
  await agreeSalary(server, { ...high, userId: team.ids.s1 })
  await agreeSalary(server, { ...wage, userId: team.ids.s2, normMoney: 10875, date: '2026-06-15' })
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const employ = (id: string, day: string) =>
  server.owner.query(`update store."user" set tz_probation = $2, status = '在职' where id = $1`, [id, day])
const wage = { company: 'A', isFormal: true, needSocial: false, needFund: false } as const
const high = { ...wage, normMoney: 12000, performance: 1000, date: '2024-01-01' }
const attended = (userId: string, status: '已锁定' | '已确认' = '已锁定', unpaid = 0) =>
  attendedJune(server, userId, status, unpaid)
let run: { id: string }
const calc = async (more: object = {}, api = people.hr) => {
  const { version } = (await people.hr.get(`/api/submitPayroll/${run.id}`)).data
  return api.post('/api/submitPayroll/action/calc', { id: run.id, version, ...more })
}
const slips = async () =>
  (
    await server.owner.query(
      `select s.user_id as "userId", s.norm_money::text as norm, s.performance::text, s.overtime_money::text as overtime, s.deduct_absence::text as absence,
         s.deduct_less::text as less, s.money::text, s.tax::text, s.salary_true::text as net, s.input_hash as hash, s.performance_rate::text as rate
       from store.money_payroll s where s.submit_id = $1`,
      [run.id],
    )
  ).rows as readonly Record<string, string>[]
const slipOf = async (userId: string) => (await slips()).find((one) => one.userId === userId)

const ready = (api = people.hr) => api.get(`/api/submitPayroll/ready?id=${run.id}`)

test('nothing is reckoned while attendance is open: everybody missing is named, beforehand too', async () => {
  run = expectOk(await people.hr.post('/api/submitPayroll', { company: 'A', month, kind: '工资' })).data
  expect((await calc({}, people.book1)).status).not.toBe(200)
  expect((await ready(people.book1)).status).toBe(403)
  expect((await people.hr.get(`/api/submitPayroll/ready?id=${team.ids.s1}`)).status).toBe(404)
  expect(expectOk(await ready()).data).toMatchObject({
    ...{ people: '2', attendance: '0 / 2', insurance: '0 / 0', totalCount: 2 },
    nodes: ['林一', '林二'].map((name) => ({ module: null, id: null, name, what: '考勤', why: '本月没有考勤' })),
  })
  expect(await calc()).toMatchObject({ status: 409, message: '考勤未锁定：林一、林二' })
  await attended(team.ids.s1, '已确认')
  await attended(team.ids.s2)
  expect(await calc()).toMatchObject({ status: 409, message: '考勤未锁定：林一' })
  expect(expectOk(await ready()).data).toMatchObject({
    attendance: '1 / 2',
    nodes: [{ module: 'attendanceMonth', id: expect.any(String), name: '林一', why: '考勤未锁定' }],
  })
  await attended(team.ids.s1, '已锁定', 2)
  expect(expectOk(await ready()).data).toMatchObject({ attendance: '2 / 2', nodes: [], totalCount: 0 })
})

const warned = async () => expectOk(await people.hr.get(`/api/submitPayroll/${run.id}`)).data.warnings

test('wages by their days, unpaid days, overtime and what is taken off; twice the same', async () => {
  await server.make('overtime', {
    userId: team.ids.s1,
    tzStart: '2026-05-20 18:00+08',
    tzEnd: '2026-05-20 20:00+08',
    holiday: '工作日',
    time: '2',
    way: '加班费',
    rate: '1.5',
    status: '通过',
    settle: '已核实',
    checkedTime: '2',
    money: '150.00',
  })
  const told = expectOk(await calc()).data
  // 12000 less two days of 551.72…, 1000 and 150; twelve days of 22 at 10875 / 21.75
  expect(await slipOf(team.ids.s1)).toMatchObject({
    norm: '12000.00',
    performance: '1000.00',
    overtime: '150.00',
    absence: '1103.45',
    money: '12046.55',
  })
  // five thousand a month of the seven to July: nothing is taxed
  expect(await slipOf(team.ids.s2)).toMatchObject({ norm: '6000.00', tax: '0.00', net: '6000.00' })
  expect(told).toMatchObject({ count: 2, money: '18046.55' })
  expect(told.warnings).toContainEqual({ userId: team.ids.s2, text: '缺专项附加信息' })
  expect(await warned()).toEqual(told.warnings)
  const once = await slips()
  expect(expectOk(await calc()).data.inputHash).toBe(told.inputHash)
  expect(await slips()).toEqual(once)
})

test('what was missed and worked over under the agreement of another company is docked and paid there', async () => {
  const begins = (day: string) =>
    server.owner.query(`update store.money_salary set dt_start = $2 where user_id = $1 and company = 'A'`, [
      team.ids.s1,
      day,
    ])
  await begins('2026-06-03')
  await agreeSalary(server, { ...high, userId: team.ids.s1, company: 'B', dtEnd: '2026-06-02' })
  expectOk(await calc())
  expect(await slipOf(team.ids.s1)).toMatchObject({ overtime: '0.00', absence: '0.00' })
  await server.owner.query(`delete from store.money_salary where company = 'B'`)
  await begins('2024-01-01')
  expectOk(await calc())
  expect(await slipOf(team.ids.s1)).toMatchObject({ overtime: '150.00', absence: '1103.45' })
})

test('a deduction is an item once; one person may be reckoned by themselves', async () => {
  const userId = team.ids.s1
  const sheet = { userId, startDate: '2026-05-01', endDate: '2026-05-31', rule: {}, status: '已锁定' } as const
  const checkOnWorkId = await server.make('checkOnWork', sheet)
  await server.make('deduction', { checkOnWorkId, userId, kind: '系统', money: 300, status: '通过' })
  const others = await slipOf(team.ids.s2)
  expectOk(await calc({ userIds: [team.ids.s1] }))
  expect(await slipOf(team.ids.s1)).toMatchObject({ less: '300.00', money: '11746.55' })
  expectOk(await calc())
  expect(await slipOf(team.ids.s2)).toEqual(others)
  const { rows } = await server.owner.query(
    `select count(*)::integer as n from store.money_less where module = 'deduction'`,
  )
  expect(rows[0].n).toBe(1)
})

test('of ten calculations at once of one company each is whole, or told that another is under way', async () => {
  const { version } = (await people.hr.get(`/api/submitPayroll/${run.id}`)).data
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => people.hr.post('/api/submitPayroll/action/calc', { id: run.id, version })),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status, message } of answers)
    expect([200, '工资表正在核算', '单据已变更，请刷新']).toContain(status === 200 ? 200 : message)
  expect(await slips()).toHaveLength(2)
})

test('a rate is set by hand with a reason, by somebody else, and stays', async () => {
  const { rows } = await server.owner.query(
    `select id, version from store.money_payroll where user_id = $1 and submit_id = $2`,
    [team.ids.s1, run.id],
  )
  const sent = { id: rows[0].id, version: rows[0].version, performanceRate: '120' }
  const adjust = (body: object, api = people.hr) => api.post('/api/moneyPayroll/action/adjust', body)
  expect(await adjust(sent)).toMatchObject({ status: 422, message: '请说明调整原因' })
  expect((await adjust({ ...sent, remark: '季度评优' }, people.book1)).status).toBe(403)
  const other = (await slipOf(team.ids.s2))?.hash
  expectOk(await adjust({ ...sent, remark: '季度评优' }))
  expect(await slipOf(team.ids.s1)).toMatchObject({ performance: '1200.00', rate: '120.00' })
  expect((await slipOf(team.ids.s2))?.hash).toBe(other)
  expect(await adjust({ ...sent, remark: '再调' })).toMatchObject({ status: 409, message: '单据已变更，请刷新' })
  expectOk(await calc())
  expect(await slipOf(team.ids.s1)).toMatchObject({ performance: '1200.00' })
})

test('what has changed since is reckoned anew before it is handed in, and before it locks', async () => {
  await server.owner.query(`update store.overtime set money = 250 where user_id = $1`, [team.ids.s1])
  const refused = await step(people.hr, 'submitPayroll', run.id, 'submit')
  expect(refused).toMatchObject({ status: 409, message: '取数已变化，请重新核算' })
  const [hours] = (await server.owner.query('select id from store.overtime where user_id = $1', [team.ids.s1])).rows
  expect(refused.data.changed).toEqual([{ module: 'overtime', id: hours.id, name: '林一', what: '加班费' }])
  expectOk(await calc())
  expectOk(await step(people.hr, 'submitPayroll', run.id, 'submit'))
  expect(await calc()).toMatchObject({ status: 409 })
  expectOk(await step(people.book1, 'submitPayroll', run.id, 'approve'))
  await server.owner.query(`update store.overtime set money = 150 where user_id = $1`, [team.ids.s1])
  expect(await step(team.g, 'submitPayroll', run.id, 'approve')).toMatchObject({ message: '取数已变化，请重新核算' })
  await server.owner.query(`update store.overtime set money = 250 where user_id = $1`, [team.ids.s1])
  expectOk(await step(team.g, 'submitPayroll', run.id, 'approve'))
  const bank = () => people.cashier.get(`/api/submitPayroll/bankFile?id=${run.id}`)
  expect(expectOk(await people.cashier.get(`/api/submitPayroll/${run.id}`)).data.lacksAccount).toBe(true)
  expect(await bank()).toMatchObject({ status: 409, message: '账号缺失：林一、林二' })
  await server.owner.query(`update store."user" set bank_account = '622200' where id = any ($1)`, [
    [team.ids.s1, team.ids.s2],
  ])
  expect(expectOk(await people.cashier.get(`/api/submitPayroll/${run.id}`)).data.lacksAccount).toBe(false)
  await server.owner.query(`update store."user" set name = '=林二' where id = $1`, [team.ids.s2])
  const { file, count } = expectOk(await bank()).data
  expect([file.startsWith('\ufeff序号,姓名,账号'), count, file.includes(`'=林二,622200`)]).toEqual([true, 2, true])
  expect((await people.hr.get(`/api/submitPayroll/bankFile?id=${run.id}`)).status).toBe(403)
  const diff = expectOk(await people.hr.get(`/api/submitPayroll/diff?id=${run.id}`)).data
  expect([diff.joined.length, diff.sum.last]).toEqual([2, '0.00'])
  expect((await team.s1.get(`/api/submitPayroll/diff?id=${run.id}`)).status).toBe(404)
  const settled = async () =>
    (await server.owner.query(`select settle from store.overtime where user_id = $1`, [team.ids.s1])).rows[0].settle
  expect(await settled()).toBe('已计薪')
  expectOk(await step(team.g, 'submitPayroll', run.id, 'void', { opinion: '取数有误' }))
  expect(await settled()).toBe('已核实')
})

test('a bonus of the year is taxed by itself, once a person and year', async () => {
  const bonus = async (of: string) => {
    const less = { company: 'A', month: of, date: `${of}-01`, type: '年终奖', money: 36000, taken: 0 } as const
    await server.make('moneyLess', { ...less, userId: team.ids.s1 })
    run = expectOk(
      await people.hr.post('/api/submitPayroll', { company: 'A', month: of, kind: '年终奖', payDate: '2026-07-15' }),
    ).data
    await server.owner.query(`update store.submit_payroll set status = '已作废' where kind = '工资'`)
    return calc()
  }
  expectOk(await bonus('2026-06'))
  expect(await slipOf(team.ids.s1)).toMatchObject({ money: '36000.00', tax: '1080.00', net: '34920.00' })
  expect(await bonus('2026-07')).toMatchObject({ status: 422, message: '本年度已计算过年终奖' })
})

test('its person reads how every figure came about, and nobody else does', async () => {
  const { rows: runs } = await server.owner.query(`select id from store.submit_payroll where kind = '工资' limit 1`)
  run = runs[0]
  const s1 = await server.signIn('seller1', personPassword)
  expect(expectOk(await s1.get('/api/moneyPayroll?pageSize=10')).data.totalCount).toBe(0)
  const { rows } = await server.owner.query(
    `select t ->> 'label' as label, t ->> 'value' as value from store.money_payroll s, jsonb_array_elements(s.trace) t where s.user_id = $1 and s.submit_id = $2`,
    [team.ids.s1, run.id],
  )
  expect(rows).toContainEqual({ label: '加班费', value: '250.00' })
  expect(rows.at(-1).label).toBe('实发工资')
})
