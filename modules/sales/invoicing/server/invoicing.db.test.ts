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
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const fieldsOf = (answer: { data: { fields?: unknown } | null }): unknown => answer.data?.fields
const submit = async (id: string, name: string) => move(all.s1, name, id, 'submit')

describe('invoices', () => {
  test('an application begins with the first rate of its seller and the open rest of its plan', async () => {
    const contractId = await inForce(all, '50000.00')
    const line = { contractId, year: 2026, month: 3, type: '进度款' }
    const plan = expectOk(await all.s1.post('/api/invoicingPlan', { ...line, money: '30000.00' })).data
    const titles = { sellerId: all.sellerId, buyerId: all.buyerId }
    const from = { contractId, invoicingPlanId: plan.id, ...titles, type: '电子普通发票', item: '软件产品' }
    const first = expectOk(await all.s1.post('/api/invoicing', { ...from, money: '12000.00' })).data
    expect(first.taxRate).toBe('13.00')
    expectOk(await submit(first.id, 'invoicing'))
    expect(expectOk(await all.s1.post('/api/invoicing', from)).data.money).toBe('18000.00')
    expect(fieldsOf(await all.s1.post('/api/invoicing', { type: '电子普通发票', item: '软件产品' }))).toMatchObject({
      sellerId: '销方不能为空',
      buyerId: '购方抬头不能为空',
      taxRate: '税率不能为空',
    })
    const offered = async (name: string, among: object): Promise<string[]> =>
      expectOk(
        await all.s1.get(`/api/${name}/options?among=${encodeURIComponent(JSON.stringify(among))}`),
      ).data.nodes.map(({ id }: { id: string }) => id)
    expect(await offered('invoicingPlan', { contractId, isCancel: false })).toEqual([plan.id])
    expect(await offered('invoicingConfig', { kind: '购方', clientId: [all.clientId, null] })).toContain(all.buyerId)
    expect(await offered('invoicingConfig', { kind: '购方', clientId: [null] })).not.toContain(all.buyerId)
    expect(await offered('contract', { parentId: null })).toContain(contractId)
    expect(await offered('contract', { parentId: contractId })).toEqual([])
  })

  test('beyond the balance, without titles in use, over the limit of one: refused', async () => {
    const id = await inForce(all, '100000.00')
    const over = expectOk(await invoice(all, id, '100000.01')).data.id
    expect(fieldsOf(await submit(over, 'invoicing'))).toEqual({ money: '开票金额超过可开余额 100000.00 元' })
    expect(fieldsOf(await invoice(all, id, '0'))).toEqual({ money: '开票金额必须大于0' })
    expect(fieldsOf(await invoice(all, id, '100', { taxRate: '7' }))).toEqual({ taxRate: '税率不在可用范围' })
    expect(fieldsOf(await invoice(all, id, '100', { type: '电子免税发票' }))).toEqual({ taxRate: '免税发票税率应为0' })
    const lines = { detail: [{ name: '软件', money: '99.99' }] }
    expect(fieldsOf(await invoice(all, id, '100', lines))).toEqual({ detail: '明细合计与开票金额不符' })
    const big = await inForce(all, '500000.00')
    const single = expectOk(await invoice(all, big, '200000')).data.id
    expect(fieldsOf(await submit(single, 'invoicing'))).toEqual({ money: '超过单张限额 100000.00 元，请拆分' })
  })

  test('the applicant neither audits nor issues; a number stands once', async () => {
    const id = await inForce(all)
    const row = expectOk(await invoice(all, id, '1000')).data
    expect(row).toMatchObject({
      applyNumber: expect.stringMatching(/^KP-\d{6}-\d{4}$/),
      amountNoTax: '943.40',
      tax: '56.60',
    })
    expectOk(await submit(row.id, 'invoicing'))
    expect((await move(all.s1, 'invoicing', row.id, 'audit')).code).toBe('FORBIDDEN')
    expectOk(await move(all.f1, 'invoicing', row.id, 'audit'))
    expect(fieldsOf(await complete(all, row.id, { invoiceNumber: '123' }))).toEqual({
      invoiceNumber: '发票号码格式不正确',
    })
    expect(fieldsOf(await complete(all, row.id, { dtInvoice: '2099-01-01' }))).toEqual({ dtInvoice: '开票日期不正确' })
    expect(fieldsOf(await complete(all, row.id, { invoiceFile: [] }))).toEqual({ invoiceFile: '请上传发票文件' })
    expectOk(await complete(all, row.id, { invoiceNumber: '87654321' }))
    const second = expectOk(await invoice(all, id, '1000')).data.id
    expectOk(await submit(second, 'invoicing'))
    expectOk(await move(all.f1, 'invoicing', second, 'audit'))
    expect(fieldsOf(await complete(all, second, { invoiceNumber: '87654321' }))).toEqual({
      invoiceNumber: '发票号码已存在',
    })
    expect((await all.s1.patch(`/api/invoicing/${second}`, { id: second, money: '5' })).message).toBe(
      '当前状态不可修改',
    )
  })

  test('from handing in the amount is reserved, when refused it is free, when issued it counts', async () => {
    const id = await inForce(all, '100000.00', { signed: true })
    const row = expectOk(await invoice(all, id, '60000')).data.id
    expect((await ledger(all, id)).balance).toBe('100000.00')
    expectOk(await submit(row, 'invoicing'))
    expect(await ledger(all, id)).toMatchObject({
      reservedMoney: '60000.00',
      balance: '40000.00',
      invoiceMoney: '0.00',
    })
    expect(fieldsOf(await move(all.f1, 'invoicing', row, 'refuse', { opinion: ' ' }))).toEqual({
      opinion: '请填写审批意见',
    })
    expectOk(await move(all.f1, 'invoicing', row, 'refuse', { opinion: '抬头有误' }))
    expect((await ledger(all, id)).balance).toBe('100000.00')
    await issuedInvoice(all, id, '60000')
    expect(await ledger(all, id)).toMatchObject({
      reservedMoney: '0.00',
      invoiceMoney: '60000.00',
      balance: '40000.00',
      invoicedUnpaid: '60000.00',
      stage: '履行中',
    })
  })

  test('twenty people hand in invoices at once and the balance is not overdrawn', async () => {
    const id = await inForce(all, '100000.00')
    const rows = await Promise.all(Array.from({ length: 20 }, () => invoice(all, id, '7000')))
    const answers = await Promise.all(rows.map(({ data }) => submit(data.id, 'invoicing')))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(14)
    expect(await ledger(all, id)).toMatchObject({ reservedMoney: '98000.00', balance: '2000.00' })
  })

  test('a cap holds against every door: the database refuses too', async () => {
    const id = await inForce(all, '1000.00')
    const row = expectOk(await invoice(all, id, '1000.01')).data.id
    const forced = all.server.owner.query(`update store.invoicing set status = '待审核' where id = $1`, [row])
    await expect(forced).rejects.toMatchObject({ constraint: 'contract_rule11' })
  })
})

