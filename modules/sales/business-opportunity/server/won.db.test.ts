import { contractInput, expectOk, makeClient, pdf } from '@chengban/server/testing/cast.ts'
import type { Answer } from '@chengban/server/testing/house.ts'
import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.house.close())

const fieldsOf = (answer: Answer): unknown => answer.data?.fields
const step = (id: string, act: string, more: object = {}): Promise<Answer> =>
  move(all.s1, 'businessOpportunity', id, act, more)
const read = async (id: string) => (await all.s1.get(`/api/businessOpportunity/${id}`)).data

const passed = async (): Promise<string> => {
  const sale = { name: '甲市中心医院平台', clientId: all.clientId, type: '新建', budgetMyself: '100000.00' }
  const { id } = expectOk(await all.s1.post('/api/businessOpportunity', sale)).data
  expectOk(await step(id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}

test('a signed contract wins its sale and marks what was bought, a voided one takes the win back', async () => {
  const id = await passed()
  const product = { name: '电子病历', code: 'EMR', category: '业务系统', principalId: all.ids.g }
  const productLibraryId = expectOk(await all.admin.post('/api/productLibrary', product)).data.id
  const line = { businessOpportunityId: id, productLibraryId, isMain: true }
  expectOk(await all.s1.post('/api/business-log/product', line))
  const input = await contractInput(all.s1, all.clientId, '病历合同', '10000.00')
  const elsewhere = await makeClient(all, '丙县医院')
  expect(
    fieldsOf(await all.s1.post('/api/contract', { ...input, clientId: elsewhere, businessOpportunityId: id })),
  ).toEqual({ businessOpportunityId: '商机不属于该客户' })
  const contractId = expectOk(await all.s1.post('/api/contract', { ...input, businessOpportunityId: id })).data.id
  expectOk(await move(all.s1, 'contract', contractId, 'submit'))
  await decide(all.h, 'contract', contractId)
  expect((await step(id, 'lose', { loseReason: '其他', opinion: '无' })).message).toBe('已有合同，不能输单')
  const url = expectOk(await all.s1.upload('盖章.pdf', pdf, 'application/pdf')).data
  const signing = { signDate: '2026-01-05', signer: all.ids.s1, contractChapter: [{ url }] }
  expectOk(await move(all.s1, 'contract', contractId, 'sign', signing))
  expect(await read(id)).toMatchObject({ schedule: '赢单', successRate: '100.00', weightedMoney: '0.00' })
  const { rows } = await all.house.owner.query('select state, contract_id from store.client_product')
  expect(rows).toEqual([{ state: '已购', contract_id: contractId }])
  const second = {
    ...(await contractInput(all.s1, all.clientId, '病历二期合同', '2000.00')),
    businessOpportunityId: id,
  }
  const other = expectOk(await all.s1.post('/api/contract', second)).data.id
  expectOk(await move(all.s1, 'contract', other, 'submit'))
  await decide(all.h, 'contract', other)
  expectOk(await move(all.g, 'contract', contractId, 'void', { opinion: '取消' }))
  expect((await read(id)).schedule).toBe('赢单')
  expectOk(await move(all.g, 'contract', other, 'void', { opinion: '取消' }))
  // the system asks for nothing; the person who goes on says what the stage asks for
  expect(await read(id)).toMatchObject({ schedule: '商务谈判', successRate: '80.00', signDate: null })
  expectOk(await all.s1.patch(`/api/businessOpportunity/${id}`, { version: (await read(id)).version, remark: '再谈' }))
  expectOk(await step(id, 'back', { schedule: '线索', opinion: '重新开始' }))
  expect(fieldsOf(await step(id, 'advance', { schedule: '商务谈判' }))).toEqual({
    signDate: '预计签约日期不能为空',
    procurementMethod: '采购方式不能为空',
  })
})
