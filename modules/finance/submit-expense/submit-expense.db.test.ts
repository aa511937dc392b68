import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, monthStart, type Staff, step } from '@chengban/server/testing/staff.ts'
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

const noInvoice = { noInvoiceReason: '无票' }
const line = (money: string, more: object = {}) => ({
  content: '打车',
  date: day(),
  kind: '管理费用',
  type: '市内交通',
  money,
  ...noInvoice,
  ...more,
})
const invoiced = async (money: string, more: object = {}) => {
  const url = expectOk(await team.s1.upload('发票.pdf', pdf, 'application/pdf')).data
  return line(money, { noInvoiceReason: null, invoiceMoney: money, file: [{ url }], ...more })
}
const make = (rows: object[], more: object = {}, api = team.s1): Promise<Answer> =>
  api.post('/api/submit-expense', { name: '出差', rows, ...more })
const made = async (...given: Parameters<typeof make>) => expectOk(await make(...given)).data
const act = (api: Api, id: string, move: string, more: object = {}): Promise<Answer> =>
  step(api, 'submit-expense', id, move, more)
const submit = (id: string, api = team.s1): Promise<Answer> => act(api, id, 'submit')
const read = async (id: string) => expectOk(await team.admin.get(`/api/submit-expense/${id}`)).data
const passed = async (rows: object[]) => {
  const { id } = await made(rows)
  expectOk(await submit(id))
  expectOk(await act(team.h, id, 'approve'))
  expectOk(await act(staff.book1, id, 'approve'))
  return id
}
const pay = (id: string, more: object = {}, api = staff.cashier): Promise<Answer> =>
  act(api, id, 'pay', { dtPay: day(), payWay: '银行转账', ...more })
const loan = async (money: string) => {
  const row = { content: '备用金', kind: '付出', type: '员工借款', money, date: day(), dtDue: day(9) }
  const { id, rows } = expectOk(
    await team.s1.post('/api/submitComeGo', { name: '借款', company: 'A', rows: [row] }),
  ).data
  for (const [api, move] of [
    [team.s1, 'submit'],
    [staff.book1, 'approve'],
    [team.g, 'approve'],
  ] as const)
    expectOk(await step(api, 'submitComeGo', id, move))
  return rows?.[0]?.id ?? (await staff.book1.get(`/api/submitComeGo/${id}`)).data.rows[0].id
}

test('every line says what a cost has to say', async () => {
  const refused = async (more: object) => (await make([line('10.00', more)])).data.fields
  expect(await refused({ date: day(1) })).toEqual({ 'rows.0.date': '发生日期不能晚于今天' })
  expect(await refused({ kind: '项目费用' })).toEqual({ 'rows.0.projectId': '请选择项目' })
  expect(await refused({ type: '业务招待' })).toEqual({ 'rows.0.clientId': '请选择客户' })
  expect(await refused({ noInvoiceReason: null })).toEqual({ 'rows.0.noInvoiceReason': '请填写发票号码或无票原因' })
  expect(await refused({ taxMoney: '10.01' })).toEqual({ 'rows.0.taxMoney': '税额不能大于金额' })
  expect(await refused({ quantity: '0.7' })).toEqual({ 'rows.0.quantity': '数量须为0.5的倍数' })
  expect(await refused({ type: '住宿', money: '800.01', quantity: '2' })).toEqual({
    'rows.0.remark': '超标准请填写说明',
  })
  const number = { invoiceNumber: '24312000000000000009' }
  expect(await refused({ ...number, invoiceMoney: '10.00' })).toEqual({ 'rows.0.file': '请上传票据' })
  const wrong = await invoiced('10.00', { invoiceNumber: '12345678' })
  expect((await make([wrong])).data.fields).toEqual({ 'rows.0.invoiceNumber': '发票号码格式不正确' })
  expectOk(await make([line('9.00', { type: '出差补贴', noInvoiceReason: null })]))
  expect((await make([line('1.00')], { userId: team.ids.s2 })).data.fields).toEqual({ userId: '只能为本人报销' })
})

test('what is long ago is explained when it is handed in', async () => {
  const { id } = await made([line('1.00', { date: day(-181) })])
  expect((await submit(id)).data.fields).toEqual({ 'rows.0.remark': '超过180天的费用请说明原因' })
})

test('one invoice covers no more than it says, and says the same everywhere', async () => {
  const number = { invoiceNumber: '24312000000000000500' }
  const of = async (money: string, invoiceMoney: string) => invoiced(money, { ...number, invoiceMoney, type: '会议' })
  const wrong = await made([await of('300.00', '500.00'), await of('200.01', '500.00')])
  expect(Object.values((await submit(wrong.id)).data.fields)).toEqual(['报销金额超过发票金额'])
  const other = await made([await of('300.00', '500.00'), await of('100.00', '400.00')])
  expect(Object.values((await submit(other.id)).data.fields)).toEqual(['同一发票金额不一致'])
  const right = await made([await of('300.00', '500.00'), await of('200.00', '500.00')])
  expectOk(await submit(right.id))
})

