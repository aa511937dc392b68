import {
  complete,
  inForce,
  invoice,
  issuedInvoice,
  type Ledgers,
  ledger,
  move,
  openLedgers,
} from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
  await all.server.owner.query('update store.invoicing_config set single_limit = null where id = $1', [all.sellerId])
})
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (id: string) => (await all.f1.get(`/api/invoicing/${id}`)).data
const flush = async (id: string, more: object = {}, api: Api = all.s1): Promise<Answer> =>
  api.post('/api/invoicing/flushRed', {
    id,
    version: (await row(id)).version,
    reason: '销售折让',
    isUsed: false,
    ...more,
  })
const issue = async (id: string) => {
  expectOk(await move(all.f1, 'invoicing', id, 'audit'))
  expectOk(await complete(all, id))
  return row(id)
}

describe('an invoice is taken back', () => {
  test('not by a stranger, not before it is issued, not stale, not a red one', async () => {
    const contract = await inForce(all, '1000.00')
    const draft = expectOk(await invoice(all, contract, '100.00')).data.id
    expect(told(await flush(draft))).toEqual([409, '未开票的申请不能红冲，请撤回或作废'])
    const blue = await issuedInvoice(all, contract, '100.00')
    expect(told(await flush(blue, {}, all.s2))).toEqual([404, '数据不存在'])
    expect(told(await flush(blue, {}, all.h))).toEqual([403, '权限不足'])
    expect(told(await flush(blue, { version: 1 }))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await flush(blue, { reason: undefined }))[0]).toBe(422)
    expect(told(await flush(blue, { money: '0.00' }))).toEqual([422, { money: '红冲金额必须大于0' }])
    const red = expectOk(await flush(blue)).data
    expect(red).toMatchObject({ money: '-100.00', status: '待审核', left: '0.00' })
    expect(told(await flush(blue))).toEqual([409, '该发票已全部红冲或红冲中'])
    expect(told(await flush(red.id))).toEqual([422, '红字发票不能再红冲'])
  })

  test('in part and in whole: reserve, balance and plan follow to the cent', async () => {
    const contract = await inForce(all, '500000.00')
    const lines = [{ type: '进度款', percent: '30', year: 2026, month: 1 }]
    const [plan] = expectOk(await all.s1.post('/api/invoicingPlan/action/generate', { contractId: contract, lines }))
      .data.nodes
    const blue = await issuedInvoice(all, contract, '150000.00', { invoicingPlanId: plan.id })
    expect(await row(blue)).toMatchObject({ amountNoTax: '141509.43', tax: '8490.57' })
    const first = expectOk(await flush(blue, { money: '50000.00' })).data
    expect(await ledger(all, contract)).toMatchObject({ balance: '350000.00', invoiceMoney: '150000.00' })
    expect(told(await flush(blue, { money: '100000.01' }))).toEqual([
      422,
      { money: '红冲金额超过可红冲金额 100000.00 元' },
    ])
    expect(await issue(first.id)).toMatchObject({ amountNoTax: '-47169.81', tax: '-2830.19' })
    expect(await row(blue)).toMatchObject({ status: '部分红冲', flushedMoney: '50000.00' })
    expect(await ledger(all, contract)).toMatchObject({ balance: '400000.00', invoiceMoney: '100000.00' })
    const statusOf = async () => (await all.s1.get(`/api/invoicingPlan/${plan.id}`)).data.status
    expect(await statusOf()).toBe('部分开票')
    const rest = expectOk(await flush(blue)).data
    expect(await issue(rest.id)).toMatchObject({ amountNoTax: '-94339.62', tax: '-5660.38' })
    expect((await row(blue)).status).toBe('已红冲')
    expect(await ledger(all, contract)).toMatchObject({ balance: '500000.00', invoiceMoney: '0.00' })
    expect(await statusOf()).toBe('待开票')
  })

  test('the last red takes what is left of amount and tax', async () => {
    const blue = await issuedInvoice(all, await inForce(all, '1000.00'), '100.00')
    const taken: [string, string][] = []
    for (const money of ['33.33', '33.33', '33.34']) {
      const { amountNoTax, tax } = await issue(expectOk(await flush(blue, { money })).data.id)
      taken.push([amountNoTax, tax])
    }
    expect(taken).toEqual([
      ['-31.44', '-1.89'],
      ['-31.44', '-1.89'],
      ['-31.46', '-1.88'],
    ])
  })

  test('never by more than it is, however many ask at once', async () => {
    const blue = await issuedInvoice(all, await inForce(all, '1000.00'), '100.00')
    const { version } = await row(blue)
    const ask = () =>
      all.s1.post('/api/invoicing/flushRed', { id: blue, version, reason: '开票有误', isUsed: false, money: '40.00' })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(2)
    expect(new Set(answers.filter(({ code }) => code !== 'OK').map(({ data }) => data?.fields?.money))).toEqual(
      new Set(['红冲金额超过可红冲金额 20.00 元']),
    )
    expect((await row(blue)).flushingMoney).toBe('80.00')
  })

  test('a red row that came back changes its sum alone', async () => {
    const blue = await issuedInvoice(all, await inForce(all, '1000.00'), '100.00')
    const red = expectOk(await flush(blue, { money: '40.00' })).data.id
    expectOk(await move(all.s1, 'invoicing', red, 'withdraw'))
    expect((await all.s1.patch(`/api/invoicing/${red}`, { id: red, type: '电子专用发票' })).message).toBe(
      '当前状态不可修改',
    )
    expect(told(await all.s1.patch(`/api/invoicing/${red}`, { id: red, money: '-100.01' }))).toEqual([
      422,
      { money: '红冲金额超过可红冲金额 100.00 元' },
    ])
    expectOk(await all.s1.patch(`/api/invoicing/${red}`, { id: red, money: '-60.00' }))
    expectOk(await move(all.s1, 'invoicing', red, 'submit'))
    expect((await row(blue)).flushingMoney).toBe('60.00')
  })
})

