import {
  decide,
  inForce,
  invoice,
  issuedInvoice,
  type Ledgers,
  move,
  openLedgers,
  received,
} from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partsOf } from './generate.ts'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const line = (percent: string, month = 1, type = '进度款') => ({ type, percent, year: 2026, month })
const generate = (contractId: string, lines: readonly object[], api: Api = all.s1): Promise<Answer> =>
  api.post('/api/invoicingPlan/action/generate', { contractId, lines })
const plan = async (id: string) => (await all.s1.get(`/api/invoicingPlan/${id}`)).data

test('the last part takes what is left of the whole, to the cent', () => {
  expect(partsOf('100.00', ['33.33', '33.33', '33.34'], true)).toEqual(['33.33', '33.33', '33.34'])
  expect(partsOf('0.05', ['50', '50'], true)).toEqual(['0.03', '0.02'])
  expect(partsOf('0.05', ['50', '40'], false)).toEqual(['0.03', '0.02'])
})

describe('plan lines by percent', () => {
  test('are refused to strangers, beyond the whole, of nothing', async () => {
    const id = await inForce(all, '500000.00')
    expect(told(await generate(id, [line('30')], all.s2))).toEqual([404, '数据不存在'])
    expect(told(await generate(id, [line('30')], all.h))).toEqual([403, '权限不足'])
    expect(told(await generate(id, []))[0]).toBe(422)
    expect(told(await generate(id, [line('60'), line('40.01')]))).toEqual([422, '比例合计超过100%'])
    expect(told(await generate(id, [line('0')]))).toEqual([422, '计划金额必须大于0'])
    const { data } = expectOk(await generate(id, [line('30'), line('60', 2), line('10', 3, '质保金')]))
    expect(data.created).toBe(3)
    expect(data.nodes.map(({ money }: { money: string }) => money)).toEqual(['150000.00', '300000.00', '50000.00'])
    expect(told(await generate(id, [line('1')]))).toEqual([422, '计划合计超过合同额，最多还可计划 0.00 元'])
  })

  test('stay within the contract when several ask at once', async () => {
    const id = await inForce(all, '1000.00')
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(id, [line('60'), line('40', 2)])))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    const { rows } = await all.server.owner.query(
      'select sum(money)::text as n from store.invoicing_plan where contract_id = $1',
      [id],
    )
    expect(rows).toEqual([{ n: '1000.00' }])
  })
})

test('a line is pinned, cancelled while nothing is invoiced, and comes back where there is room', async () => {
  const id = await inForce(all, '1000.00')
  const [one, two] = expectOk(await generate(id, [line('60'), line('40', 2)])).data.nodes
  const act = (name: string, plan: { id: string }, more: object, api: Api = all.s1) =>
    move(api, 'invoicingPlan', plan.id, name, more)
  expect((await all.s2.post('/api/invoicingPlan/action/top', { id: one.id, version: 1, isTop: true })).code).not.toBe(
    'OK',
  )
  expect(expectOk(await act('top', one, { isTop: true })).data).toMatchObject({ id: one.id, isTop: true })
  const blue = await issuedInvoice(all, id, '100.00', { invoicingPlanId: one.id })
  expect(blue).toBeTruthy()
  expect(told(await act('cancel', one, { cancel: true, opinion: '不开' }))).toEqual([409, '已有开票的计划不能取消'])
  const waits = expectOk(await invoice(all, id, '100.00', { invoicingPlanId: two.id })).data.id
  expectOk(await move(all.s1, 'invoicing', waits, 'submit'))
  expect(told(await act('cancel', two, { cancel: true, opinion: '不开' }))).toEqual([409, '已有开票的计划不能取消'])
  expectOk(await move(all.s1, 'invoicing', waits, 'withdraw'))
  expect(told(await act('cancel', two, { cancel: true }))).toEqual([422, { opinion: '请填写原因' }])
  expect(expectOk(await act('cancel', two, { cancel: true, opinion: '不开' })).data.status).toBe('已取消')
  expectOk(await generate(id, [line('0.01', 5)]))
  expect(told(await act('cancel', two, { cancel: false, opinion: '要开' }))).toEqual([
    422,
    { money: '计划合计超过合同额，最多还可计划 399.96 元' },
  ])
  expect((await plan(two.id)).isCancel).toBe(true)
})

