import type { TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextTerm } from './reverse.ts'

let server: TestServer
let team: Team
let staff: Staff
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

test('a service is taken back and renewed by whoever keeps them, once', async () => {
  const paid = { content: '云主机', type: '云服务器', money: '365.00', company: 'A', supplier: '云厂商', date: day() }
  const term = { dtStart: '2026-01-01', dtEnd: '2026-12-31' }
  const { id } = expectOk(await staff.book1.post('/api/moneyServer', { ...paid, ...term })).data
  expect((await team.s1.get(`/api/moneyServer/reversal?id=${id}`)).status).toBe(403)
  expect((await staff.book1.get('/api/moneyServer/reversal?id=x')).status).toBe(404)
  const { row } = expectOk(await staff.book1.get(`/api/moneyServer/reversal?id=${id}`)).data
  expect(row).toEqual({ ...paid, money: '-365.00', reverseId: id })
  expect(expectOk(await staff.book1.get(`/api/moneyServer/renewal?id=${id}`)).data.row).toEqual({
    ...paid,
    ...{ dtStart: '2027-01-01', dtEnd: '2027-12-31' },
  })
  expectOk(await staff.book1.post('/api/moneyServer', row))
  expect(await staff.book1.get(`/api/moneyServer/reversal?id=${id}`)).toMatchObject({
    status: 409,
    message: '该记录已冲销',
  })
})

test('a line that was not granted is not taken back; a granted one by a submission with its opposite', async () => {
  const line = { content: '利息', type: '利息', money: '80.00', date: day(), payer: '银行' }
  const made = { name: '利息一笔', company: 'A', date: day(), rows: [line] }
  const { id } = expectOk(await staff.book1.post('/api/submitOther', made)).data
  const [{ id: lineId }] = expectOk(await staff.book1.get(`/api/submitOther/${id}`)).data.rows
  const ask = () => staff.book1.get(`/api/moneyOther/reversal?id=${lineId}`)
  expect(await ask()).toMatchObject({ status: 409, message: '只能冲销已通过的记录' })
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  await server.owner.query(`update store.submit_other set status = '通过' where id = $1`, [id])
  await server.owner.query(`update store.money_other set status = '通过' where id = $1`, [lineId])
  const { row } = expectOk(await ask()).data
  expect(row).toEqual({
    ...{ name: '冲销利息', company: 'A' },
    rows: [{ ...line, money: '-80.00', reverseId: lineId }],
  })
  expectOk(await staff.book1.post('/api/submitOther', row))
  expect(await ask()).toMatchObject({ status: 409, message: '该记录已冲销' })
  expect((await team.s1.get(`/api/moneyOther/reversal?id=${lineId}`)).status).toBe(403)
})

test('a cost is taken back once it is paid, and only once', async () => {
  const cost = { date: day(), kind: '管理费用', type: '房租', content: '押金', money: '90.00', noInvoiceReason: '收据' }
  const { id } = expectOk(await team.s1.post('/api/submit-expense', { name: '押金', company: 'A', rows: [cost] })).data
  const [{ id: lineId }] = expectOk(await team.s1.get(`/api/submit-expense/${id}`)).data.rows
  const ask = () => staff.book1.get(`/api/moneyExpense/reversal?id=${lineId}`)
  const stands = async () => {
    const { isPaid, isReversed } = expectOk(await staff.book1.get(`/api/moneyExpense/${lineId}`)).data
    return { isPaid, isReversed }
  }
  await server.owner.query(`update store.submit_expense set status = '通过', pay_status = '待付款' where id = $1`, [id])
  await server.owner.query(`update store.money_expense set status = '通过' where id = $1`, [lineId])
  expect(await stands()).toEqual({ isPaid: false, isReversed: false })
  expect(await ask()).toMatchObject({ status: 409, message: '只能冲销已付款的记录' })
  await server.owner.query(`update store.submit_expense set pay_status = '已付款' where id = $1`, [id])
  const { row } = expectOk(await ask()).data
  expectOk(await staff.book1.post('/api/submit-expense', row))
  expect(await stands()).toEqual({ isPaid: true, isReversed: true })
  expect(await ask()).toMatchObject({ status: 409, message: '该记录已冲销' })
})

test.each([
  ['2026-01-01', '2026-12-31', { dtStart: '2027-01-01', dtEnd: '2027-12-31' }],
  ['2026-01-31', '2026-02-27', { dtStart: '2026-02-28', dtEnd: '2026-03-27' }],
  ['2026-03-01', '2026-03-10', { dtStart: '2026-03-11', dtEnd: '2026-03-20' }],
  [null, '2026-03-10', { dtStart: '2026-03-11' }],
  [null, null, {}],
])('what lasted from %s to %s lasts as long again', (from, to, next) => expect(nextTerm(from, to)).toEqual(next))