describe('what may be invoiced', () => {
  const limit = (body: object, api: Api = all.f1): Promise<Answer> =>
    api.post('/api/invoicing/ilimit', { reason: '客户要求', ...body })

  test('of a contract is bounded by what is issued and by its total', async () => {
    const contractId = await inForce(all, '1000.00')
    await issuedInvoice(all, contractId, '300.00')
    const waits = expectOk(await invoice(all, contractId, '100.00')).data.id
    expectOk(await move(all.s1, 'invoicing', waits, 'submit'))
    expect(told(await limit({ contractId, limit: '500.00' }, all.s1))).toEqual([403, '权限不足'])
    expect(told(await limit({ contractId, limit: '500.00', reason: '' }))).toEqual([422, { reason: '请填写调整原因' }])
    expect(told(await limit({ limit: '500.00' }))[0]).toBe(422)
    expect(told(await limit({ contractId, limit: '399.99' }))).toEqual([
      422,
      { limit: '额度不能低于已开票及占用 400.00 元' },
    ])
    expect(told(await limit({ contractId, limit: '1000.01' }))).toEqual([422, { limit: '额度不能超过合同额' }])
    expect(expectOk(await limit({ contractId, limit: '450.00' })).data).toEqual({
      contractId,
      limit: '450.00',
      balance: '50.00',
    })
    const more = expectOk(await invoice(all, contractId, '50.01')).data.id
    expect(told(await move(all.s1, 'invoicing', more, 'submit'))).toEqual([
      422,
      { money: '开票金额超过可开余额 50.00 元' },
    ])
    expect(expectOk(await limit({ contractId, limit: null })).data.balance).toBe('600.00')
  })

  test('by a seller in a month is bounded by what it has issued of it', async () => {
    const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date()).slice(0, 7)
    const { rows } = await all.server.owner.query(
      `select coalesce(sum(i.amount_no_tax), 0)::numeric(16,2)::text as used from store.invoicing i where i.dt_invoice is not null`,
    )
    const { used } = rows[0]
    const sellerId = all.sellerId
    expect(told(await limit({ sellerId, month: '2026-13', limit: '1.00' }))[0]).toBe(422)
    const under = (Number(used) - 0.01).toFixed(2)
    expect(told(await limit({ sellerId, month, limit: under }))).toEqual([
      422,
      { limit: `额度不能低于本月已开 ${used} 元` },
    ])
    const over = (Number(used) + 50).toFixed(2)
    expect(expectOk(await limit({ sellerId, month, limit: over })).data).toEqual({
      sellerId,
      limit: over,
      monthLeft: '50.00',
    })
    const contract = await inForce(all, '1000.00')
    await issuedInvoice(all, contract, '53.00')
    const last = expectOk(await invoice(all, contract, '1.06')).data.id
    expectOk(await move(all.s1, 'invoicing', last, 'submit'))
    expectOk(await move(all.f1, 'invoicing', last, 'audit'))
    expect(told(await complete(all, last))).toEqual([422, { dtInvoice: '超过本月开票额度，剩余 0.00 元' }])
    expectOk(await limit({ sellerId, month, limit: null }))
    expectOk(await complete(all, last))
  })
})
