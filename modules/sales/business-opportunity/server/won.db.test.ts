import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer } from '@chengban/server/testing/server.ts'
import { contractInput, expectOk, makeClient, pdf } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const fieldsOf = (answer: Answer): unknown => answer.data?.fields
const step = (id: string, act: string, more: object = {}): Promise<Answer> =>
  move(all.s1, 'businessOpportunity', id, act, more)
const read = async (id: string) => (await all.s1.get(`/api/businessOpportunity/${id}`)).data

const passed = async (name = '甲市中心医院平台'): Promise<string> => {
  const sale = { name, clientId: all.clientId, type: '新建', budgetMyself: '100000.00' }
  const { id } = expectOk(await all.s1.post('/api/businessOpportunity', sale)).data
  expectOk(await step(id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}

const contractOf = async (saleId: string, name: string): Promise<string> => {
  const input = await contractInput(all.s1, all.clientId, name, '10000.00')
  const { id } = expectOk(await all.s1.post('/api/contract', { ...input, businessOpportunityId: saleId })).data
  expectOk(await move(all.s1, 'contract', id, 'submit'))
  await decide(all.h, 'contract', id)
  return id
}
const sign = async (id: string): Promise<void> => {
  const url = expectOk(await all.s1.upload('盖章.pdf', pdf, 'application/pdf')).data
  const signing = { signDate: '2026-01-05', signer: all.ids.s1, contractChapter: [{ url }] }
  expectOk(await move(all.s1, 'contract', id, 'sign', signing))
}
const annul = async (id: string): Promise<void> => {
  expectOk(await move(all.g, 'contract', id, 'void', { opinion: '取消' }))
}
const givenBack = async (name: string): Promise<string> => {
  const id = await passed(name)
  const contractId = await contractOf(id, `${name}合同`)
  await sign(contractId)
  await annul(contractId)
  expect(await read(id)).toMatchObject({ schedule: '商务谈判', preSchedule: '赢单' })
  return id
}
const both = { signDate: '预计签约日期不能为空', procurementMethod: '采购方式不能为空' }
const said = { signDate: '2026-12-31', procurementMethod: '公开招标' }

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
  const contractId = await contractOf(id, '病历合同')
  expect((await step(id, 'lose', { loseReason: '其他', opinion: '无' })).message).toBe('已有合同，不能输单')
  await sign(contractId)
  expect(await read(id)).toMatchObject({ schedule: '赢单', successRate: '100.00', weightedMoney: '0.00' })
  const { rows } = await all.server.owner.query('select state, contract_id from store.client_product')
  expect(rows).toEqual([{ state: '已购', contract_id: contractId }])
  const other = await contractOf(id, '病历二期合同')
  await sign(other)
  await annul(contractId)
  expect((await read(id)).schedule).toBe('赢单')
  // one that has passed and is not signed does not keep the sale won
  await contractOf(id, '病历三期合同')
  await annul(other)
  // the system asks for nothing; the person who goes on says what the stage asks for
  expect(await read(id)).toMatchObject({ schedule: '商务谈判', successRate: '80.00', signDate: null })
  expectOk(await all.s1.patch(`/api/businessOpportunity/${id}`, { version: (await read(id)).version, remark: '再谈' }))
  expectOk(await step(id, 'back', { schedule: '线索', opinion: '重新开始' }))
  expect(fieldsOf(await step(id, 'advance', { schedule: '商务谈判' }))).toEqual(both)
})

test('a sale given back says what a stage asks for when it is sent back, resumed or won', async () => {
  const sent = await givenBack('影像平台')
  const toBids = { schedule: '招投标', opinion: '重新投标' }
  expect(fieldsOf(await step(sent, 'back', toBids))).toEqual(both)
  expectOk(await step(sent, 'back', { ...toBids, ...said }))
  expect(await read(sent)).toMatchObject({ ...said, schedule: '招投标', preSchedule: null })

  const held = await givenBack('检验平台')
  expectOk(await step(held, 'hold', { dtNext: '2026-12-01', opinion: '等预算' }))
  expect(fieldsOf(await step(held, 'resume'))).toEqual({ signDate: both.signDate })
  expect(fieldsOf(await step(held, 'resume', { signDate: said.signDate }))).toEqual({
    procurementMethod: both.procurementMethod,
  })
  expectOk(await step(held, 'resume', said))
  expect(await read(held)).toMatchObject({ ...said, schedule: '商务谈判', preSchedule: null })

  const won = await givenBack('护理平台')
  expect(fieldsOf(await step(won, 'win'))).toEqual(both)
  expect(fieldsOf(await step(won, 'win', said))).toEqual({ bidNotice: '请上传中标通知书' })
  expectOk(await step(won, 'win', { ...said, procurementMethod: '直接采购' }))
})

test('a sale that was held once says what its stage asks for as any other', async () => {
  const id = await passed('随访平台')
  for (const mark of [null, '线索'])
    await expect(
      all.server.owner.query(
        `update store.business_opportunity set schedule = '商务谈判', pre_schedule = $2 where id = $1`,
        [id, mark],
      ),
    ).rejects.toThrow(/business_opportunity_requires1/)
})
