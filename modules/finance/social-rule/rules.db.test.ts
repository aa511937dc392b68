import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day, monthStart, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeSalary } from '../server/testing/agree-salary.ts'
import { makePersonnel, makeRule, makeRules, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
let rules: Record<string, string>

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
})
afterAll(() => server.close())

const fields = ({ data }: Answer) => data.fields
const told = ({ status, message }: Answer) => [status, message]
const month = day().slice(0, 7)
const [year = 0, nth = 0] = month.split('-').map(Number)
const insure = (more: object = {}) =>
  people.hr.post('/api/socialInsurance', {
    year,
    month: nth,
    userId: team.ids.s1,
    company: 'A',
    isFormal: true,
    needSocial: true,
    needFund: true,
    socialBase: '12000.00',
    ...more,
  })
const less = (more: object = {}, api = people.hr) =>
  api.post('/api/moneyLess', {
    userId: team.ids.s1,
    company: 'A',
    month,
    date: day(),
    type: '奖金',
    money: '100.00',
    content: '季度奖',
    ...more,
  })

test.each([
  [{ dtStart: '2024-01-02' }, { dtStart: '须为月初' }],
  [{ ceiling: '3999.99' }, { ceiling: '上限不能小于下限' }],
  [{ kind: '最低工资' }, { ceiling: '最低工资的上限须等于下限' }],
])('a rule of insurance %o is refused', async (more, errors) => {
  expect(fields(await makeRule(people.hr, { kind: '养老', ...more }))).toEqual(errors)
})

test('nothing is due while a rule is missing; one rule a kind, company and month', async () => {
  expect(told(await insure())).toEqual([409, '缺少养老规则'])
  rules = await makeRules(people.hr)
  expect(fields(await makeRule(people.hr, { kind: '养老' }))).toEqual({ dtStart: '该规则已存在' })
  expect((await makeRule(people.book1, { kind: '养老', dtStart: '2025-01-01' })).status).toBe(403)
})

test('what is due follows from rules, bases and switches, and stands once it is checked', async () => {
  const row = expectOk(await insure({ backSocial: '-3.00' })).data
  expect(row).toMatchObject({
    socialMyself: '1260.00',
    security: '3180.00',
    accumulationFund: '1440.00',
    fundCompany: '1440.00',
  })
  expect(fields(await insure())).toEqual({ company: '该人员本月已生成' })
  const path = `/api/socialInsurance/${row.id}`
  expectOk(await people.hr.patch(path, { id: row.id, patch: { needFund: false } }))
  expect((await people.hr.get(path)).data).toMatchObject({ accumulationFund: '0.00', fundCompany: '0.00' })
  expectOk(await step(people.hr, 'socialInsurance', row.id, 'check'))
  const late = await people.hr.patch(path, { id: row.id, patch: { needFund: true } })
  expect(told(late)).toEqual([409, '已核对，不能修改'])
  expect(fields(await step(people.hr, 'socialInsurance', row.id, 'paid'))).toEqual({ date: '缴纳日期不能为空' })
  expectOk(await step(people.hr, 'socialInsurance', row.id, 'paid', { date: day() }))
  expect((await step(people.hr, 'socialInsurance', row.id, 'seal')).status).toBe(403)
  await server.owner.query(`update store.social_insurance set status = '已封账' where id = $1`, [row.id])
  const rule = `/api/socialRule/${rules.养老}`
  expect(told(await people.hr.patch(rule, { id: rules.养老, patch: { floor: '1.00' } }))).toEqual([
    409,
    '已用于已封账的月份',
  ])
  expect(told(await people.hr.remove(rule))).toEqual([409, '已用于已封账的月份'])
})

test('others read nothing of what is due for a person; the person does', async () => {
  expect((await team.s1.get('/api/socialInsurance?pageSize=10')).data.nodes).toMatchObject([
    { socialMyself: '1260.00' },
  ])
  expect((await team.s2.get('/api/socialInsurance?pageSize=10')).data.totalCount).toBe(0)
})

