import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleComeGo } from '../money-come-go/server/settle.ts'

let server: TestServer
let team: Team
let staff: Staff

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

const loan = (money: string, more: object = {}) => ({
  content: '备用金',
  kind: '付出',
  type: '员工借款',
  money,
  date: day(-3),
  dtDue: day(20),
  ...more,
})
const make = (api: Api, rows: object[]): Promise<Answer> =>
  api.post('/api/submitComeGo', { name: '出差备用金', company: 'A', rows })
const passed = async (api: Api, rows: object[]) => {
  const { id } = expectOk(await make(api, rows)).data
  expectOk(await step(api, 'submitComeGo', id, 'submit'))
  expectOk(await step(staff.book2, 'submitComeGo', id, 'approve'))
  expectOk(await step(team.g, 'submitComeGo', id, 'approve'))
  const { rows: lines } = expectOk(await staff.book1.get(`/api/submitComeGo/${id}`)).data
  return { id, line: lines[0].id }
}
const back = (api: Api, id: string, money: string, more: object = {}): Promise<Answer> =>
  step(api, 'moneyComeGo', id, 'back', { date: day(), money, way: '银行转账', ...more })
const read = async (id: string) => expectOk(await staff.book1.get(`/api/moneyComeGo/${id}`)).data

test('a line says who, what for and until when', async () => {
  const refused = async (more: object) => (await make(staff.cashier, [loan('10.00', more)])).data.fields
  expect(await refused({ dtDue: day(-4) })).toEqual({ 'rows.0.dtDue': '归还日期不能早于发生日期' })
  const { data } = await make(staff.cashier, [loan('10.00'), loan('10.00', { dtDue: day(-4) })])
  expect(data.rows).toEqual([{ index: 1, fields: { dtDue: '归还日期不能早于发生日期' } }])
  expect(await refused({ type: '押金' })).toEqual({ 'rows.0.otherSide': '请填写对方' })
  expect(await refused({ type: '投标保证金', otherSide: '甲市' })).toEqual({
    'rows.0.businessOpportunityId': '请选择商机',
  })
  expect(await refused({ type: '履约保证金', otherSide: '甲市' })).toEqual({ 'rows.0.contractId': '请选择合同' })
  expect(await refused({ type: '公司间往来', otherSide: '甲', otherCompany: 'A' })).toEqual({
    'rows.0.otherCompany': '对方公司不能与所属公司相同',
  })
})

test('money is of one company', async () => {
  const given = { name: '备用金', company: 'all', rows: [loan('10.00')] }
  const { status, data } = await staff.cashier.post('/api/submitComeGo', given)
  expect([status, data.fields]).toEqual([422, { company: '请选择所属公司' }])
})

test('whoever may only claim expenses asks for a loan of their own', async () => {
  const other = expectOk(await make(team.s1, [loan('10.00', { userId: team.ids.s2 })])).data
  expect((await step(team.s1, 'submitComeGo', other.id, 'submit')).status).toBe(403)
  const rent = expectOk(await make(team.s1, [loan('10.00', { type: '押金', otherSide: '房东' })])).data
  expect((await step(team.s1, 'submitComeGo', rent.id, 'submit')).status).toBe(403)
  const own = expectOk(await make(team.s1, [loan('10.00')])).data
  expectOk(await step(team.s1, 'submitComeGo', own.id, 'submit'))
})

test('nobody decides on money that a line gives them', async () => {
  const { id } = expectOk(await make(staff.cashier, [loan('10.00', { userId: staff.ids.book1 })])).data
  expectOk(await step(staff.cashier, 'submitComeGo', id, 'submit'))
  const { waitsFor } = (await staff.book1.get(`/api/submitComeGo/${id}`)).data
  expect(waitsFor.map(({ name }: { name: string }) => name)).toEqual(['管理员', '财二'])
  const own = await step(staff.book1, 'submitComeGo', id, 'approve')
  expect([own.status, own.message]).toEqual([403, '不能审批自己的单据'])
})

