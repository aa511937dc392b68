import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
let id: string
let lines: readonly string[]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

const line = (money: string) => ({
  ...{
    content: '打车',
    date: day(),
    kind: '管理费用',
    type: '市内交通',
    money,
    noInvoiceReason: '无票',
    remark: '夜间',
  },
})
const read = async () => expectOk(await team.admin.get(`/api/submit-expense/${id}`)).data
const stand = async () => {
  const { status, auditMoney, version, rows } = await read()
  return { status, auditMoney, version, lines: rows.map((row: Answer['data']) => `${row.status} ${row.auditMoney}`) }
}
const audit = async (api: Api, rows: unknown, more: object = {}): Promise<Answer> =>
  api.post('/api/submit-expense/audit', { id, version: (await read()).version, pass: true, rows, ...more })

// a claim of 900 and 660 that waits for finance
beforeEach(async () => {
  id = expectOk(await team.s1.post('/api/submit-expense', { name: '出差', rows: [line('900.00'), line('660.00')] }))
    .data.id
  expectOk(await step(team.s1, 'submit-expense', id, 'submit'))
  expectOk(await step(team.h, 'submit-expense', id, 'approve'))
  lines = (await read()).rows.map((row: Answer['data']) => row.id)
})

test('a line is cut in the act that passes the whole, and the claim is worth what is left', async () => {
  const answer = await audit(staff.book1, [{ id: lines[0], result: '核减', money: '800.00', opinion: '超标' }])
  expect(expectOk(answer).data).toMatchObject({ status: '通过' })
  expect(await stand()).toMatchObject({ status: '通过', auditMoney: '1460.00', lines: ['核减 800.00', '通过 660.00'] })
  const told = await server.owner.query(`select action from store.finance_log where submit_id = $1`, [id])
  expect(told.rows.map(({ action }) => action).filter((action) => action.startsWith('明细'))).toEqual(['明细核减'])
})

test('one verdict that cannot be leaves the whole and every line as they were', async () => {
  const before = await stand()
  const fine = { id: lines[1], result: '驳回', opinion: '重复' }
  const refused = async (rows: unknown) => {
    const { status, data } = await audit(staff.book1, rows)
    expect(await stand()).toEqual(before)
    return [status, data?.fields]
  }
  expect(await refused([fine, { id: lines[0], result: '核减', money: '900.00', opinion: '超标' }])).toEqual([
    422,
    { 'rows.1.money': '核定金额须大于0且小于申报金额' },
  ])
  expect(await refused([fine, { id: lines[0], result: '核减', money: '800.00' }])).toEqual([
    422,
    { 'rows.1.opinion': '请填写核减原因' },
  ])
  const { id: other } = expectOk(await team.s2.post('/api/submit-expense', { name: '他人', rows: [line('1.00')] })).data
  const { rows } = expectOk(await team.s2.get(`/api/submit-expense/${other}`)).data
  expect(await refused([fine, { id: rows[0].id, result: '驳回', opinion: '错' }])).toEqual([
    422,
    { 'rows.1.id': '明细不存在' },
  ])
  expect((await refused([fine, fine]))[0]).toBe(422)
  expect((await refused([{ ...fine, status: '通过' }]))[0]).toBe(422)
  const all = lines.map((one) => ({ id: one, result: '驳回', opinion: '重复' }))
  expect(await audit(staff.book1, all)).toMatchObject({ status: 409, message: '明细已全部驳回，请驳回整单' })
  expect(await stand()).toEqual(before)
  // only the assigned approver decides, and only on the version they have read
  expect((await audit(team.s2, [fine])).status).toBe(404)
  expect((await audit(staff.book1, [fine], { version: before.version - 1 })).status).toBe(409)
  expect(await stand()).toEqual(before)
})

test('whoever refuses the whole has said nothing of its lines', async () => {
  const rows = [{ id: lines[0], result: '核减', money: '800.00', opinion: '超标' }]
  expectOk(await audit(staff.book1, rows, { pass: false, opinion: '重填' }))
  expect(await stand()).toMatchObject({ status: '驳回', lines: ['草稿 900.00', '草稿 660.00'] })
})

test('what takes back a line is of its company, kind and type; what is left out is taken over', async () => {
  expectOk(await audit(staff.book1, undefined))
  await server.owner.query(`update store.submit_expense set pay_status = '已付款' where id = $1`, [id])
  const back = (more: object, head: object = {}) => {
    const row = { ...line('-660.00'), reverseId: lines[1], ...more }
    return team.s1.post('/api/submit-expense', { name: '冲销', rows: [row], ...head })
  }
  const unlike = '冲销须与原记录一致'
  const elsewhere = await back({ type: '办公用品', kind: '销售费用' }, { company: 'B' })
  expect(elsewhere.data.fields).toEqual({
    'rows.0.reverseId': unlike,
    'rows.0.type': unlike,
    'rows.0.kind': unlike,
  })
  expectOk(await back({}))
})
