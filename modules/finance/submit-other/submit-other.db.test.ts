import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, monthStart, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeSalary } from '../server/testing/agree-salary.ts'

let server: TestServer
let team: Team
let staff: Staff

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

const line = (money: string, more: object = {}) => ({ content: '利息', date: day(), type: '利息', money, ...more })
const make = (rows: object[], more: object = {}, api = staff.book1): Promise<Answer> =>
  api.post('/api/submitOther', { name: '银行利息', company: 'A', rows, ...more })
const made = async (rows: object[], more: object = {}) => expectOk(await make(rows, more)).data
const read = async (id: string) => expectOk(await staff.book1.get(`/api/submitOther/${id}`)).data
const linesOf = async (id: string) => (await read(id)).rows
const passed = async (rows: object[], more: object = {}) => {
  const { id } = await made(rows, more)
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  expectOk(await step(staff.book2, 'submitOther', id, 'approve'))
  expectOk(await step(team.g, 'submitOther', id, 'approve'))
  return id
}

test('nothing is handed in without lines, of nothing, or of days to come', async () => {
  const { id } = await made([])
  expect((await step(staff.book1, 'submitOther', id, 'submit')).data.fields).toEqual({ rows: '请至少填写一条明细' })
  expect((await make([line('0.00')])).data.fields).toEqual({ 'rows.0.money': '金额须大于0' })
  expect((await make([line('5.00'), line('-1.00')])).data.fields).toEqual({ 'rows.1.money': '金额须大于0' })
  expect((await make([line('1.00', { date: day(1) })])).data.fields).toEqual({ 'rows.0.date': '收款日期不能晚于今天' })
  expect((await make([line('1.00')], {}, team.s1)).status).toBe(403)
})

test('lines come, change and go with their submission, which sums them up', async () => {
  const row = await made([line('10.10'), line('20.20')])
  expect(row).toMatchObject({ money: '30.30', rowCount: 2, status: '草稿', serialNumber: null })
  const [first] = await linesOf(row.id)
  const rows = [{ id: first.id, money: '11.00' }, line('5.00')]
  const { version } = await read(row.id)
  expectOk(await staff.book1.patch(`/api/submitOther/${row.id}`, { id: row.id, version, patch: { rows } }))
  expect(await read(row.id)).toMatchObject({ money: '16.00', rowCount: 2 })
  const stale = await staff.book1.patch(`/api/submitOther/${row.id}`, { id: row.id, version, patch: { name: '旧' } })
  expect([stale.status, stale.message]).toEqual([409, '单据已变更，请刷新'])
})

test('a line written by itself raises the version of its submission; nobody else writes it', async () => {
  const { id, version } = await made([line('1.00')])
  expect((await staff.book2.post('/api/moneyOther', { submitId: id, ...line('2.00') })).status).toBe(403)
  expectOk(await staff.book1.post('/api/moneyOther', { submitId: id, ...line('2.00') }))
  const now = await read(id)
  expect([now.money, now.version > version]).toEqual(['3.00', true])
  const [one] = now.rows
  expectOk(await staff.book1.remove(`/api/moneyOther/${one.id}`))
  expect((await read(id)).rowCount).toBe(1)
})

test('while it is decided nothing is written, and who made it does not decide', async () => {
  const { id } = await made([line('1.00')])
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  const waiting = await read(id)
  expect(waiting.serialNumber).toMatch(/^QT-\d{6}-\d{4}$/)
  expect(waiting.rows[0].status).toBe('待审核')
  const late = await staff.book1.post('/api/moneyOther', { submitId: id, ...line('2.00') })
  expect([late.status, late.message]).toEqual([409, '审批中，不能修改'])
  const own = await step(staff.book1, 'submitOther', id, 'approve')
  expect([own.status, own.message]).toEqual([403, '不能审批自己的单据'])
  expectOk(await step(staff.book2, 'submitOther', id, 'reject', { opinion: '缺凭证' }))
  expect((await linesOf(id))[0].status).toBe('草稿')
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  expect((await read(id)).serialNumber).toBe(waiting.serialNumber)
  expectOk(await step(staff.book1, 'submitOther', id, 'withdraw'))
  expect((await linesOf(id))[0].status).toBe('草稿')
})

