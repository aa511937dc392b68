import type { TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, monthStart, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

const line = (money: string, more: object = {}) => ({
  content: '打车',
  date: day(),
  kind: '管理费用',
  type: '市内交通',
  money,
  noInvoiceReason: '无票',
  ...more,
})
const apply = (body: object, api = team.s1) => api.post('/api/submit-expense/apply', { name: '出差', ...body })
const claims = async () => (await team.s1.get('/api/submit-expense?pageSize=50')).data.totalCount

test('a claim is written and handed in at once, or not at all', async () => {
  expect(await apply({ rows: [] })).toMatchObject({ status: 422, message: '请至少填写一条明细' })
  const refused = await apply({ rows: [line('10.00'), line('20.00', { kind: '项目费用' })] })
  expect(refused.data.rows).toMatchObject([{ index: 1, fields: { projectId: '请选择项目' } }])
  // an old receipt is refused even as a single line, and nothing is saved then either
  expect((await apply({ rows: [line('10.00', { date: day(-200) })] })).status).toBe(422)
  expect(await claims()).toBe(0)
  const done = expectOk(await apply({ rows: [line('10.00'), line('20.50')] })).data
  expect(done).toMatchObject({ status: '待一级审核', money: '30.50', overMoney: '0.00', warnings: [] })
  expect(done.serialNumber).toMatch(/^BX/)
  expect(await claims()).toBe(1)
})

test('a draft is written, then changed and handed in over the version that was seen', async () => {
  const { id, version, status } = expectOk(await apply({ rows: [line('10.00')], submit: false })).data
  expect(status).toBe('草稿')
  expect(await apply({ id, version: 99, rows: [line('12.00')] })).toMatchObject({ status: 409 })
  expect((await apply({ id, version, rows: [line('12.00')] }, team.s2)).status).toBe(404)
  expect(expectOk(await apply({ id, version, rows: [line('12.00')] })).data).toMatchObject({
    id,
    status: '待一级审核',
    money: '12.00',
  })
})

test('whoever has paper receipts is asked for them, once a day', async () => {
  const paper = expectOk(await apply({ rows: [line('10.00', { isPaper: true })] })).data.id
  const none = expectOk(await apply({ rows: [line('10.00')] })).data.id
  const draft = expectOk(await apply({ rows: [line('10.00', { isPaper: true })], submit: false })).data.id
  const notice = (ids: string[], api = staff.book1) => api.post('/api/submit-expense/notice', { ids })
  expect(await notice([])).toMatchObject({ status: 422, message: '请选择单据' })
  expect((await notice([paper], team.s1)).status).toBe(403)
  const told = expectOk(await notice([paper, none, draft])).data
  expect(told.sent).toBe(1)
  expect(told.skipped).toEqual(
    expect.arrayContaining([
      { id: none, reason: '无纸质票据' },
      { id: draft, reason: '状态不符' },
    ]),
  )
  expect(expectOk(await notice([paper])).data.skipped).toEqual([{ id: paper, reason: '今日已通知' }])
  const { rows } = await server.owner.query(
    `select user_id, text from store.message where relevance_id = $1 and title like '【交票通知】%'`,
    [paper],
  )
  expect(rows).toEqual([{ user_id: team.ids.s1, text: '请于3个工作日内将纸质票据交至财务' }])
})

test('a fixed cost that was told of lately and not this month is missing, with the last figure', async () => {
  const month = monthStart(-1).slice(0, 7)
  const ask = async (more = '', api = staff.book1) =>
    api.get(`/api/financial-management/monthlyMonthNot?month=${month}${more}`)
  expect(await staff.book1.get('/api/financial-management/monthlyMonthNot?month=2026-13')).toMatchObject({
    message: '月份格式错误',
  })
  expect((await ask('', team.s1)).status).toBe(403)
  expect(expectOk(await ask()).data.totalCount).toBe(0)
  const told = async (of: string, money: string) => {
    const rows = [{ content: '房租', type: '房租', money }]
    const { id } = expectOk(await staff.book1.post('/api/submitMonth', { company: 'A', month: of, rows })).data
    return id
  }
  const before = await told(monthStart(-2).slice(0, 7), '8000.00')
  expectOk(await step(staff.book1, 'submitMonth', before, 'submit'))
  const pass = async (id: string): Promise<void> => {
    await server.owner.query(`update store.money_month set status = '通过' where submit_id = $1`, [id])
    await server.owner.query(`update store.submit_month set status = '通过' where id = $1`, [id])
  }
  await pass(before)
  const missing = async () => expectOk(await ask('&company=A')).data.nodes
  expect(await missing()).toEqual([
    { company: 'A', month, type: '房租', state: '未填报', submitId: null, lastMoney: '8000.00' },
  ])
  const draft = await told(month, '8100.00')
  expect(await missing()).toMatchObject([{ state: '草稿', submitId: draft }])
  await pass(draft)
  expect(await missing()).toEqual([])
})