test('the tables of tax stand from the first start; a table whose steps do not meet is refused', async () => {
  const { nodes } = (await people.book1.get('/api/taxRule?pageSize=10&sort=kind')).data
  expect(nodes.map(({ kind, bands }: { kind: string; bands: object[] }) => [kind, bands.length])).toHaveLength(2)
  const bands = [
    { upTo: '36000.00', rate: '3.00', quick: '0.00' },
    { upTo: null, rate: '10.00', quick: '2520.01' },
  ]
  const wrong = await people.book1.post('/api/taxRule', { kind: '综合所得', dtStart: '2030-01-01', bands })
  expect(fields(wrong)).toEqual({ bands: '速算扣除数与税率不一致' })
  expect((await people.hr.post('/api/taxRule', { kind: '综合所得', dtStart: '2030-01-01', bands })).status).toBe(403)
})

test('one opening a person, company and year', async () => {
  const opening = { userId: team.ids.s1, company: 'A', year: 2026, month: 3, income: '90000.00' }
  expectOk(await people.hr.post('/api/taxOpening', opening))
  expect(fields(await people.hr.post('/api/taxOpening', opening))).toEqual({ year: '该人员本年期初已存在' })
  expect((await team.s2.get('/api/taxOpening?pageSize=10')).data.totalCount).toBe(0)
})

test.each([
  [{ type: '赔偿' }, { file: '请上传依据' }],
  [{ type: '违规扣款' }, { file: '请上传依据' }],
  [{ money: '0.00' }, { money: expect.any(String) }],
  [{ month: '2026-13' }, { month: '月份格式错误' }],
])('an item of pay %o is refused', async (more, errors) => {
  expect(fields(await less(more))).toEqual(errors)
})

const adminId = async (): Promise<string> =>
  (await server.owner.query(`select user_id as id from store.admin where name = 'admin'`)).rows[0].id

test('nobody writes an item of their own; its kind follows from its type', async () => {
  expect(fields(await less({ userId: people.hrId }))).toEqual({ userId: '不能登记自己的工资增减' })
  const item = expectOk(await less()).data
  expect(item).toMatchObject({ kind: '增加', preTax: true, remain: '100.00', status: '待计入' })
  // nor does somebody else who may write items turn a colleague's into their own
  const mine = { id: item.id, version: item.version, patch: { userId: await adminId() } }
  expect(fields(await team.admin.patch(`/api/moneyLess/${item.id}`, mine))).toEqual({
    userId: '不能登记自己的工资增减',
  })
  const own = expectOk(await less({ userId: await adminId() })).data
  const untouched = { status: 403, message: '不能登记自己的工资增减' }
  const patch = { userId: team.ids.s1 }
  const change = { id: own.id, version: own.version, patch }
  expect(await team.admin.patch(`/api/moneyLess/${own.id}`, change)).toMatchObject(untouched)
  expect(await team.admin.remove(`/api/moneyLess/${own.id}`)).toMatchObject(untouched)
  expect((await team.admin.get(`/api/moneyLess/${own.id}`)).data.can).not.toContain('update')
  expect(fields(await less({ type: '借款归还' }))).toEqual({ type: '借款归还由系统按借款登记' })
  const off = expectOk(await less({ type: '代垫社保' })).data
  const loan = { id: off.id, version: off.version, patch: { type: '借款归还' } }
  expect(fields(await people.hr.patch(`/api/moneyLess/${off.id}`, loan))).toEqual({ type: '借款归还由系统按借款登记' })
  expect(off).toMatchObject({ kind: '扣减', preTax: false })
  expect(fields(await step(people.hr, 'moneyLess', off.id, 'cancel'))).toEqual({ opinion: '请填写取消原因' })
  // one typed before the system registered them is still changed
  await server.owner.query(`update store.money_less set type = '借款归还' where id = $1`, [off.id])
  const kept = await people.hr.patch(`/api/moneyLess/${off.id}`, { ...loan, patch: { remark: '已核对' } })
  expect(expectOk(kept).data).toMatchObject({ type: '借款归还', remark: '已核对' })
  await server.owner.query(`update store.money_less set module = 'moneyComeGo', relevance_id = 'x' where id = $1`, [
    off.id,
  ])
  const refused = await step(people.hr, 'moneyLess', off.id, 'cancel', { opinion: '错录' })
  expect(told(refused)).toEqual([409, '请在来源单据中取消'])
  expect((await step(people.hr, 'moneyLess', off.id, 'take', { amount: '1.00' })).status).toBe(403)
})

