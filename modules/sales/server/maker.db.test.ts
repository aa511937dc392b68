import { decide, inForce, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import { type Api, filters } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const handOver = async (modules: string[]) =>
  expectOk(await all.admin.post('/api/user/handover', { fromId: all.ids.s1, toId: all.ids.s2, modules })).data
const made = async (api: Api, table: string, body: object): Promise<string> =>
  expectOk(await api.post(`/api/${table}`, body)).data.id
/** What the person gets of one row: reading, changing, taking away, speaking of it. */
const sees = async (api: Api, table: string, id: string) => {
  const { data } = await api.get(`/api/${table}/${id}`)
  const { nodes } = (await api.get(`/api/${table}?pageSize=50`)).data
  const { code: said } = await api.get(`/api/comment?module=${table}&relevanceId=${id}&pageNumber=1&pageSize=10`)
  return { reads: data !== null, lists: nodes.some((one: { id: string }) => one.id === id), hears: said === 'OK' }
}
const all3 = { reads: true, lists: true, hears: true }
const none3 = { reads: false, lists: false, hears: false }
const writes = async (api: Api, table: string, id: string, patch: object) => [
  (await api.patch(`/api/${table}/${id}`, { patch })).status,
  (await api.remove(`/api/${table}/${id}`)).status,
]
const opportunity = (clientId: string, more: object = {}) =>
  made(all.s1, 'businessOpportunity', {
    ...{ name: `乙市医院${Object.values(more).join('')}平台`, clientId, type: '新建', budgetMyself: '100000.00' },
    ...more,
  })
const pass = async (table: string, id: string, api: Api = all.s1) => {
  expectOk(await move(api, table, id, 'submit'))
  await decide(all.h, table, id)
}

describe('who makes a record for somebody else keeps it until it is handed in', () => {
  test('an opportunity', async () => {
    const id = await opportunity(all.clientId, { salesPersonnel: all.ids.s2 })
    expect(await sees(all.s1, 'businessOpportunity', id)).toEqual(all3)
    expect((await all.s1.patch(`/api/businessOpportunity/${id}`, { patch: { remark: '甲' } })).code).toBe('OK')
    await pass('businessOpportunity', id)
    expect(await sees(all.s1, 'businessOpportunity', id)).toEqual(none3)
    expect(await writes(all.s1, 'businessOpportunity', id, { remark: '乙' })).toEqual([404, 404])
    const entry = { businessOpportunityId: id, kind: '跟进', content: '去过' }
    expect((await all.s1.post('/api/businessLog', entry)).code).not.toBe('OK')
    expect(await sees(all.s2, 'businessOpportunity', id)).toEqual(all3)
  })

  test('and has it again when it comes back', async () => {
    const id = await opportunity(all.clientId, { salesPersonnel: all.ids.s2, name: '丙' })
    expectOk(await move(all.s1, 'businessOpportunity', id, 'submit'))
    expect((await all.s1.get(`/api/businessOpportunity/${id}`)).status).toBe(404)
    const { version } = (await all.h.get(`/api/businessOpportunity/${id}`)).data
    expectOk(await all.h.post('/api/businessOpportunity/action/reject', { id, version, opinion: '不全' }))
    expect(await sees(all.s1, 'businessOpportunity', id)).toEqual(all3)
  })
})

test('an opportunity is not named to a colleague at the same client who does not see it', async () => {
  const may = (codes: string) =>
    all.server.owner.query(`update store."user" set operations = $2 where id = $1`, [all.ids.s2, codes])
  const id = await opportunity(all.clientId, { name: '影像' })
  expectOk(await all.s1.patch(`/api/client/${all.clientId}`, { patch: { helperId: all.ids.s2 } }))
  await may('["businessOpportunity:apply"]')
  expect((await all.s2.get(`/api/businessOpportunity/${id}`)).status).toBe(404)
  const again = { name: '影像', clientId: all.clientId, type: '新建', budgetMyself: '1.00' }
  const { serialNumber } = (await all.s1.get(`/api/businessOpportunity/${id}`)).data
  const refused = async (api: Api) => (await api.post('/api/businessOpportunity', again)).data.fields
  expect(await refused(all.s1)).toEqual({ name: `该客户已有同名商机【${serialNumber}】` })
  expect(await refused(all.s2)).toEqual({ name: '该客户已有同名商机' })
  expectOk(await all.s1.patch(`/api/client/${all.clientId}`, { patch: { helperId: null } }))
  await may('[]')
})

test('lines of a plan are written by the initiator of the contract and by finance, and seen with it', async () => {
  const contractId = await inForce(all, '1000.00')
  const line = { contractId, year: 2026, month: 12, type: '其他', money: '100.00' }
  const id = await made(all.s1, 'invoicingPlan', line)
  expectOk(await all.f1.patch(`/api/invoicingPlan/${id}`, { patch: { money: '200.00' } }))
  await made(all.f1, 'invoicingPlan', { ...line, month: 11 })
  expect(await sees(all.s2, 'invoicingPlan', id)).toEqual(none3)
  expect(await writes(all.s2, 'invoicingPlan', id, { money: '300.00' })).toEqual([404, 404])
  expect((await all.s2.post('/api/invoicingPlan', line)).data.fields).toEqual({ contractId: '合同不存在' })
  // who sees the contract by leading its initiator reads the line, and writes none
  expect((await all.h.get(`/api/contract/${contractId}`)).status).toBe(200)
  expect((await all.h.post('/api/invoicingPlan', { ...line, month: 10 })).status).toBe(403)
  const codes = (await all.s1.get('/api/permission/self')).data.operations
  expect(codes).not.toContain('invoicingPlan:edit')
})

test('a contract goes with its initiator, with its plan and its ledger', async () => {
  const id = await inForce(all, '50000.00', { signed: true })
  const plan = { contractId: id, year: 2026, month: 12, type: '其他', money: '100.00' }
  await made(all.s1, 'invoicingPlan', plan)
  const open = async (api: Api) =>
    [
      (await api.get(`/api/contract/${id}`)).status,
      (await api.get(`/api/returnedMoney?filters=${filters({ contractId: { equalTo: id } })}`)).data.totalCount,
      (await api.patch(`/api/contract/${id}`, { patch: { remark: '新' } })).status,
      (await api.post('/api/invoicingPlan', { ...plan, month: 11 })).status,
    ] as const
  expect(await open(all.s1)).toEqual([200, 1, 200, 200])
  expectOk(await move(all.admin, 'contract', id, 'handOver', { userId: all.ids.s2, opinion: '调岗' }))
  // the client is still of the first, and with it the sight of its contracts
  expectOk(await all.admin.post('/api/user/handover', { fromId: all.ids.s1, toId: all.ids.s2, modules: ['client'] }))
  expect(await open(all.s1)).toEqual([404, 0, 404, 422])
  expect((await open(all.s2)).slice(0, 3)).toEqual([200, 1, 200])
})

describe('after it was handed over, a client is no longer of who made it', () => {
  let clientId: string
  let parts: [string, string, object][]
  beforeAll(async () => {
    clientId = await makeClient(all, '乙市中心医院')
    const [contact] = (await all.s1.get(`/api/clientContact?pageSize=50`)).data.nodes.filter(
      (one: { clientId: string }) => one.clientId === clientId,
    )
    const library = await made(all.admin, 'productLibrary', {
      ...{ name: '病历', code: 'BL', category: '平台', principalId: all.ids.g },
    })
    const product = await made(all.s1, 'clientProduct', { clientId, productLibraryId: library })
    parts = [
      ['client', clientId, { site: '新址' }],
      ['clientContact', contact.id, { name: '别人' }],
      ['clientProduct', product, { demand: '别的' }],
    ]
    for (const [table, id] of parts) expect(await sees(all.s1, table, id)).toEqual(all3)
    expect((await handOver(['client'])).left).toEqual([])
  })

  test('nor is what was made for it', async () => {
    for (const [table, id, patch] of parts) {
      expect([table, await sees(all.s1, table, id)]).toEqual([table, none3])
      expect([table, await writes(all.s1, table, id, patch)]).toEqual([table, [404, 404]])
    }
  })

  test('it and its parts are of who has it now', async () => {
    for (const [table, id, patch] of parts) {
      expect([table, await sees(all.s2, table, id)]).toEqual([table, all3])
      expect((await all.s2.patch(`/api/${table}/${id}`, { patch })).code).toBe('OK')
    }
  })

  test('who made it writes nothing for it', async () => {
    const contact = { clientId, name: '陆陆', phone: '13800000009' }
    expect((await all.s1.post('/api/clientContact', contact)).data?.fields).toEqual({ clientId: '客户不存在' })
  })
})