test('what comes back is never more than is out, is booked on its day, and not by who owes it', async () => {
  const { line } = await passed(team.s1, [loan('1000.00')])
  expect(await read(line)).toMatchObject({ settle: '未结清', remain: '1000.00' })
  expect((await back(staff.cashier, line, '1.00', { date: day(-4) })).data.fields).toEqual({ date: '归还日期不正确' })
  expect((await back(staff.cashier, line, '1.00', { date: day(1) })).data.fields).toEqual({ date: '归还日期不正确' })
  expect((await back(staff.cashier, line, '1000.01')).message).toBe('归还金额超过未归还金额 1000.00')
  expect((await back(team.s1, line, '1.00')).status).toBe(403)
  expect(expectOk(await back(staff.cashier, line, '400.00')).data).toMatchObject({
    ...{ settle: '部分结清', remain: '600.00', backMoney: '400.00' },
  })
  expect(await read(line)).toMatchObject({ settle: '部分结清', remain: '600.00', backMoney: '400.00' })
  expect(
    (await staff.cashier.post('/api/comeGoBack', { comeGoId: line, date: day(), money: '1', way: '现金' })).status,
  ).toBe(403)
  expectOk(await back(staff.cashier, line, '600.00'))
  expect(await read(line)).toMatchObject({ settle: '已结清', remain: '0.00', overDays: 0 })
  expect((await back(staff.cashier, line, '1.00')).status).toBe(409)
})

test('nothing is owed of a loan before its last level has agreed', async () => {
  const { id } = expectOk(await make(team.s1, [loan('80.00')])).data
  expectOk(await step(team.s1, 'submitComeGo', id, 'submit'))
  expectOk(await step(staff.book2, 'submitComeGo', id, 'approve'))
  const [line] = (await staff.book1.get(`/api/submitComeGo/${id}`)).data.rows
  expect(line).toMatchObject({ status: '通过', settle: '未生效', remain: '0.00' })
  expect((await back(staff.cashier, line.id, '1.00')).status).toBe(409)
  const open = async () => expectOk(await staff.book1.get('/api/finance/extraComeGo')).data.nodes
  expect(await open()).not.toContainEqual(expect.objectContaining({ id: line.id }))
  expectOk(await step(team.g, 'submitComeGo', id, 'approve'))
  expect(await read(line.id)).toMatchObject({ settle: '未结清', remain: '80.00' })
  expect(await open()).toContainEqual(expect.objectContaining({ id: line.id, remain: '80.00' }))
})

test('two who book what comes back at the same moment collide', async () => {
  const { line } = await passed(team.s1, [loan('100.00')])
  const both = await Promise.all([1, 2, 3].map(() => back(staff.cashier, line, '60.00')))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await read(line)).toMatchObject({ remain: '40.00', backMoney: '60.00' })
})

test('what came back stands against voiding; what went out alone is written off', async () => {
  const { id, line } = await passed(team.s1, [loan('50.00')])
  expect((await step(team.g, 'moneyComeGo', line, 'badDebt')).data.fields).toEqual({ opinion: '请填写原因' })
  expectOk(await step(team.g, 'moneyComeGo', line, 'badDebt', { opinion: '失联' }))
  expect((await read(line)).settle).toBe('坏账')
  expectOk(await back(staff.cashier, line, '20.00'))
  const kept = await step(staff.book1, 'submitComeGo', id, 'void', { opinion: '错' })
  expect(kept.message).toBe('该数据已被使用，无法作废')
  const came = await passed(staff.cashier, [loan('9.00', { kind: '收入', type: '押金', otherSide: '客户' })])
  expect((await step(team.g, 'moneyComeGo', came.line, 'badDebt', { opinion: '无' })).message).toBe(
    '仅付出款可认定坏账',
  )
  expectOk(await step(staff.book1, 'submitComeGo', came.id, 'void', { opinion: '错' }))
  expect(await read(came.line)).toMatchObject({ settle: '未生效', remain: '0.00', status: '已作废' })
})

/** As when the bank sends back what had paid it. */
const takenBack = async (line: string, money: string): Promise<string> => {
  await server.owner.query('delete from store.come_go_back where come_go_id = $1 and money = $2', [line, money])
  await writingAsSystem(server.parts.db, (tx) => settleComeGo(tx, [line]))
  return (await read(line)).settle
}

test('a write-off stands when an older repayment is taken back, and again when the one that ended it is', async () => {
  const { line } = await passed(team.s1, [loan('50.00')])
  expectOk(await back(staff.cashier, line, '20.00'))
  expectOk(await step(team.g, 'moneyComeGo', line, 'badDebt', { opinion: '失联' }))
  expect(await takenBack(line, '20.00')).toBe('坏账')
  expectOk(await back(staff.cashier, line, '30.00'))
  expect((await read(line)).settle).toBe('部分结清')
  expect(await takenBack(line, '30.00')).toBe('坏账')
  const other = (await passed(team.s1, [loan('50.00')])).line
  expectOk(await back(staff.cashier, other, '20.00'))
  expect(await takenBack(other, '20.00')).toBe('未结清')
})