test('services are booked by those who keep them; a reversal is the exact opposite, once', async () => {
  const server = (more: object = {}, api = people.book1) =>
    api.post('/api/moneyServer', {
      content: '云主机一年',
      date: day(),
      type: '云服务器',
      money: '2440.00',
      company: 'A',
      supplier: '某云',
      ...more,
    })
  expect((await server({}, team.s1)).status).toBe(403)
  expect(fields(await server({ money: '-1.00' }))).toEqual({ money: '金额须大于0' })
  expect(fields(await server({ dtStart: day(), dtEnd: day(-1) }))).toEqual({ dtEnd: '到期日期不能早于开始日期' })
  const { id } = expectOk(await server()).data
  expect(fields(await server({ money: '-2439.99', reverseId: id }))).toEqual({ money: '冲销金额须与原金额相反' })
  const unlike = '冲销须与原记录一致'
  const other = { company: 'B', type: '域名' }
  expect(fields(await server({ money: '-2440.00', reverseId: id, ...other }))).toEqual({
    company: unlike,
    type: unlike,
  })
  const { id: reversal } = expectOk(await server({ money: '-2440.00', reverseId: id })).data
  // both stay as they are from now on
  for (const one of [id, reversal]) {
    const frozen = await people.book1.patch(`/api/moneyServer/${one}`, { id: one, patch: { content: '改' } })
    expect(told(frozen)).toEqual([409, '该记录已冲销'])
  }
  expect((await people.book1.get(`/api/moneyServer/${id}`)).data.status).toBe('已冲销')
  expect(told(await server({ money: '-2440.00', reverseId: id }))).toEqual([409, '该记录已冲销'])
})

test('an invoice is held from the first save, and given back with its row', async () => {
  const number = '12345678901234567890'
  const server = (invoiceNumber: string) =>
    people.book1.post('/api/moneyServer', {
      content: '证书',
      date: day(),
      type: '证书',
      money: '1280.00',
      company: 'A',
      supplier: '某机构',
      invoiceNumber,
    })
  expect(fields(await server('123'))).toEqual({ invoiceNumber: '发票号码格式不正确' })
  const { id } = expectOk(await server(number)).data
  expect(told(await server(number))).toEqual([409, '发票号码已报销：服务费 某机构'])
  expectOk(await people.book1.remove(`/api/moneyServer/${id}`))
  expectOk(await server(number))
})

test('a month closes once it has paid, and seals what was paid of insurance', async () => {
  const last = monthStart(-1).slice(0, 7)
  const [y = 0, m = 0] = last.split('-').map(Number)
  const due = expectOk(await insure({ company: 'B', year: y, month: m, needSocial: false, needFund: false })).data
  expectOk(await step(people.hr, 'socialInsurance', due.id, 'check'))
  expectOk(await step(people.hr, 'socialInsurance', due.id, 'paid', { date: day() }))
  const filters = encodeURIComponent(JSON.stringify({ company: { equalTo: 'B' }, month: { equalTo: last } }))
  const [period] = (await people.book1.get(`/api/financePeriod?pageSize=10&filters=${filters}`)).data.nodes
  const close = () => step(people.book1, 'financePeriod', period.id, 'close')
  const agreed = { company: 'B', date: monthStart(-1), normMoney: 5000, isFormal: true }
  await agreeSalary(server, { ...agreed, userId: team.ids.s2 })
  expect(told(await close())).toEqual([409, '工资未发放'])
  const paid = { stage: '已发放', status: '通过' } as const
  await server.make('submitPayroll', { company: 'B', month: last, payDate: day(), ...paid })
  expectOk(await close())
  expect((await people.hr.get(`/api/socialInsurance/${due.id}`)).data.status).toBe('已封账')
})

test('nothing is booked into a closed month', async () => {
  await server.put('financePeriod', { company: 'B', month, status: '已结账' })
  const closed = await people.book1.post('/api/moneyServer', {
    content: '域名',
    date: day(),
    type: '域名',
    money: '50.00',
    company: 'B',
    supplier: '某云',
  })
  expect(told(closed)).toEqual([409, '该期间已结账'])
})
