import {
  decide,
  inForce,
  invoice,
  issuedInvoice,
  type Ledgers,
  move,
  openLedgers,
} from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword, roleIds } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let stranger: string
let colleague: Api
beforeAll(async () => {
  all = await openLedgers()
  const title = { kind: '购方', title: '乙市图书馆', taxNo: '911100002222222' }
  const { id, version } = expectOk(await all.s1.post('/api/invoicingConfig', title)).data
  expectOk(await all.s1.post('/api/invoicingConfig/action/submit', { id, version }))
  await decide(all.f1, 'invoicingConfig', id)
  stranger = id
  const roles = await roleIds(all.admin)
  const [part] = (await all.admin.get('/api/department?pageSize=50')).data.nodes
  await person(all.admin, 'seller3', '苏三', part.id, [roles.销售 ?? '', roles.员工 ?? ''])
  colleague = await all.server.signIn('seller3', personPassword)
})
afterAll(() => all?.server.close())

const said = ({ status, code, message, data }: Answer) => [status, code, data?.fields ?? message]
const other = (more = {}, api = all.s1): Promise<Answer> =>
  api.post('/api/invoicing/other', {
    ...{
      sellerId: all.sellerId,
      buyerId: stranger,
      type: '电子普通发票',
      item: '软件产品',
      taxRate: '6',
      money: '1060',
    },
    otherReason: '资料费',
    ...more,
  })

describe('POST /api/invoicing/other', () => {
  test('asks why, takes no contract and keeps the other rules', async () => {
    const contract = await inForce(all, '5000.00', { signed: true })
    expect(said(await other({ otherReason: ' ' }))).toEqual([
      422,
      'VALIDATION',
      { otherReason: '请填写无合同开票原因' },
    ])
    expect(said(await other({ contractId: contract }))).toEqual([
      422,
      'VALIDATION',
      { contractId: '其他开票不能选择合同' },
    ])
    expect(said(await other({ taxRate: '7' }))).toEqual([422, 'VALIDATION', { taxRate: '税率不在可用范围' }])
    expect(said(await other({ money: '106000.01', submit: true }))).toEqual([
      422,
      'VALIDATION',
      { money: '超过单张限额 100000.00 元，请拆分' },
    ])
    expect((await all.s1.get('/api/invoicing?isOther=true')).data.totalCount).toBe(0)
  })

  test('not where a contract of the buyer has room, to the cent', async () => {
    const contract = await inForce(all, '900000.00', { signed: true })
    const { contractNumber } = (await all.s1.get(`/api/contract/${contract}`)).data
    const sent = { buyerId: all.buyerId, money: '900000.00' }
    expect(said(await other(sent))).toEqual([
      422,
      'VALIDATION',
      { buyerId: `该客户有可开票合同【${contractNumber}】，请按合同开票` },
    ])
    expectOk(await other({ ...sent, money: '900000.01' }))
  })

  test('a draft, changed, handed in and audited without a contract', async () => {
    const draft = expectOk(await other()).data
    expect(draft).toMatchObject({ status: '草稿', applyNumber: expect.stringMatching(/^KP-\d{6}-\d{4}$/) })
    expect(said(await other({ id: draft.id, version: 9 }))).toEqual([409, 'CONFLICT', '单据已变更，请刷新'])
    expect(said(await other({ id: draft.id, version: 1 }, colleague))).toEqual([404, 'NOT_FOUND', '数据不存在'])
    expect((await colleague.get(`/api/invoicing/${draft.id}`)).status).toBe(404)
    expect(said(await other({}, all.s2))).toEqual([403, 'FORBIDDEN', '权限不足'])
    const sent = expectOk(await other({ id: draft.id, version: 1, money: '2120', submit: true })).data
    expect(sent).toMatchObject({ id: draft.id, status: '待审核' })
    const row = (await all.s1.get(`/api/invoicing/${draft.id}`)).data
    expect(row).toMatchObject({ isOther: true, contractId: null, money: '2120.00', amountNoTax: '2000.00' })
    expectOk(await move(all.f1, 'invoicing', draft.id, 'audit'))
    expect((await other({ id: draft.id, version: 3 })).code).not.toBe('OK')
  })

  test('the open door makes neither these nor red ones', async () => {
    const contract = await inForce(all, '5000.00', { signed: true })
    const blue = await issuedInvoice(all, contract, '100')
    const message = '请使用红冲或其他开票功能'
    for (const [name, value] of [
      ['isOther', true],
      ['isRed', true],
      ['blueId', blue],
    ] as const)
      expect(said(await invoice(all, contract, '100', { [name]: value }))).toEqual([
        422,
        'VALIDATION',
        { [name]: message },
      ])
    const { id, version } = expectOk(await invoice(all, contract, '100')).data
    expect(said(await all.s1.patch(`/api/invoicing/${id}`, { version, isRed: true }))).toEqual([
      422,
      'VALIDATION',
      { isRed: message },
    ])
  })
})