test('nobody takes back or writes off what they owe', async () => {
  const { id, line } = await passed(staff.cashier, [loan('50.00', { userId: staff.ids.book1 })])
  const own = await step(staff.book1, 'submitComeGo', id, 'void', { opinion: '错' })
  expect([own.status, own.message]).toEqual([403, '不能审批自己的单据'])
  await server.owner.query('update store.money_come_go set user_id = $2 where id = $1', [line, team.ids.g])
  const written = await step(team.g, 'moneyComeGo', line, 'badDebt', { opinion: '失联' })
  expect([written.status, written.message]).toEqual([403, '不能审批自己的单据'])
  expectOk(await step(staff.book1, 'submitComeGo', id, 'void', { opinion: '错' }))
})

test('what goes to the other company stands in its books as well', async () => {
  await passed(staff.cashier, [loan('77.00', { type: '公司间往来', otherSide: '乙公司', otherCompany: 'B' })])
  const filters = encodeURIComponent(JSON.stringify({ company: { equalTo: 'B' } }))
  const { nodes } = expectOk(await staff.book1.get(`/api/moneyComeGo?filters=${filters}`)).data
  expect(nodes).toMatchObject([
    { kind: '收入', money: '77.00', remain: '77.00', settle: '未结清', otherCompany: 'A', status: '通过' },
  ])
})

test('what stands at the other company falls with its source, unless something of it came back', async () => {
  const transfer = (money: string) =>
    passed(staff.cashier, [
      loan(money, { type: '公司间往来', otherSide: '乙公司', otherCompany: 'B', userId: team.ids.s1 }),
    ])
  const mirrorOf = async (id: string): Promise<{ id: string; line: string }> => {
    const found = await server.owner.query(
      `select s.id, m.id as line from store.submit_come_go s join store.money_come_go m on m.submit_id = s.id
       where s.mirror_of_id = $1`,
      [id],
    )
    return found.rows[0]
  }
  const undo = async (id: string) => {
    const { status, message } = await step(staff.book1, 'submitComeGo', id, 'void', { opinion: '重复' })
    return [status, message]
  }
  const used = await transfer('31.00')
  const usedMirror = await mirrorOf(used.id)
  expectOk(await back(staff.cashier, usedMirror.line, '0.01'))
  expect(await undo(used.id)).toEqual([409, '该数据已被使用，无法作废'])
  expect((await read(used.line)).status).toBe('通过')
  const free = await transfer('32.00')
  const mirror = await mirrorOf(free.id)
  expect(await undo(mirror.id)).toEqual([409, '请在来源单据中取消'])
  expect((await undo(free.id))[0]).toBe(200)
  for (const line of [free.line, mirror.line])
    expect(await read(line)).toMatchObject({ settle: '未生效', remain: '0.00', status: '已作废' })
})

test('a counterpart whose source was voided before it followed is voided by hand', async () => {
  const { id } = await passed(staff.cashier, [
    loan('33.00', { type: '公司间往来', otherSide: '乙公司', otherCompany: 'B', userId: team.ids.s1 }),
  ])
  const { rows } = await server.owner.query('select id from store.submit_come_go where mirror_of_id = $1', [id])
  const undo = () => step(staff.book1, 'submitComeGo', rows[0].id, 'void', { opinion: '重复' })
  expect((await undo()).message).toBe('请在来源单据中取消')
  await server.owner.query(`update store.submit_come_go set status = '已作废' where id = $1`, [id])
  expect(expectOk(await undo()).data.status).toBe('已作废')
})

test('a loan that is given back at this moment is not voided', async () => {
  const { id, line } = await passed(team.s1, [loan('300.00')])
  const { owner } = server
  await owner.query('begin')
  await owner.query('select from store.money_come_go where id = $1 for update', [line])
  const voided = step(staff.book1, 'submitComeGo', id, 'void', { opinion: '重复' })
  await waitsForLock()
  await server.make('comeGoBack', { comeGoId: line, date: day(), money: '300', way: '现金' })
  await owner.query('commit')
  const { status, message } = await voided
  expect([status, message]).toEqual([409, '该数据已被使用，无法作废'])
})

/** Until another of the database's clients waits for what this one holds. */
const waitsForLock = async (): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await server.owner.query(
      `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
    if (rows.length > 0) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error('nobody waits')
}