test('what the company bought with an invoice is not told to who claims it too', async () => {
  const number = { invoiceNumber: '24312000000000000777' }
  const bought = { content: '证书', date: day(0), type: '证书', money: '1280.00', company: 'A', supplier: '某机构' }
  expectOk(await team.admin.post('/api/moneyServer', { ...bought, ...number }))
  const { id } = await made([await invoiced('10.00', number)])
  expect(await submit(id)).toMatchObject({ status: 409, message: '发票号码已报销' })
})

test('of two who claim one invoice at the same moment one wins; rejected, the other can', async () => {
  const number = { invoiceNumber: '24312000000000000001' }
  const [a, b] = [await made([await invoiced('10.00', number)]), await made([await invoiced('10.00', number)])]
  const both = await Promise.all([submit(a.id), submit(b.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = both[0]?.status === 200 ? [a.id, b.id] : [b.id, a.id]
  expect((await submit(lost)).message).toBe(`发票号码已报销：${(await read(won)).serialNumber}`)
  expectOk(await act(team.h, won, 'reject', { opinion: '错' }))
  expectOk(await submit(lost))
})

test('a line is granted in part, with a reason; what is granted counts', async () => {
  const { id } = await made([
    line('560.00', { type: '长途交通' }),
    line('900.00', { type: '住宿', quantity: '2', remark: '旺季' }),
    line('200.00', { type: '出差补贴', quantity: '2' }),
  ])
  expectOk(await submit(id))
  expect(await read(id)).toMatchObject({ money: '1660.00', isOverLimit: true, payStatus: '未到', overMoney: '0.00' })
  expectOk(await act(team.h, id, 'approve'))
  const hotel = (await read(id)).rows.find(({ type }: { type: string }) => type === '住宿')
  expect(hotel).toMatchObject({ isOverLimit: true, status: '通过', auditMoney: '900.00' })
  const cut = (money: string, more: object = {}): Promise<Answer> =>
    staff.book1.post('/api/submit-expense/auditRow', {
      id: hotel.id,
      version: hotel.version,
      result: '核减',
      money,
      ...more,
    })
  expect((await cut('900.00')).data.fields).toEqual({ money: '核定金额须大于0且小于申报金额' })
  expect((await cut('800.00')).data.fields).toEqual({ opinion: '请填写核减原因' })
  expect(expectOk(await cut('800.00', { opinion: '超标' })).data.auditMoney).toBe('1560.00')
  expectOk(await act(staff.book1, id, 'approve', { opinion: '已核减' }))
  expect(await read(id)).toMatchObject({
    status: '通过',
    payStatus: '待付款',
    lessMoney: '100.00',
    opinion: '已核减',
    opinion3: null,
  })
})

test('beyond the budget the third level decides; of two claims at once the second counts the first', async () => {
  const me = (await team.admin.get(`/api/user/${team.ids.s2}`)).data
  const year = Number(day().slice(0, 4))
  const budget = {
    year,
    company: 'A',
    target: '部门',
    departmentId: me.departmentId,
    kind: '管理费用',
    money: '1000.00',
  }
  const { id: budgetId } = expectOk(await staff.book1.post('/api/moneyBudget', budget)).data
  expect((await staff.book1.post('/api/moneyBudget', budget)).data.fields).toEqual({ kind: '该预算已存在' })
  const claims = await Promise.all(
    ['800.00', '700.00'].map((money) => made([line(money, { type: '会议' })], {}, team.s2)),
  )
  for (const answer of await Promise.all(claims.map(({ id }) => submit(id, team.s2)))) expectOk(answer)
  const over = await Promise.all(claims.map(async ({ id }) => (await read(id)).overMoney))
  expect(over.sort()).toEqual(['0.00', '500.00'])
  expect(expectOk(await staff.book1.get(`/api/moneyBudget/${budgetId}`)).data).toMatchObject({
    used: '0.00',
    reserved: '1500.00',
    remain: '-500.00',
    useRate: '150.00',
  })
  // of the same department, for all kinds: each cost falls under one budget, that of its kind goes before
  const whole = { ...budget, kind: null, money: '9000.00' }
  const { id: wholeId } = expectOk(await staff.book1.post('/api/moneyBudget', whole)).data
  const another = await made([line('40.00', { kind: '销售费用', type: '会议' })], {}, team.s2)
  expectOk(await submit(another.id, team.s2))
  const figures = async (id: string) => {
    const { used, reserved } = expectOk(await staff.book1.get(`/api/moneyBudget/${id}`)).data
    return [used, reserved]
  }
  expect(await figures(wholeId)).toEqual(['0.00', '40.00'])
  for (const { id } of claims) {
    const { overMoney, waitsFor } = await read(id)
    const first = waitsFor[0].name === '周岚' ? team.g : team.admin
    expectOk(await act(first, id, 'approve'))
    expectOk(await act(staff.book1, id, 'approve'))
    expect((await read(id)).status).toBe(overMoney === '0.00' ? '通过' : '待三级审核')
  }
  expect((await figures(budgetId)).toSorted()).toEqual(['700.00', '800.00'])
  expect(await figures(wholeId)).toEqual(['0.00', '40.00'])
})

test('paid by another, with the receipts in, on a day gone by', async () => {
  const id = await passed([line('100.00', { isPaper: true })])
  expect((await pay(id, {}, team.s1)).status).toBe(403)
  expect((await pay(id, { dtPay: null })).data.fields).toEqual({ dtPay: '请填写付款日期' })
  expect((await pay(id, { dtPay: day(1) })).data.fields).toEqual({ dtPay: '付款日期不能晚于今天' })
  expect((await pay(id)).message).toBe('纸质票据未收齐')
  const notice = (more: object): Promise<Answer> => act(staff.cashier, id, 'noticeCheck', more)
  expect((await notice({ received: false })).data.fields).toEqual({ remark: '请说明缺少的票据' })
  expectOk(await notice({ received: true }))
  expectOk(await pay(id))
  expect(await read(id)).toMatchObject({ payStatus: '已付款', isPay: true, payMoney: '100.00', offsetMoney: '0.00' })
  expect(await pay(id)).toMatchObject({ status: 409, message: '状态不符' })
  expect((await act(staff.book1, id, 'void', { opinion: '错' })).message).toBe('已付款，不能作废')
  const own = await made([line('5.00')], {}, staff.cashier)
  expectOk(await submit(own.id, staff.cashier))
  for (let level = 0; level < 2; level++) {
    const { waitsFor } = await read(own.id)
    const api = waitsFor.some(({ name }: { name: string }) => name === '财一') ? staff.book1 : team.admin
    expectOk(await act(api, own.id, 'approve'))
  }
  const self = await pay(own.id)
  expect([self.status, self.message]).toEqual([403, '不能给自己付款'])
})

test('an open loan is paid back with the claim, and open again when the bank sends it back', async () => {
  const lent = await loan('60.00')
  const [a, b] = [await passed([line('100.00')]), await passed([line('100.00')])]
  const owes = async (api = staff.cashier) => (await api.get(`/api/submitExpense/${a}`)).data?.payeeOwes ?? null
  // the payee reads it of themselves, the head of the department does not
  expect([await owes(), await owes(team.s1), await owes(team.h)]).toEqual(['60.00', '60.00', null])
  for (const answer of await Promise.all([pay(a), pay(b)])) expectOk(answer)
  expect(await owes()).toBe('0.00')
  const claims = await Promise.all([a, b].map(read))
  expect(claims.map(({ payMoney }) => payMoney).sort()).toEqual(['100.00', '40.00'])
  const standing = async () => expectOk(await staff.book1.get(`/api/moneyComeGo/${lent}`)).data
  expect(await standing()).toMatchObject({ settle: '已结清', backMoney: '60.00' })
  const paid = claims.find(({ payMoney }) => payMoney === '40.00')
  expect((await act(staff.cashier, paid.id, 'unpay')).data.fields).toEqual({ opinion: '请填写退回原因' })
  expectOk(await act(staff.cashier, paid.id, 'unpay', { opinion: '账号错误' }))
  expect(await standing()).toMatchObject({ settle: '未结清', remain: '60.00' })
  expect(await read(paid.id)).toMatchObject({ payStatus: '待付款', dtPay: null, offsetMoney: '0.00', payMoney: '0.00' })
})

test('what falls in a closed month comes into the books on the first open day after it', async () => {
  const month = monthStart(-1)
  const id = await passed([line('10.00', { date: month })])
  expect((await read(id)).rows[0].bookDate).toBe(month)
  const period = (await staff.book1.get('/api/financePeriod?pageSize=50')).data.nodes.find(
    (one: { month: string; company: string }) => one.month === month.slice(0, 7) && one.company === 'A',
  )
  expectOk(await step(staff.book1, 'financePeriod', period.id, 'close'))
  const late = await passed([line('10.00', { date: month })])
  expect((await read(late)).rows[0].bookDate).toBe(monthStart())
  expect((await pay(late, { dtPay: month })).message).toBe('该期间已结账')
  expect((await act(staff.book1, id, 'void', { opinion: '错' })).message).toBe('该期间已结账')
})
