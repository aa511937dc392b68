import { inForce, invoice, issuedInvoice, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, pdf } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let contract: string
beforeAll(async () => {
  all = await openLedgers()
  contract = await inForce(all, '100000.00', { signed: true })
})
afterAll(() => all?.server.close())

const said = ({ status, code, message, data }: Answer) => [status, code, data?.fields ?? message]
const versionOf = async (id: string): Promise<number> => (await all.f1.get(`/api/invoicing/${id}`)).data.version
const at = async (api: Api, door: string, id: string, more = {}): Promise<Answer> =>
  api.post(`/api/invoicing/${door}`, { id, version: await versionOf(id), ...more })

/** An application that waits for its audit. */
const waiting = async (api: Api = all.s1): Promise<string> => {
  const { sellerId, buyerId } = all
  const body = {
    contractId: contract,
    sellerId,
    buyerId,
    type: '电子普通发票',
    item: '软件产品',
    taxRate: '6',
    money: '1000',
  }
  const { id, version } = expectOk(await api.post('/api/invoicing', body)).data
  expectOk(await api.post('/api/invoicing/action/submit', { id, version }))
  return id
}
const paper = async (api: Api = all.f2) => {
  const url = expectOk(await api.upload('发票.pdf', pdf, 'application/pdf')).data
  const dtInvoice = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
  return { invoiceNumber: '20000001', dtInvoice, invoiceFile: [{ url }] }
}

