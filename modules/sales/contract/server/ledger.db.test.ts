import {
  inForce,
  invoice,
  issuedInvoice,
  type Ledgers,
  ledger,
  move,
  openLedgers,
  receipt,
  received,
} from '@chengban/server/testing/ledgers.ts'
import type { Answer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const fieldsOf = (answer: { data: { fields?: unknown } | null }): unknown => answer.data?.fields
const submit = async (id: string, name = 'returnedMoneyApply') => move(all.s1, name, id, 'submit')

describe('receipts', () => {
  test('what cannot be a receipt is not stored', async () => {
    const id = await inForce(all)
    expect(fieldsOf(await receipt(all, id, '0'))).toEqual({ 'detail.0.money': '金额不能为0' })
    expect(fieldsOf(await receipt(all, id, '-5'))).toEqual({ 'detail.0.money': '金额必须大于0' })
    expect(fieldsOf(await receipt(all, id, '5', '退款'))).toEqual({ 'detail.0.money': '退款金额应为负数' })
    const late = await receipt(all, id, '5', '进度款', { date: '2099-01-01' })
    expect(fieldsOf(late)).toEqual({ 'detail.0.date': '到账日期不能晚于今天' })
    const mixed = await all.s1.post('/api/returnedMoneyApply', {
      contractId: id,
      detail: [
        { kind: '进度款', money: '5', date: '2026-02-03', way: '现金' },
        { kind: '退款', money: '-5', date: '2026-02-03', way: '现金' },
      ],
    })
    expect(fieldsOf(mixed)).toEqual({ detail: '退款须单独登记' })
    expect((await all.s2.post('/api/returnedMoneyApply', { contractId: id, detail: [] })).code).toBe('FORBIDDEN')
  })

  test('no bank serial twice among rows that stand', async () => {
    const id = await inForce(all)
    expectOk(await receipt(all, id, '5', '进度款', { bankSerial: 'S-1' }))
    const { contractNumber } = await ledger(all, id)
    const twice = await receipt(all, id, '6', '进度款', { bankSerial: 'S-1' })
    expect(fieldsOf(twice)).toEqual({ 'detail.0.bankSerial': `银行流水号已登记（${contractNumber}）` })
  })

  test('nor is the contract that has it named to who does not see that', async () => {
    const [first, other] = [await inForce(all), await inForce(all, '100000.00', { signed: true })]
    expectOk(await receipt(all, first, '5', '进度款', { bankSerial: 'S-2' }))
    await all.server.owner.query(`update store."user" set operations = $2 where id = $1`, [
      all.ids.s2,
      '["returnedMoney:apply", "contract:money"]',
    ])
    expectOk(await move(all.admin, 'contract', other, 'handOver', { userId: all.ids.s2, opinion: '调岗' }))
    expect((await all.s2.get(`/api/contract/${first}`)).status).toBe(404)
    const twice = await receipt({ ...all, s1: all.s2 }, other, '6', '进度款', { bankSerial: 'S-2' })
    expect(fieldsOf(twice)).toEqual({ 'detail.0.bankSerial': '银行流水号已登记' })
  })

  test('more than is owed is not handed in, waiting ones counted; more than came is not paid back', async () => {
    const id = await inForce(all, '100000.00')
    const first = expectOk(await receipt(all, id, '70000')).data.id
    expectOk(await submit(first))
    const second = expectOk(await receipt(all, id, '30000.01')).data.id
    expect(fieldsOf(await submit(second))).toEqual({ detail: '回款合计超过合同额，最多还可登记 30000.00 元' })
    const refund = expectOk(await receipt(all, id, '-0.01', '退款')).data.id
    expect(fieldsOf(await submit(refund))).toEqual({ detail: '退款不能超过已回款 0.00 元' })
    expect((await ledger(all, id)).receivedMoney).toBe('0.00')
  })

  test('what is confirmed stands in the contract and in its ledger at once, and goes when it is voided', async () => {
    const id = await inForce(all, '100000.00', { signed: true })
    const apply = await received(all, id, '40000.00', '预付款')
    expect(await ledger(all, id)).toMatchObject({
      receivedMoney: '40000.00',
      remainMoney: '60000.00',
      receivedRate: '40.00',
      stage: '履行中',
      version: (await ledger(all, id)).version,
    })
    await received(all, id, '-1000.00', '退款')
    const { nodes } = (
      await all.f1.get(
        `/api/returnedMoney?filters=${encodeURIComponent(JSON.stringify({ contractId: { equalTo: id } }))}`,
      )
    ).data
    expect(nodes[0]).toMatchObject({
      client: '甲市中心医院',
      allMoney: '100000.00',
      receivedMoney: '39000.00',
      advanceMoney: '40000.00',
      back: '1000.00',
      remainingMoney: '61000.00',
      status: '部分回款',
    })
    // neither by who registered it, nor by who manages receipts without deciding on them
    const own = await move(all.s1, 'returnedMoneyApply', apply, 'void', { opinion: '记错' })
    expect([own.status, own.message]).toEqual([403, '不能审批自己的单据'])
    await all.server.owner.query(`update store."user" set operations = '["returnedMoney:manage"]' where id = $1`, [
      all.ids.s2,
    ])
    expect((await move(all.s2, 'returnedMoneyApply', apply, 'void', { opinion: '记错' })).status).toBe(403)
    await all.server.owner.query(`update store."user" set operations = '[]' where id = $1`, [all.ids.s2])
    expect((await move(all.f1, 'returnedMoneyApply', apply, 'void', { opinion: '记错' })).message).toBe(
      '作废后已回款为负',
    )
    const client = (await all.s1.get(`/api/client/${all.clientId}`)).data
    expect(client).toMatchObject({ lifeStage: '成交', tzPay: expect.stringMatching(/^2026-02-0[23]T/) })
  })

  test('twenty people hand in receipts at once and the contract is not overdrawn', async () => {
    const id = await inForce(all, '100000.00')
    const rows = await Promise.all(Array.from({ length: 20 }, () => receipt(all, id, '7000')))
    const answers = await Promise.all(rows.map(({ data }) => submit(data.id)))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(14)
    expect(new Set(answers.filter(({ code }) => code !== 'OK').map(({ code }) => code))).toEqual(
      new Set(['VALIDATION']),
    )
    const waiting = rows.map(({ data }) => data.id)
    await Promise.all(waiting.map((one) => move(all.f1, 'returnedMoneyApply', one, 'approve')))
    expect((await ledger(all, id)).receivedMoney).toBe('98000.00')
  })
})

describe('supplements, plans and voids', () => {
  const supplement = async (root: string, money: string): Promise<string> => {
    const url = expectOk(await all.s1.upload('补充.pdf', pdf, 'application/pdf')).data
    const name = `补充协议${money}`
    const base = { name, parentId: root, clientId: all.clientId, selfCompany: 'A', payWay: '分期' }
    const made = expectOk(
      await all.s1.post('/api/contract', { ...base, money, contractFile: [{ url }], invoiceType: '电子普通发票' }),
    ).data
    expectOk(await move(all.s1, 'contract', made.id, 'submit'))
    return made.id
  }
  const pass = async (id: string): Promise<Answer> => {
    const first = await move(all.h, 'contract', id, 'approve')
    return first.data?.status === '待二级审核' ? move(all.g, 'contract', id, 'approve') : first
  }

  test('a supplement lowers the total only down to what has come in or was invoiced', async () => {
    const id = await inForce(all, '100000.00')
    await received(all, id, '70000.00')
    expectOk(await pass(await supplement(id, '50000.00')))
    expect((await ledger(all, id)).totalMoney).toBe('150000.00')
    const low = await supplement(id, '-80000.01')
    expect(await pass(low)).toMatchObject({
      code: 'CONFLICT',
      message: '合同额不能低于已回款 70000.00 元或已开票 0.00 元（含审核中）',
    })
    const down = await supplement(id, '-80000.00')
    expectOk(await pass(down))
    expect(await ledger(all, id)).toMatchObject({ totalMoney: '70000.00', remainMoney: '0.00', receivedRate: '100.00' })
    const receiptOf = await receipt(all, down, '5')
    expect(fieldsOf(receiptOf)).toEqual({ contractId: '补充协议并入主合同，请选择主合同' })
  })

  test('a contract whose money has moved is not voided; a supplement only where the rest covers it', async () => {
    const id = await inForce(all, '1000.00')
    const extra = await supplement(id, '500.00')
    expectOk(await pass(extra))
    await received(all, id, '1200.00')
    const root = await move(all.g, 'contract', id, 'void', { opinion: '取消' })
    expect(root.message).toBe('合同已有回款、开票或补充协议，不能作废')
    const part = await move(all.g, 'contract', extra, 'void', { opinion: '取消' })
    expect(part.message).toBe('作废后合同额低于已回款或已开票，不能作废')
    const clean = await inForce(all, '1000.00')
    const draft = expectOk(await receipt(all, clean, '10')).data.id
    const paper = expectOk(await invoice(all, clean, '10')).data.id
    expectOk(await move(all.g, 'contract', clean, 'void', { opinion: '取消' }))
    expect(await ledger(all, clean)).toMatchObject({ status: '已作废', stage: '已终止', totalMoney: '0.00' })
    expect((await all.s1.get(`/api/returnedMoneyApply/${draft}`)).data.status).toBe('已作废')
    expect((await all.s1.get(`/api/invoicing/${paper}`)).data.status).toBe('已作废')
    const { rows } = await all.server.owner.query(
      `select content from store.comment where relevance_id = any ($1) and content like '系统作废%'`,
      [[draft, paper]],
    )
    expect(rows.map(({ content }) => content)).toEqual(Array(2).fill('系统作废（草稿 → 已作废）：合同已作废'))
  })

  test('plan lines together stay within the contract, and above what was invoiced of them', async () => {
    const id = await inForce(all, '1000.00')
    const line = (money: string, month = 3) =>
      all.s1.post('/api/invoicingPlan', { contractId: id, year: 2026, month, type: '进度款', money })
    const first = expectOk(await line('600')).data
    expect(first).toMatchObject({ dtReceive: '2026-03-31', status: '待开票' })
    expect(fieldsOf(await line('400.01'))).toEqual({ money: '计划合计超过合同额，最多还可计划 400.00 元' })
    const row = expectOk(await invoice(all, id, '600.01', { invoicingPlanId: first.id })).data.id
    expect(fieldsOf(await submit(row, 'invoicing'))).toEqual({ money: '超过计划行未开金额 600.00 元' })
    await issuedInvoice(all, id, '300', { invoicingPlanId: first.id })
    const low = await all.s1.patch(`/api/invoicingPlan/${first.id}`, { id: first.id, money: '299.99' })
    expect(fieldsOf(low)).toEqual({ money: '计划金额不能低于已开票及占用 300.00 元' })
    expect((await all.s1.remove(`/api/invoicingPlan/${first.id}`)).message).toBe('该数据已被使用，无法删除')
    const { data } = await all.s1.get(`/api/invoicingPlan/${first.id}`)
    expect(data).toMatchObject({ invoicedMoney: '300.00', status: '部分开票', version: 1 })
  })

  test('sixteen changes at once of the lines of one contract all come through', async () => {
    const contractId = await inForce(all, '1000.00')
    const ids: string[] = []
    for (const month of [1, 2, 3, 4]) {
      const line = { contractId, year: 2026, month, type: '进度款', money: '250' }
      ids.push(expectOk(await all.s1.post('/api/invoicingPlan', line)).data.id)
    }
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        all.s1.patch(`/api/invoicingPlan/${ids[at % 4]}`, { patch: { month: 1 + ((at * 5) % 12) } }),
      ),
    )
    expect(answers.map(({ message }) => message)).toEqual(answers.map(() => ''))
    const sums = await all.server.owner.query(
      `select cumulated_money::text as sum from store.invoicing_plan where contract_id = $1`,
      [contractId],
    )
    expect(sums.rows.map(({ sum }) => sum).sort()).toEqual(['1000.00', '250.00', '500.00', '750.00'])
  })

  test('ten plan lines at once stay within the contract', async () => {
    const contractId = await inForce(all, '1000.00')
    const line = { contractId, year: 2026, type: '进度款', money: '300' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, month) => all.s1.post('/api/invoicingPlan', { ...line, month: month + 1 })),
    )
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(3)
    expect(new Set(answers.filter(({ code }) => code !== 'OK').map(({ message }) => message))).toEqual(
      new Set(['计划合计超过合同额，最多还可计划 100.00 元']),
    )
  })
})