test('single lines are decided before the whole; a whole without lines left is rejected as one', async () => {
  const { id } = await made([line('1.00'), line('2.00')])
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  const [a, b] = await linesOf(id)
  const decide = (one: { id: string; version: number }, more: object, api = staff.book2): Promise<Answer> =>
    api.post('/api/submitOther/action/auditRow', { id: one.id, version: one.version, ...more })
  expect((await decide(a, { result: '驳回' })).data.fields).toEqual({ opinion: '请填写审批意见' })
  expect((await decide(a, { result: '核减', money: '0.50', opinion: '多' })).data.fields).toEqual({
    result: '该单据不能核减',
  })
  expect((await decide(a, { result: '驳回', opinion: '无' }, staff.book1)).message).toBe('不能审批自己的单据')
  const seen = (await read(id)).version
  const answer = expectOk(await decide(a, { result: '驳回', opinion: '无凭证' })).data
  expect([answer.row.status, answer.version]).toEqual(['驳回', seen + 1])
  expect((await decide(a, { result: '通过' })).message).toBe('单据已变更，请刷新')
  const stale = await staff.book2.post('/api/submitOther/action/approve', { id, version: seen })
  expect(stale.message).toBe('单据已变更，请刷新')
  expectOk(await decide(b, { result: '驳回', opinion: '无凭证' }))
  expect((await step(staff.book2, 'submitOther', id, 'approve')).message).toBe('明细已全部驳回，请驳回整单')
  const again = (await linesOf(id)).find((one: { id: string }) => one.id === b.id)
  expectOk(await decide(again, { result: '通过' }))
  expectOk(await step(staff.book2, 'submitOther', id, 'approve'))
  expectOk(await step(team.g, 'submitOther', id, 'approve'))
  expect((await linesOf(id)).map(({ status }: { status: string }) => status).sort()).toEqual(['通过', '驳回'])
})

test('what has passed is reversed once, by its opposite, or voided', async () => {
  const id = await passed([line('8.00')])
  const [wrong] = await linesOf(id)
  const patch = await staff.book1.patch(`/api/moneyOther/${wrong.id}`, { id: wrong.id, patch: { money: '9.00' } })
  expect([patch.status, patch.message]).toEqual([409, '已通过，不能修改'])
  const half = await make([line('-4.00', { reverseId: wrong.id })])
  expect(half.data.fields).toEqual({ 'rows.0.money': '冲销金额须与原金额相反' })
  const both = await Promise.all([1, 2].map(() => make([line('-8.00', { reverseId: wrong.id })])))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.message).toContain('该记录已冲销')
  const reversal = both.find(({ status }) => status === 200)?.data.id
  expectOk(await step(staff.book1, 'submitOther', reversal, 'submit'))
  const twice = await step(staff.book1, 'submitOther', id, 'void', { opinion: '重复' })
  expect([twice.status, twice.message]).toEqual([409, '明细已冲销，不能作废'])
  expectOk(await step(staff.book1, 'submitOther', reversal, 'withdraw'))
  expect((await step(staff.book1, 'submitOther', id, 'void')).data.fields).toEqual({ opinion: '请填写作废原因' })
  expectOk(await step(staff.book1, 'submitOther', id, 'void', { opinion: '重复' }))
  expect((await linesOf(id))[0].status).toBe('已作废')
  expect((await step(staff.book1, 'submitOther', reversal, 'submit')).data.fields).toEqual({
    'rows.0.reverseId': '只能冲销已通过的记录',
  })
})

/** Somebody's wage in force at a company; gives its submission. */
const agreement = (company: string, date: string): Promise<string> =>
  agreeSalary(server, { userId: team.ids.s1, company, date, normMoney: 8000, isFormal: true })

test('a month is closed in order, over nothing that waits, and opened again by two', async () => {
  const [last, before] = [monthStart(-1), monthStart(-2)]
  const close = async (month: string) => {
    const filters = encodeURIComponent(
      JSON.stringify({ company: { equalTo: 'B' }, month: { equalTo: month.slice(0, 7) } }),
    )
    const found = (await staff.book1.get(`/api/financePeriod?filters=${filters}`)).data.nodes[0]
    const row = found ?? (await staff.book1.post('/api/financePeriod', { company: 'B', month: month.slice(0, 7) })).data
    return { id: row.id, answer: await step(staff.book1, 'financePeriod', row.id, 'close') }
  }
  expect((await close(day())).answer.message).toBe('月份未结束')
  const { id } = await made([line('1.00', { date: last }), line('1.00', { date: before })], { company: 'B' })
  expect((await close(last)).answer.message).toBe('请先结账上月')
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  expect((await close(before)).answer.message).toBe('仍有1张单据待审核')
  expectOk(await step(staff.book1, 'submitOther', id, 'withdraw'))
  const pay = await agreement('B', before)
  expect((await close(before)).answer.message).toBe('工资未发放')
  await server.owner.query('delete from store.submit_salary where id = $1', [pay])
  const first = await close(before)
  expectOk(first.answer)
  expect((await step(staff.book1, 'submitOther', id, 'submit')).message).toBe('该期间已结账')
  expect((await make([line('1.00', { date: before })], { company: 'B' })).message).toContain('该期间已结账')
  expect((await make([line('1.00', { date: before })])).code).toBe('OK')
  expect((await step(staff.book1, 'financePeriod', first.id, 'reopen')).data.fields).toEqual({ reason: '请填写原因' })
  expectOk(await step(staff.book1, 'financePeriod', first.id, 'reopen', { reason: '漏记' }))
  expect((await step(staff.book1, 'financePeriod', first.id, 'confirmReopen')).message).toBe('不能审批自己的单据')
  expect((await make([line('1.00', { date: before })], { company: 'B' })).message).toContain('该期间已结账')
  expectOk(await step(staff.book2, 'financePeriod', first.id, 'confirmReopen'))
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
})