describe('red invoices', () => {
  const flush = async (blue: string, money: string): Promise<string> => {
    // as the call that flushes will leave it: a red row of the same titles, sent back once
    const { rows } = await all.server.owner.query(
      `insert into store.invoicing (id, tz_create, tz_update, creator_id, initiator, apply_number, contract_id, invoicing_plan_id, seller_id, buyer_id, seller_title, buyer_title, type, item, tax_rate, money, amount_no_tax, is_red, blue_id, status, reason)
       select gen_random_uuid(), now(), now(), creator_id, initiator, 'R-' || gen_random_uuid(), contract_id, invoicing_plan_id, seller_id, buyer_id, seller_title, buyer_title, type, item, tax_rate, $2::numeric, 0, true, id, '已撤回', '开票有误'
       from store.invoicing where id = $1 returning id`,
      [blue, money],
    )
    return rows[0].id
  }
  const row = async (id: string) => (await all.f1.get(`/api/invoicing/${id}`)).data

  test('no more is flushed than the invoice has, those on their way counted', async () => {
    const id = await inForce(all, '100000.00')
    const blue = await issuedInvoice(all, id, '1000')
    const first = await flush(blue, '-600')
    expectOk(await submit(first, 'invoicing'))
    expect(await row(blue)).toMatchObject({ flushingMoney: '600.00', flushedMoney: '0.00', status: '已开票' })
    const second = await flush(blue, '-400.01')
    expect(fieldsOf(await submit(second, 'invoicing'))).toEqual({ money: '红冲金额超过可红冲金额 400.00 元' })
    expect((await ledger(all, id)).balance).toBe('99000.00')
  })

  test('flushed by parts to nothing: the balance comes back with each, the cents of tax come out even', async () => {
    const id = await inForce(all, '100000.00')
    const blue = await issuedInvoice(all, id, '100.00', { taxRate: '13' })
    for (const money of ['-33.33', '-33.33', '-33.34']) {
      const red = await flush(blue, money)
      expectOk(await submit(red, 'invoicing'))
      expectOk(await move(all.f1, 'invoicing', red, 'audit'))
      expectOk(await complete(all, red))
      const left = await row(blue)
      expect(left.status).toBe(left.netMoney === '0.00' ? '已红冲' : '部分红冲')
    }
    const { rows } = await all.server.owner.query(
      'select sum(money)::text as money, sum(amount_no_tax)::text as net from store.invoicing where id = $1 or blue_id = $1',
      [blue],
    )
    expect(rows[0]).toEqual({ money: '0.00', net: '0.00' })
    expect(await ledger(all, id)).toMatchObject({ invoiceMoney: '0.00', balance: '100000.00' })
  })

  test('where the buyer has used it, they confirm first', async () => {
    const id = await inForce(all, '100000.00')
    const red = await flush(await issuedInvoice(all, id, '100.00'), '-100')
    await all.server.owner.query('update store.invoicing set is_used = true where id = $1', [red])
    expectOk(await submit(red, 'invoicing'))
    expectOk(await move(all.f1, 'invoicing', red, 'audit'))
    expect((await row(red)).status).toBe('待对方确认')
    const without = await move(all.f2, 'invoicing', red, 'buyerConfirm')
    expect(fieldsOf(without)).toEqual({ redConfirmNumber: '请填写红字确认单编号' })
    expectOk(await move(all.f2, 'invoicing', red, 'buyerConfirm', { redConfirmNumber: 'H-1' }))
    expect((await row(red)).status).toBe('待开票')
  })
})
