import { type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
let sale: string

const ask = (query: Record<string, string>, api: Api = all.s1): Promise<Answer> =>
  api.get(`/api/business-log/history?${new URLSearchParams({ businessOpportunityId: sale, ...query })}`)
const call = async (name: string, body: object): Promise<Answer> => {
  const { version } = (await all.s1.get(`/api/businessOpportunity/${sale}`)).data
  return expectOk(await all.s1.post(`/api/business-log/${name}`, { businessOpportunityId: sale, version, ...body }))
}

beforeAll(async () => {
  all = await openLedgers()
  const body = { name: '甲市中心医院平台', clientId: all.clientId, type: '新建', budgetMyself: '400000.00' }
  sale = expectOk(await all.s1.post('/api/businessOpportunity', body)).data.id
  const product = { name: '病历系统', code: 'BL', category: '业务系统', principalId: all.ids.g }
  const { id } = expectOk(await all.admin.post('/api/productLibrary', product)).data
  await call('product', { productLibraryId: id, money: '100.00' })
  expectOk(await all.s1.post('/api/businessLog', { businessOpportunityId: sale, kind: '电话', content: '约定演示' }))
  await call('changeBudget', { myself: '123456.50', reason: '客户压减' })
})
afterAll(() => all?.server.close())

test('is told to whoever sees the sale', async () => {
  const { status, message } = await ask({}, all.s2)
  expect([status, message]).toEqual([404, '数据不存在'])
  expect((await ask({ kind: '电话' })).status).toBe(422)
  expect((await ask({ pageSize: '51' })).status).toBe(422)
})

test('tells of changes alone, newest first, each field as people read it', async () => {
  const { nodes, totalCount } = expectOk(await ask({})).data
  expect(totalCount).toBe(2)
  expect(nodes).toMatchObject([
    {
      kind: '预算',
      userName: '林一',
      reason: '客户压减',
      fields: [{ field: 'budgetMyself', label: '预算·我司软件与服务', before: '400,000.00', after: '123,456.50' }],
    },
    { kind: '产品', userName: '林一', reason: null },
  ])
  expect(nodes[1].fields).toContainEqual({ field: 'productLibraryId', label: '产品', before: '', after: '病历系统' })
})

test('by its kind and its pages, with the number of all', async () => {
  expect(expectOk(await ask({ kind: '产品' })).data).toMatchObject({ totalCount: 1, nodes: [{ kind: '产品' }] })
  expect(expectOk(await ask({ kind: '进度' })).data).toEqual({ totalCount: 0, nodes: [] })
  expect(expectOk(await ask({ pageSize: '1', pageNumber: '2' })).data).toMatchObject({
    totalCount: 2,
    nodes: [{ kind: '产品' }],
  })
})