test('of two neighbouring months the later is not closed while the earlier is opened again', async () => {
  const [first, second] = [monthStart(-9), monthStart(-8)]
  await made([line('1.00', { date: first })], { company: 'B' })
  const period = async (month: string) =>
    expectOk(await staff.book1.post('/api/financePeriod', { company: 'B', month: month.slice(0, 7) })).data.id
  const filters = encodeURIComponent(
    JSON.stringify({ company: { equalTo: 'B' }, month: { equalTo: first.slice(0, 7) } }),
  )
  const [earlier] = (await staff.book1.get(`/api/financePeriod?filters=${filters}`)).data.nodes
  const later = await period(second)
  for (let round = 0; round < 8; round++) {
    const set = 'update store.finance_period set status = $2, version = version + 1 where id = $1'
    await server.owner.query(set, [earlier.id, '已结账'])
    await server.owner.query(set, [later, '未结账'])
    const answers = await Promise.all([
      step(staff.book1, 'financePeriod', earlier.id, 'reopen', { reason: '漏记' }),
      step(staff.book2, 'financePeriod', later, 'close'),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
    const said = answers.find(({ code }) => code !== 'OK')?.message
    expect(['请先反结账下月', '请先结账上月']).toContain(said)
  }
  await server.owner.query('delete from store.finance_period where id = any ($1)', [[earlier.id, later]])
})

test('who closes and who hands in at the same moment: one of them is refused', async () => {
  const month = monthStart(-5).slice(0, 7)
  for (let round = 0; round < 4; round++) {
    const { id } = await made([line('1.00', { date: `${month}-0${round + 1}` })])
    const filters = encodeURIComponent(JSON.stringify({ company: { equalTo: 'A' }, month: { equalTo: month } }))
    const period = (await staff.book2.get(`/api/financePeriod?filters=${filters}`)).data.nodes[0]
    const [submit, close] = await Promise.all([
      step(staff.book1, 'submitOther', id, 'submit'),
      step(staff.book2, 'financePeriod', period.id, 'close'),
    ])
    expect([submit.status, close.status].sort()).toEqual([200, 409])
    if (close.status === 200) {
      expect(submit.message).toBe('该期间已结账')
      expectOk(await step(staff.book1, 'financePeriod', period.id, 'reopen', { reason: '再试' }))
      expectOk(await step(staff.book2, 'financePeriod', period.id, 'confirmReopen'))
    } else {
      expect(close.message).toBe('仍有1张单据待审核')
      expectOk(await step(staff.book1, 'submitOther', id, 'withdraw'))
    }
  }
})

test('the trail has no gaps, adds up, and stands', async () => {
  // reading pay in the trail adds to it
  const { nodes } = expectOk(await staff.book1.get('/api/financeLog?pageSize=10')).data
  const { id } = await made([line('1.00')])
  expectOk(await step(staff.book1, 'submitOther', id, 'submit'))
  const entries = (await server.owner.query('select seq, action, hash, address from store.finance_log order by seq'))
    .rows
  expect(entries.slice(-2).map(({ action }) => action)).toEqual(['新增', '提交'])
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length)
  await expect(server.owner.query(`update store.finance_log set content = ''`)).rejects.toThrow('不可修改')
  expect((await staff.book1.remove(`/api/financeLog/${nodes[0].id}`)).status).toBe(403)
  expect((await team.s1.get('/api/financeLog')).data.totalCount).toBe(0)
  const verify = async (query = '') => expectOk(await staff.book1.get(`/api/financeLog/verify${query}`)).data
  expect((await team.s1.get('/api/financeLog/verify')).status).toBe(403)
  const { length } = entries
  expect(await verify()).toEqual({ ok: true, checked: length, firstBad: null })
  expect(await verify(`?from=${length - 1}`)).toEqual({ ok: true, checked: 2, firstBad: null })
  await server.owner.query('alter table store.finance_log disable trigger keeps')
  const keeps = (end: Readonly<Record<string, string | number>>) =>
    server.put('financePeriod', { company: 'B', month: '2019-01', status: '已结账', totals: end })
  await keeps({ seq: length, hash: entries.at(-1)?.hash })
  expect(await verify()).toMatchObject({ ok: true })
  await keeps({ seq: length + 1, hash: 'cut off' })
  expect(await verify()).toEqual({ ok: false, checked: length, firstBad: length + 1 })
  expect(await verify(`?to=${length}`)).toMatchObject({ ok: true })
  await keeps({})
  await server.owner.query(`update store.finance_log set money_after = 999 where seq = $1`, [length])
  expect(await verify()).toEqual({ ok: false, checked: length, firstBad: length })
})