describe('GET /api/invoicing/getBalance', () => {
  test('not of a contract one does not see, nor with a month that is none', async () => {
    const contract = await inForce(all, '10000.00', { signed: true })
    expect((await all.s2.get(`/api/invoicing/getBalance?contractId=${contract}`)).status).toBe(404)
    const odd = await all.s1.get(`/api/invoicing/getBalance?contractId=${contract}&month=2026-13`)
    expect(said(odd)).toEqual([422, 'VALIDATION', { month: '月份格式不正确' }])
  })

  test('issued, flushed and held add up', async () => {
    const contract = await inForce(all, '10000.00', { signed: true })
    const blue = await issuedInvoice(all, contract, '1060')
    const held = expectOk(await invoice(all, contract, '500')).data
    expectOk(await move(all.s1, 'invoicing', held.id, 'submit'))
    const { version } = (await all.s1.get(`/api/invoicing/${blue}`)).data
    expectOk(await all.s1.post('/api/invoicing/flushRed', { id: blue, version, money: '60', reason: '开票有误' }))
    const asked = `/api/invoicing/getBalance?contractId=${contract}&sellerId=${all.sellerId}`
    const figures = expectOk(await all.s1.get(asked)).data
    expect(figures).toMatchObject({
      ...{ contractId: contract, totalMoney: '10000.00', limit: null, cap: '10000.00', issued: '1060.00' },
      ...{ flushed: '0.00', flushing: '60.00', invoiceMoney: '1060.00', reserved: '500.00', balance: '8440.00' },
      ...{ receivedMoney: '0.00', invoicedUnpaid: '1060.00' },
      seller: { id: all.sellerId, singleLimit: '100000.00', monthLimit: null, monthLeft: null },
    })
    // who issues the invoices reads the same without the money of contracts, nobody else does
    const { id: clerk } = expectOk(await all.admin.post('/api/role', { name: '开票员' })).data
    const given = async (...operationCodes: string[]) => {
      expectOk(
        await all.admin.patch('/api/role/action/set-permission', { id: clerk, permissionIds: [], operationCodes }),
      )
      return all.s2.get(asked)
    }
    expectOk(await all.admin.post('/api/userRole', { userId: all.ids.s2, roleId: clerk }))
    expect((await given('invoicing:apply')).status).toBe(404)
    expect(expectOk(await given('invoicing:complete')).data).toEqual(figures)
    expect((await all.s2.get(`/api/contract/${contract}`)).data.totalMoney).toBeNull()
    expect(expectOk(await given('invoicing:audit')).data).toEqual(figures)
  })
})

test('the plan adds up line by line, cancelled ones left out', async () => {
  const contractId = await inForce(all, '1000.00')
  const lines = [20, 30, 50].map((percent, at) => ({
    type: '进度款',
    percent: String(percent),
    year: 2026,
    month: at + 1,
  }))
  const { nodes } = expectOk(await all.s1.post('/api/invoicingPlan/action/generate', { contractId, lines })).data
  const sums = async () =>
    Promise.all(
      nodes.map(async ({ id }: { id: string }) => (await all.s1.get(`/api/invoicingPlan/${id}`)).data.cumulatedMoney),
    )
  expect(await sums()).toEqual(['200.00', '500.00', '1000.00'])
  expectOk(await move(all.s1, 'invoicingPlan', nodes[1].id, 'cancel', { cancel: true, opinion: '不开了' }))
  expect(await sums()).toEqual(['200.00', '200.00', '700.00'])
})
