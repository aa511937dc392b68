import { type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let sale: string
let product: string
beforeAll(async () => {
  all = await openLedgers()
  const body = { name: '甲市中心医院平台', clientId: all.clientId, type: '新建' }
  sale = expectOk(await all.s1.post('/api/businessOpportunity', body)).data.id
  const library = { name: '病历系统', code: 'BL', category: '业务系统', principalId: all.ids.g }
  product = expectOk(await all.admin.post('/api/productLibrary', library)).data.id
})
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
const planned = async (more: object = {}): Promise<string> =>
  expectOk(await all.s1.post('/api/clientVisit', { clientId: all.clientId, tzVisit: ago(30), ...more })).data.id
const visited = async (more: object = {}): Promise<string> => {
  const id = await planned(more)
  const said = { content: '谈了需求', department: '信息科', opinion: '补' }
  expectOk(await move(all.s1, 'clientVisit', id, 'supplement', said))
  return id
}
const entries = async (): Promise<number> =>
  (await all.server.owner.query(`select from store.business_log where kind = '拜访'`)).rowCount ?? 0
const sync = (clientVisitId: string, more: object = {}, api: Api = all.s1): Promise<Answer> =>
  api.post('/api/business-log/clientVisitSync', { clientVisitId, ...more })

describe('a visit in the diary', () => {
  test('stands in the open sales of its client once it is paid', async () => {
    const id = await visited({ tzNext: '2099-01-02T09:00:00+08:00' })
    expect(await entries()).toBe(1)
    expect((await all.s1.get(`/api/clientVisit/${id}`)).data.logSynced).toBe(true)
    expect((await all.s1.get(`/api/businessOpportunity/${sale}`)).data.dtNext).toBe('2099-01-02')
    expect(expectOk(await sync(id)).data).toMatchObject({ created: 0, skipped: 1 })
    expect(await entries()).toBe(1)
  })

  test('not before, not of another client, not by a stranger, and once however many ask', async () => {
    const id = await planned()
    expect(told(await sync(id))).toEqual([409, '拜访未完成'])
    expect(told(await sync(id, {}, all.s2))).toEqual([404, '数据不存在'])
    const elsewhere = await makeClient(all, '乙市中心医院')
    const other = expectOk(
      await all.s1.post('/api/businessOpportunity', { name: '乙市平台', clientId: elsewhere, type: '新建' }),
    ).data.id
    const paid = await visited()
    expect(told(await sync(paid, { businessOpportunityIds: [other] }))).toEqual([
      422,
      { businessOpportunityIds: '商机不属于该客户' },
    ])
    await all.server.owner.query('delete from store.business_log where client_visit_id = $1', [paid])
    const before = await entries()
    const answers = await Promise.all(Array.from({ length: 6 }, () => sync(paid)))
    expect(answers.map(({ data }) => data.created).sort()).toEqual([0, 0, 0, 0, 0, 1])
    expect(await entries()).toBe(before + 1)
  })

  test('tells of the product shown, never lowering what the client has reached', async () => {
    await visited({ productLibraryId: product, demand: '要病历' })
    const state = async () =>
      (
        await all.server.owner.query(
          'select state, demand, last_visit_id is not null as seen from store.client_product',
        )
      ).rows
    expect(await state()).toEqual([{ state: '意向', demand: '要病历', seen: true }])
    await all.server.owner.query(`update store.client_product set state = '在用'`)
    const later = await visited({ productLibraryId: product, tzVisit: ago(29), demand: '要升级' })
    expect(await state()).toEqual([{ state: '在用', demand: '要升级', seen: true }])
    const again = (body: object, api: Api = all.s1) => api.post('/api/client-product/syncVisit', body)
    expect(told(await again({}))).toEqual([422, '请选择拜访或日期'])
    expect(told(await again({ date1: '2026-01-01', date2: '2099-01-01' }))).toEqual([403, '权限不足'])
    expect(told(await again({ clientVisitId: later }, all.s2))).toEqual([404, '数据不存在'])
    expect(expectOk(await again({ clientVisitId: later })).data).toEqual({ created: 0, updated: 0, skipped: 1 })
    expect(expectOk(await again({ date1: '2020-01-01', date2: '2099-01-01' }, all.g)).data).toEqual({
      created: 0,
      updated: 0,
      skipped: 2,
    })
  })
})

test('a sale is brought up to date, and the second time there is nothing to do', async () => {
  const business = (body: object, api: Api) => api.post('/api/business-log/businessSync', body)
  expect(told(await business({}, all.s1))).toEqual([403, '权限不足'])
  expect(told(await business({ businessOpportunityId: sale }, all.s2))).toEqual([404, '数据不存在'])
  expect(told(await business({ businessOpportunityId: sale }, all.h))).toEqual([403, '权限不足'])
  const visit = await visited({ businessOpportunityId: sale })
  await all.server.owner.query('delete from store.business_log where client_visit_id = $1', [visit])
  await all.server.owner.query('update store.client_visit set log_synced = false where id = $1', [visit])
  expectOk(await all.s1.post('/api/business-log/product', { businessOpportunityId: sale, productLibraryId: product }))
  await all.server.owner.query('delete from store.client_product')
  expect(expectOk(await business({ businessOpportunityId: sale }, all.s1)).data).toEqual({
    opportunities: 1,
    logs: 1,
    products: 1,
  })
  expect(expectOk(await business({ businessOpportunityId: sale }, all.s1)).data).toMatchObject({ logs: 0, products: 0 })
  expect(expectOk(await business({}, all.g)).data).toMatchObject({ logs: 0, products: 0 })
})

test('what was done is noted once, and again when it is done again', async () => {
  const body = { name: '报价', businessOpportunityId: sale, userId: all.ids.s1, dtEnd: '2099-01-01' }
  const { id } = expectOk(await all.s1.post('/api/businessTask', body)).data
  expectOk(await move(all.s1, 'businessTask', id, 'complete', { result: '已报' }))
  const sync = (more: object = {}, api: Api = all.s1) => api.post('/api/business-task/syncLog', { id, ...more })
  expect(told(await sync({}, all.s2))).toEqual([404, '数据不存在'])
  expect(told(await sync({}, all.h))).toEqual([403, '权限不足'])
  expect(expectOk(await sync()).data.created).toBe(0)
  await all.server.owner.query('update store.business_task set business_log_id = null where id = $1', [id])
  expect(expectOk(await sync({ id: undefined })).data.created).toBe(1)
  expect(expectOk(await sync()).data.created).toBe(0)
})

describe('a product is pursued', () => {
  const follow = (body: object, api: Api = all.s1) =>
    api.post('/api/client-product/changeFollow', { clientId: all.clientId, productLibraryId: product, ...body })

  test('by who has the client, and dropped with a reason', async () => {
    expect(told(await follow({ isFollow: false }))).toEqual([422, '请填写不再跟进的原因'])
    expect(told(await follow({ isFollow: true }, all.s2))).toEqual([404, '数据不存在'])
    expect(told(await follow({ isFollow: true }, all.h))).toEqual([403, '权限不足'])
    await all.server.owner.query('delete from store.client_product')
    const { data } = expectOk(await follow({ isFollow: true }))
    expect(data.isFollow).toBe(true)
    expect(expectOk(await follow({ isFollow: false, reason: '已购竞品' })).data).toEqual({
      id: data.id,
      isFollow: false,
    })
    const { rows } = await all.server.owner.query(
      'select state, follow_reason, tz_follow is not null as at from store.client_product',
    )
    expect(rows).toEqual([{ state: '意向', follow_reason: '已购竞品', at: true }])
  })
})