describe('POST /api/invoicing/audit', () => {
  test('asks whether it passes, and why not', async () => {
    const id = await waiting()
    expect(said(await at(all.f1, 'audit', id))).toEqual([422, 'VALIDATION', { pass: '请选择是否通过' }])
    expect(said(await at(all.f1, 'audit', id, { pass: '是' }))).toEqual([422, 'VALIDATION', { pass: '请选择是否通过' }])
    const words = { pass: false, opinion: ' ' }
    expect(said(await at(all.f1, 'audit', id, words))).toEqual([422, 'VALIDATION', { opinion: '请填写审批意见' }])
    const stale = await all.f1.post('/api/invoicing/audit', { id, version: 1, pass: true })
    expect(said(stale)).toEqual([409, 'CONFLICT', '单据已变更，请刷新'])
    expect(said(await at(all.s2, 'audit', id, { pass: true }))).toEqual([404, 'NOT_FOUND', '数据不存在'])
  })

  test('nobody decides on their own row, whatever they hold', async () => {
    const own = await waiting(all.admin)
    for (const pass of [true, false])
      expect(said(await at(all.admin, 'audit', own, { pass, opinion: '自审' }))).toEqual([
        403,
        'FORBIDDEN',
        '不能审批自己的单据',
      ])
    const mine = await waiting()
    expect(said(await at(all.s1, 'audit', mine, { pass: true }))).toEqual([403, 'FORBIDDEN', '不能审批自己的单据'])
    expect((await all.admin.get(`/api/invoicing/${own}`)).data.can).not.toContain('audit')
  })

  test('either way, and once', async () => {
    const [yes, no] = [await waiting(), await waiting()]
    expect((await at(all.f1, 'audit', yes, { pass: true })).data).toEqual({ id: yes, status: '待开票', version: 3 })
    expect((await at(all.f1, 'audit', no, { pass: false, opinion: '抬头有误' })).data).toMatchObject({ status: '驳回' })
    for (const [id, pass] of [
      [yes, true],
      [yes, false],
      [no, true],
    ] as const)
      expect(said(await at(all.f2, 'audit', id, { pass, opinion: '再审' }))).toEqual([
        409,
        'CONFLICT',
        '该单据已被处理',
      ])
  })

  test('of two at once one decides', async () => {
    const id = await waiting()
    const version = await versionOf(id)
    const answers = await Promise.all(
      [all.f1, all.f2].map((api) => api.post('/api/invoicing/audit', { id, version, pass: true })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
  })
})

describe('waiting', () => {
  const card = async (api: Api, id: string) =>
    expectOk(await api.get('/api/auditTask?pageSize=50')).data.nodes.find(
      ({ relevanceId }: { relevanceId: string }) => relevanceId === id,
    )
  const counted = async (api: Api): Promise<number> =>
    expectOk(await api.get('/api/auditTask/counts')).data.nodes.find(
      ({ module }: { module: string }) => module === 'invoicing',
    )?.todo ?? 0

  test('an application waits in the inbox of everybody who audits invoices, and of nobody else', async () => {
    const [before, seller] = await Promise.all([counted(all.f1), counted(all.s1)])
    const id = await waiting()
    expect(await counted(all.f1)).toBe(before + 1)
    expect(await counted(all.s1)).toBe(seller)
    const [mine, other] = [await card(all.f1, id), await card(all.f2, id)]
    expect([mine.title, other.title]).toEqual([mine.title, mine.title])
    const task = { id: mine.id, version: mine.version }
    expect(said(await all.f1.post('/api/auditTask/action/reject', task))).toEqual([
      422,
      'VALIDATION',
      { opinion: '请填写审批意见' },
    ])
    expect(expectOk(await all.f1.post('/api/auditTask/action/approve', task)).data.status).toBe('待开票')
    expect([await card(all.f1, id), await card(all.f2, id)]).toEqual([undefined, undefined])
    expect(await counted(all.f1)).toBe(before)
  })

  test('it leaves the inbox when it is withdrawn or audited elsewhere, and comes back with the audit taken back', async () => {
    const withdrawn = await waiting()
    expectOk(await at(all.s1, 'withdraw', withdrawn))
    expect(await card(all.f1, withdrawn)).toBeUndefined()
    const id = await waiting()
    expectOk(await at(all.f2, 'audit', id, { pass: true }))
    expect(await card(all.f1, id)).toBeUndefined()
    expectOk(await at(all.f2, 'auditWithdraw', id, { opinion: '看错了' }))
    expect(await card(all.f1, id)).toBeDefined()
  })
})

describe('taking back', () => {
  test('the applicant, before the audit alone', async () => {
    const id = await waiting()
    expect(said(await at(all.f1, 'withdraw', id))).toEqual([403, 'FORBIDDEN', '权限不足'])
    expect((await at(all.s1, 'withdraw', id)).data).toMatchObject({ id, status: '已撤回' })
    expect(said(await at(all.s1, 'withdraw', id))).toEqual([409, 'CONFLICT', '当前状态不能撤回'])
    for (const pass of [true, false]) {
      const late = await waiting()
      expectOk(await at(all.f1, 'audit', late, { pass, opinion: '已看' }))
      expect(said(await at(all.s1, 'withdraw', late))).toEqual([409, 'CONFLICT', '已有审批人处理，无法撤回'])
    }
  })

  test('the auditor, before the invoice is issued', async () => {
    const id = await waiting()
    expectOk(await at(all.f1, 'audit', id, { pass: true }))
    expect(said(await at(all.f2, 'auditWithdraw', id, { opinion: '看错了' }))).toEqual([403, 'FORBIDDEN', '权限不足'])
    expect(said(await at(all.f1, 'auditWithdraw', id))).toEqual([422, 'VALIDATION', { opinion: '请填写审批意见' }])
    expect((await at(all.f1, 'auditWithdraw', id, { opinion: '看错了' })).data).toMatchObject({ id, status: '待审核' })
    const issued = await issuedInvoice(all, contract, '1000')
    expect(said(await at(all.f1, 'auditWithdraw', issued, { opinion: '看错了' }))).toEqual([
      409,
      'CONFLICT',
      '已开票，不能撤回审核',
    ])
  })

  test('what is issued is flushed, not voided', async () => {
    const id = await issuedInvoice(all, contract, '1000')
    for (const api of [all.s1, all.admin])
      expect(said(await move(api, 'invoicing', id, 'void', { opinion: '作废' }))).toEqual([
        409,
        'CONFLICT',
        '已开票的发票不能作废，请红冲',
      ])
  })
})

describe('POST /api/invoicing/complete', () => {
  test('not by the applicant', async () => {
    const own = await waiting(all.admin)
    expectOk(await at(all.f1, 'audit', own, { pass: true }))
    const refused = await at(all.admin, 'complete', own, await paper(all.admin))
    expect(said(refused)).toEqual([403, 'FORBIDDEN', '不能办理自己申请的开票'])
  })

  test('answers the amounts and the ledger it leaves, to whoever may read them', async () => {
    const root = await inForce(all, '50000.00', { signed: true })
    const { id, version } = expectOk(await invoice(all, root, '1060')).data
    expectOk(await all.s1.post('/api/invoicing/action/submit', { id, version }))
    expectOk(await at(all.f1, 'audit', id, { pass: true }))
    const answer = expectOk(await at(all.f2, 'complete', id, await paper())).data
    expect(answer).toEqual({
      id,
      status: '已开票',
      version: expect.any(Number),
      amountNoTax: '1000.00',
      tax: '60.00',
      contract: { invoiceMoney: '1060.00', reservedMoney: '0.00', balance: '48940.00' },
    })
  })
})