test('a supplement that takes from what is planned is told to who plans', async () => {
  const id = await inForce(all, '100000.00')
  expectOk(await generate(id, [line('100')]))
  const input = { ...(await submittedSupplement(id)) }
  expect(input.status).toBe('通过')
  const titles = (await all.s1.get('/api/message?pageSize=50')).data.nodes.map(({ title }: { title: string }) => title)
  expect(titles).toContain('【合同】减项开票计划超过合同额')
})

const submittedSupplement = async (parentId: string) => {
  const root = (await all.s1.get(`/api/contract/${parentId}`)).data
  const body = {
    name: '减项',
    parentId,
    clientId: root.clientId,
    selfCompany: 'A',
    payWay: '分期',
    money: '-1000.00',
    invoiceType: '电子专用发票',
    contractFile: root.contractFile,
  }
  const { id, version } = expectOk(await all.s1.post('/api/contract', body)).data
  expectOk(await all.s1.post('/api/contract/action/submit', { id, version }))
  await decide(all.h, 'contract', id)
  return (await all.s1.get(`/api/contract/${id}`)).data
}

describe('what is owed', () => {
  const ledgerOf = async (contractId: string): Promise<string> =>
    (await all.server.owner.query('select id from store.returned_money where contract_id = $1', [contractId])).rows[0]
      .id

  test('is followed by who sells or manages, and given up with a reason', async () => {
    const id = await ledgerOf(await inForce(all))
    const act = (name: string, more: object, api: Api = all.s1) => move(api, 'returnedMoney', id, name, more)
    expect(told(await act('follow', { isFollow: false, version: 1 }, all.h))).toEqual([403, '权限不足'])
    expect(told(await act('follow', { isFollow: false }))).toEqual([422, { remark: '请填写不再跟进的原因' }])
    expectOk(await act('follow', { isFollow: false, remark: '客户已注销', options: '有争议' }))
    const row = () =>
      all.server.owner.query(
        'select is_follow, tz_retire is not null as retired, options from store.returned_money where id = $1',
        [id],
      )
    expect((await row()).rows).toEqual([{ is_follow: false, retired: true, options: '有争议' }])
    expectOk(await act('follow', { isFollow: true, dtNext: '2099-01-01' }))
    expect((await row()).rows).toEqual([{ is_follow: true, retired: false, options: '有争议' }])
  })

  test('is written off by others than who follows it, while anything is owed, and restored', async () => {
    const contract = await inForce(all, '100.00')
    const id = await ledgerOf(contract)
    const act = (name: string, more: object, api: Api = all.f1) => move(api, 'returnedMoney', id, name, more)
    expect(told(await act('badDebt', { opinion: '破产' }, all.s1))).toEqual([403, '权限不足'])
    expect(told(await act('badDebt', {}))[0]).toBe(422)
    expect(told(await act('restore', {}))).toEqual([409, '未认定坏账'])
    expectOk(await act('badDebt', { opinion: '破产' }))
    expect((await all.f1.get(`/api/returnedMoney/${id}`)).data.status).toBe('坏账')
    expectOk(await act('restore', {}))
    await received(all, contract, '100.00')
    expect(told(await act('badDebt', { opinion: '破产' }))).toEqual([409, '无未回款'])
  })
})

test('maintenance is stopped with a reason and taken up again by who manages it', async () => {
  const contractId = await inForce(all)
  const period = { contractId, dtStart: '2020-01-01', dtEnd: '2099-01-01' }
  const { id } = expectOk(await all.admin.post('/api/maintenance', period)).data
  const act = (name: string, more: object = {}, api: Api = all.admin) => move(api, 'maintenance', id, name, more)
  expect(told(await act('stop', { opinion: '停' }, all.s1))).toEqual([403, '权限不足'])
  expect(told(await act('stop'))).toEqual([422, { opinion: '请填写原因' }])
  expect(told(await act('resume'))).toEqual([409, '维护未停止'])
  expectOk(await act('stop', { opinion: '客户撤销' }))
  expect((await all.admin.get(`/api/maintenance/${id}`)).data.status).toBe('不再维护')
  expect(told(await act('stop', { opinion: '停' }))).toEqual([409, '维护已停止'])
  expectOk(await act('resume'))
  expect((await all.admin.get(`/api/maintenance/${id}`)).data.status).toBe('维护中')
})
