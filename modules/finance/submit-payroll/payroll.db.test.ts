import { signed as drawn } from '@chengban/engine/files/testing/drawing.ts'
import { hashOf } from '@chengban/engine/write/signing.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day, monthStart, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyPayroll } from '../money-payroll/money-payroll.entity.ts'
import { makePersonnel, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
let run: { id: string; payDate: string; name: string }
let less: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
})
afterAll(() => server.close())

const fields = ({ data }: Answer) => data.fields
const told = ({ status, message }: Answer) => [status, message]
const month = monthStart(-1).slice(0, 7)
const make = (more: object = {}, api = people.hr): Promise<Answer> =>
  api.post('/api/submitPayroll', { company: 'A', month, kind: '工资', ...more })
const read = async (api = people.hr) => (await api.get(`/api/submitPayroll/${run.id}`)).data
const slipOf = async (api = people.hr) => (await api.get('/api/moneyPayroll?pageSize=10')).data.nodes[0]
const lessNow = async () => (await people.hr.get(`/api/moneyLess/${less}`)).data

/** What a calculation leaves: one slip, with an item that it took. */
const reckon = async (): Promise<void> => {
  const item = { moneyLessId: less, type: '违规扣款', money: '30.00' }
  await server.make('moneyPayroll', {
    submitId: run.id,
    userId: team.ids.s1,
    normMoney: '3000',
    deductLess: '30',
    socialMyself: '3500',
    security: '3180',
    lessItems: [item],
  })
  await server.owner.query(`update store.submit_payroll set stage = '已核算', calc_user_id = $2 where id = $1`, [
    run.id,
    people.hrId,
  ])
}

test('a run is paid on the pay day of the next month, and stands once a month', async () => {
  expect((await make({}, people.book1)).status).toBe(403)
  expect(fields(await make({ payDate: monthStart(-2) }))).toEqual({ payDate: '发放日期不正确' })
  expect(fields(await make({ month: monthStart(1).slice(0, 7) }))).toEqual({ month: '工资月份不能晚于本月' })
  run = expectOk(await make()).data
  expect(run.payDate <= `${day().slice(0, 7)}-10` && run.payDate >= monthStart(0)).toBe(true)
  expect(run.name).toMatch(new RegExp(`${month}工资$`))
  expect(told(await make())).toEqual([409, '该公司本月工资表已存在'])
  expectOk(await make({ kind: '补发', payDate: day(20) }))
})

test('nothing is handed in before it is reckoned, and slips are made by that alone', async () => {
  expect(told(await step(people.hr, 'submitPayroll', run.id, 'submit'))).toEqual([409, '请先核算'])
  expect((await step(people.book1, 'submitPayroll', run.id, 'calc')).status).not.toBe(200)
  const typed = await people.hr.post('/api/moneyPayroll', { submitId: run.id, userId: team.ids.s1 })
  expect(told(typed)).toEqual([409, '工资条由核算生成'])
  const item = {
    userId: team.ids.s1,
    company: 'A',
    month,
    date: day(),
    type: '绩效扣减',
    money: '50.00',
    content: '扣减',
  }
  less = expectOk(await people.hr.post('/api/moneyLess', item)).data.id
  await reckon()
  const slip = await slipOf()
  expect(slip).toMatchObject({
    month,
    kind: '工资',
    content: `${month}工资`,
    money: '2970.00',
    salaryTrue: '0.00',
    shortfall: '530.00',
    cost: '6150.00',
  })
  expect(told(await people.hr.patch(`/api/moneyPayroll/${slip.id}`, { id: slip.id, patch: { remark: '改' } }))).toEqual(
    [409, '工资条由核算生成'],
  )
  expect(told(await people.hr.remove(`/api/moneyPayroll/${slip.id}`))).toEqual([409, '工资条由核算生成'])
  expect(await read()).toMatchObject({ money: '2970.00', security: '3180.00', rowCount: 1 })
})

test('who does not read pay signs no run', async () => {
  expectOk(await step(people.hr, 'submitPayroll', run.id, 'submit'))
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '不看工资' })).data
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id: roleId, operationCodes: ['!user:salary'] }))
  const given = expectOk(await team.admin.post('/api/userRole', { userId: people.ids.book1, roleId })).data
  expect(told(await step(people.book1, 'submitPayroll', run.id, 'approve'))).toEqual([403, '权限不足'])
  expectOk(await team.admin.remove(`/api/userRole/${given.id}`))
  expectOk(await step(people.hr, 'submitPayroll', run.id, 'withdraw'))
})

test('one calculates, two others agree; what the run took is taken, what it could not is owed', async () => {
  expect((await step(people.book1, 'submitPayroll', run.id, 'approve')).code).not.toBe('OK')
  expectOk(await step(people.hr, 'submitPayroll', run.id, 'submit'))
  expect((await slipOf(team.s1)) ?? null).toBeNull()
  expect((await step(people.hr, 'submitPayroll', run.id, 'approve')).status).toBe(403)
  expectOk(await step(people.book1, 'submitPayroll', run.id, 'reject', { opinion: '再看' }))
  expect((await slipOf()).status).toBe('草稿')
  expectOk(await step(people.book1, 'submitPayroll', run.id, 'auditWithdraw'))
  expect((await slipOf()).status).toBe('待审核')
  const waiting = expectOk(await people.book1.get('/api/auditTask?module=submitPayroll')).data.nodes
  // the inbox leaves out the sum that the record hides until 显示金额
  expect(JSON.stringify(waiting)).toContain(run.id)
  expect(JSON.stringify(waiting)).not.toContain('合计')
  expectOk(await step(people.book1, 'submitPayroll', run.id, 'approve'))
  expectOk(await step(team.g, 'submitPayroll', run.id, 'approve'))
  expect(await read()).toMatchObject({ status: '通过', stage: '已锁定' })
  expect(await lessNow()).toMatchObject({ taken: '30.00', remain: '20.00', status: '部分计入' })
  const { nodes } = (await people.hr.get('/api/moneyLess?pageSize=10&sort=-tzCreate')).data
  expect(nodes[0]).toMatchObject({ type: '代垫社保', money: '530.00', kind: '扣减', preTax: false })
  expect(nodes[0].month > month).toBe(true)
})

