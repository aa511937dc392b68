import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
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
const invoiced = async (money: string, invoiceNumber: string) => {
  const url = expectOk(await team.s1.upload('发票.pdf', pdf, 'application/pdf')).data
  return line(money, { noInvoiceReason: null, invoiceMoney: money, file: [{ url }], invoiceNumber })
}
const made = async (rows: object[]) => expectOk(await team.s1.post('/api/submit-expense', { name: '出差', rows })).data
const act = (api: Api, id: string, move: string, more: object = {}): Promise<Answer> =>
  step(api, 'submit-expense', id, move, more)
const submit = (id: string): Promise<Answer> => act(team.s1, id, 'submit')
const read = async (id: string) => expectOk(await team.admin.get(`/api/submit-expense/${id}`)).data

test('a decision that is taken back leaves the lines as they were before its level, with their invoices', async () => {
  const number = '24312000000000000077'
  const { id } = await made([await invoiced('10.00', number), line('5.00')])
  const stand = async () => {
    const { status, rows } = await read(id)
    return [status, ...rows.map((row: Answer['data']) => [row.money, row.status, row.auditMoney, row.opinion])]
  }
  expectOk(await submit(id))
  expectOk(await act(team.h, id, 'approve'))
  const agreed = await stand()
  expect(agreed).toEqual(['待二级审核', ['10.00', '通过', '10.00', null], ['5.00', '通过', '5.00', null]])
  const [{ id: first, version }] = (await read(id)).rows
  const cut = { id: first, version, result: '核减', money: '8.00', opinion: '超标' }
  expectOk(await staff.book1.post('/api/submit-expense/auditRow', cut))
  expectOk(await act(staff.book1, id, 'reject', { opinion: '错' }))
  expect(await stand()).toEqual(['驳回', ['10.00', '草稿', '10.00', '超标'], ['5.00', '草稿', '5.00', null]])
  expectOk(await act(staff.book1, id, 'auditWithdraw'))
  expect(await stand()).toEqual(agreed)
  const other = await made([await invoiced('10.00', number)])
  expect((await submit(other.id)).message).toBe(`发票号码已报销：${(await read(id)).serialNumber}`)
  expectOk(await act(staff.book1, id, 'reject', { opinion: '错' }))
  const rejected = await stand()
  expectOk(await submit(other.id))
  const late = await act(staff.book1, id, 'auditWithdraw')
  expect([late.status, late.message]).toEqual([409, `发票号码已报销：${(await read(other.id)).serialNumber}`])
  expect(await stand()).toEqual(rejected)
  expectOk(await act(team.h, other.id, 'approve'))
  expectOk(await act(team.h, other.id, 'auditWithdraw'))
  expect((await read(other.id)).rows.map((row: Answer['data']) => row.status)).toEqual(['待审核'])
})
