import { decide, inForce, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const apply = (contractId: string, more: object = {}): Promise<Answer> => {
  const asked = { type: '电子普通发票', item: '软件产品', taxRate: '6', money: '100.00' }
  return all.s1.post('/api/invoicing', { contractId, buyerId: all.buyerId, ...asked, ...more })
}
const rename = async (id: string): Promise<Answer> => {
  expectOk(await move(all.s1, 'contract', id, 'change', { opinion: '签约公司变了' }))
  const { version } = (await all.s1.get(`/api/contract/${id}`)).data
  const sent = await all.s1.patch(`/api/contract/${id}`, { id, version, selfCompany: 'B' })
  return sent.code === 'OK' ? move(all.s1, 'contract', id, 'submit') : sent
}

test('an application that names no seller is of the one that its contract’s company usually invoices by', async () => {
  const id = await inForce(all, '1000.00')
  expect(expectOk(await apply(id)).data.sellerId).toBe(all.sellerId)
  const { version } = (await all.f1.get(`/api/invoicingConfig/${all.sellerId}`)).data
  const sent = { id: all.sellerId, version, isDefault: false }
  expectOk(await all.f1.patch(`/api/invoicingConfig/${all.sellerId}`, sent))
  expect((await apply(id)).data.fields).toEqual({ sellerId: '销方不能为空' })
  const after = (await all.f1.get(`/api/invoicingConfig/${all.sellerId}`)).data
  const back = { id: all.sellerId, version: after.version, isDefault: true }
  expectOk(await all.f1.patch(`/api/invoicingConfig/${all.sellerId}`, back))
})

test('a contract changes its company only while nobody applied for an invoice of it', async () => {
  const invoiced = await inForce(all, '1000.00')
  expectOk(await apply(invoiced))
  expect((await rename(invoiced)).data.fields).toEqual({ selfCompany: '已有开票，不能变更我方公司' })
  const free = await inForce(all, '1000.00')
  expectOk(await rename(free))
  await decide(all.h, 'contract', free)
  expect((await all.s1.get(`/api/contract/${free}`)).data).toMatchObject({ status: '通过', selfCompany: 'B' })
})