test('its person reads a slip and objects or signs; who pays reads name and amount alone', async () => {
  const { id, ...slip } = await slipOf(team.s1)
  expect(slip).toMatchObject({ status: '待确认', normMoney: '3000.00' })
  expect((await slipOf(team.s2)) ?? null).toBeNull()
  expect(await slipOf(people.cashier)).toMatchObject({
    userId: team.ids.s1,
    salaryTrue: '0.00',
    normMoney: null,
    money: null,
  })
  expect(await read(people.cashier)).toMatchObject({ salaryTrue: '0.00', money: null, tax: null, cost: null })
  expect(fields(await step(team.s1, 'moneyPayroll', id, 'confirm'))).toEqual({ signature: '请签名' })
  expect(fields(await step(team.s1, 'moneyPayroll', id, 'dispute'))).toEqual({ opinion: '请填写异议内容' })
  expectOk(await step(team.s1, 'moneyPayroll', id, 'dispute', { opinion: '少算一天' }))
  expect(await slipOf()).toMatchObject({ status: '有异议', opinion: '少算一天' })
  expect(fields(await step(people.hr, 'moneyPayroll', id, 'reply'))).toEqual({ answer: '请填写答复' })
  expectOk(await step(people.hr, 'moneyPayroll', id, 'reply', { answer: '下月补发' }))
})

test('what is signed is the slip as it was read: every figure of it, and nothing that signing brings', async () => {
  const { id } = await slipOf(team.s1)
  const before = expectOk(await team.s1.get(`/api/moneyPayroll/${id}`)).data
  const later = ['signature', 'status', 'tzConfirm', 'isOverdue', 'opinion', 'answer', 'version', 'tzUpdate']
  const names = Object.keys(moneyPayroll.fields).filter((name) => !later.includes(name) && !isEmpty(before[name]))
  expect(names).toEqual(
    expect.arrayContaining(['userId', 'month', 'money', 'salaryTrue', 'shortfall', 'cost', 'lessItems']),
  )
  const url = expectOk(await team.s1.upload('签名.png', drawn, 'image/png')).data
  const signature = [{ url, name: '签名.png', size: drawn.length }]
  expectOk(await step(team.s1, 'moneyPayroll', id, 'confirm', { signature }))
  const again = await step(team.s1, 'moneyPayroll', id, 'confirm', { signature })
  expect([again.status, again.message]).toEqual([409, '工资条已确认'])
  const [signed] = expectOk(await team.s1.get(`/api/moneyPayroll/${id}`)).data.signature
  expect(signed.hash).toBe(hashOf(Object.fromEntries(names.map((name) => [name, before[name]]))))
})

test('a run that is void gives back what it took, and may be made anew', async () => {
  const first = run.id
  expectOk(await step(team.g, 'submitPayroll', run.id, 'void', { opinion: '取数有误' }))
  expect(await read()).toMatchObject({ status: '已作废', stage: '未核算' })
  expect(await lessNow()).toMatchObject({ taken: '0.00', status: '待计入' })
  const { nodes } = (await people.hr.get('/api/moneyLess?pageSize=10&sort=-tzCreate')).data
  expect(nodes[0]).toMatchObject({ type: '代垫社保', status: '已取消' })
  expect((await slipOf(team.s1)) ?? null).toBeNull()
  run = expectOk(await make()).data
  expect(run.id).not.toBe(first)
})

test('who calculated or agreed does not pay, nor into another year; what is paid is not void', async () => {
  await reckon()
  expectOk(await step(people.hr, 'submitPayroll', run.id, 'submit'))
  expectOk(await step(people.book1, 'submitPayroll', run.id, 'approve'))
  expectOk(await step(team.g, 'submitPayroll', run.id, 'approve'))
  const pay = (more: object = {}, api = people.cashier) =>
    step(api, 'submitPayroll', run.id, 'pay', { dtPay: day(), bankSerial: 'P-1', ...more })
  expect((await pay({}, people.book1)).status).toBe(403)
  expect(fields(await pay({ dtPay: day(1) }))).toEqual({ dtPay: '付款日期不能晚于今天' })
  const lastYear = `${Number(run.payDate.slice(0, 4)) - 1}-12-31`
  expect(fields(await pay({ dtPay: lastYear }))).toEqual({ dtPay: '发放日期跨年，请作废后重新核算' })
  expect(fields(await pay({ bankSerial: null }))).toEqual({ bankSerial: '请填写银行批次号' })
  expectOk(await pay())
  expect(told(await step(team.g, 'submitPayroll', run.id, 'void', { opinion: '晚了' }))).toEqual([
    409,
    '已发放，不能作废',
  ])
  expect(told(await step(people.hr, 'submitPayroll', run.id, 'archive'))).toEqual([409, '仍有1人未确认工资条'])
  const opening = { userId: team.ids.s1, company: 'A', year: Number(run.payDate.slice(0, 4)), month: 1, income: '1.00' }
  expect(told(await people.hr.post('/api/taxOpening', opening))).toEqual([409, '已有锁定工资，不能修改期初'])
})
