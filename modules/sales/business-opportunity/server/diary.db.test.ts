import { clock } from '@chengban/engine/clock.ts'
import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let sale: string
let product: string
beforeAll(async () => {
  all = await openLedgers()
  sale = await passed('甲市中心医院平台')
  product = await productOf('病历系统', 'BL')
})
afterEach(() => clock.shift(0))
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const passed = async (name: string): Promise<string> => {
  const body = { name, clientId: all.clientId, type: '新建', budgetMyself: '400000.00' }
  const { id } = expectOk(await all.s1.post('/api/businessOpportunity', body)).data
  expectOk(await move(all.s1, 'businessOpportunity', id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}
const productOf = async (name: string, code: string): Promise<string> =>
  expectOk(await all.admin.post('/api/productLibrary', { name, code, category: '业务系统', principalId: all.ids.g }))
    .data.id
const read = async (id: string) => (await all.admin.get(`/api/businessOpportunity/${id}`)).data
const logs = async (kind: string): Promise<Record<string, never>[]> => {
  const filters = encodeURIComponent(
    JSON.stringify({ businessOpportunityId: { equalTo: sale }, kind: { equalTo: kind } }),
  )
  return (await all.admin.get(`/api/businessLog?sort=tzCreate,id&pageSize=50&filters=${filters}`)).data.nodes
}
const call = (name: string, body: object, api: Api = all.s1): Promise<Answer> =>
  api.post(`/api/business-log/${name}`, { businessOpportunityId: sale, ...body })
const closed = async (work: () => Promise<void>): Promise<void> => {
  await all.server.owner.query(`update store.business_opportunity set schedule = '输单' where id = $1`, [sale])
  await work()
  await all.server.owner.query(`update store.business_opportunity set schedule = '线索' where id = $1`, [sale])
}

describe('products of a sale', () => {
  test('come by its diary alone, of those there are, while it is open', async () => {
    const line = { productLibraryId: product }
    expect((await all.s1.post('/api/businessProduct', { businessOpportunityId: sale, ...line })).code).toBe('FORBIDDEN')
    expect(told(await call('product', line, all.s2))).toEqual([404, '数据不存在'])
    expect(told(await call('product', line, all.h))).toEqual([403, '权限不足'])
    expect(told(await call('product', { productLibraryId: all.clientId }))).toEqual([
      422,
      { productLibraryId: '产品不可用' },
    ])
    await closed(async () => expect(told(await call('product', line))).toEqual([409, '商机已关闭']))
  })

  test('are noted once, with what they were before; the latest main one is it', async () => {
    const { version } = await read(sale)
    const first = expectOk(await call('product', { productLibraryId: product, money: '100.00', isMain: true })).data
    expect(first).toMatchObject({ created: true })
    expect(expectOk(await call('product', { productLibraryId: product, money: '120.00' })).data).toMatchObject({
      id: first.id,
      created: false,
    })
    const other = await productOf('影像系统', 'YX')
    expectOk(await call('product', { productLibraryId: other, isMain: true }))
    const { rows } = await all.server.owner.query(
      'select id, money, is_main from store.business_product where business_opportunity_id = $1 order by is_main',
      [sale],
    )
    expect(rows.map(({ money, is_main }) => [money, is_main])).toEqual([
      ['120.00', false],
      [null, true],
    ])
    expect((await read(sale)).version).toBe(version)
    const entries = await logs('产品')
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [null, { productLibraryId: product, quantity: '1.00', money: '100.00', isMain: true }],
      [{ money: '100.00' }, { money: '120.00' }],
      [null, { productLibraryId: other, quantity: '1.00', isMain: true }],
    ])
    const wanted = await all.server.owner.query('select state from store.client_product order by id')
    expect(wanted.rows).toEqual([{ state: '意向' }, { state: '意向' }])
  })

  test('go with a reason; what the client thinks of them stays', async () => {
    const { rows } = await all.server.owner.query(
      'select id from store.business_product where product_library_id = $1',
      [product],
    )
    const id = rows[0].id
    const del = (body: object, api: Api = all.s1) => api.post('/api/business-log/delProduct', { id, ...body })
    expect(told(await del({}))).toEqual([422, { reason: '请填写原因' }])
    expect(told(await del({ reason: '不要' }, all.s2))).toEqual([404, '数据不存在'])
    await closed(async () => expect(told(await del({ reason: '不要' }))).toEqual([409, '商机已关闭']))
    expect(expectOk(await del({ reason: '不要了' })).data.id).toBe(id)
    const last = (await logs('产品')).at(-1)
    expect([last?.before, last?.after, last?.reason]).toEqual([
      { productLibraryId: product, quantity: '1.00', money: '120.00', isMain: false },
      null,
      '不要了',
    ])
    expect((await all.server.owner.query('select from store.client_product')).rowCount).toBe(2)
  })
})

describe('our own side', () => {
  const changeSelf = async (body: object, api: Api = all.s1) =>
    call('changeSelf', { version: (await read(sale)).version, reason: '分工', ...body }, api)

  test('changes with a reason, in the version seen; who sells is for who manages', async () => {
    expect(told(await changeSelf({ partner: '乙公司', reason: '' }))).toEqual([422, { reason: '请填写原因' }])
    expect(told(await changeSelf({}))).toEqual([422, '没有变更内容'])
    expect(told(await changeSelf({ partner: '乙公司', version: 1 }))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await changeSelf({ partner: '乙公司' }, all.s2))).toEqual([404, '数据不存在'])
    expect(told(await changeSelf({ salesPersonnel: all.ids.s2 }))).toEqual([403, '权限不足'])
    const { data } = expectOk(await changeSelf({ partner: '乙公司', helperId: all.ids.s2 }))
    expect(data.changed.sort()).toEqual(['helperId', 'partner'])
    const [entry] = await logs('我方')
    expect([entry?.before, entry?.after, entry?.reason]).toEqual([
      { partner: null, helperId: null },
      { partner: '乙公司', helperId: all.ids.s2 },
      '分工',
    ])
  })

  test('takes the client along where it was the seller’s', async () => {
    const other = await passed('甲市第二平台')
    const sent = { businessOpportunityId: other, salesPersonnel: all.ids.s2, reason: '换人' }
    const { version } = await read(other)
    expectOk(await all.g.post('/api/business-log/changeSelf', { ...sent, version }))
    const owner = async () =>
      (await all.server.owner.query('select user_id from store.client where id = $1', [all.clientId])).rows[0].user_id
    expect(await owner()).toBe(all.ids.s2)
    const terms = await all.server.owner.query(
      'select kind from store.client_owner where client_id = $1 and tz_end is null',
      [all.clientId],
    )
    expect(terms.rows).toEqual([{ kind: '移交' }])
    await all.admin.post('/api/client/action/assign', { ids: [all.clientId], userId: all.ids.s1, reason: '还' })
    expect(await owner()).toBe(all.ids.s1)
  })
})

describe('a demonstration', () => {
  const demo = (body: object, api: Api = all.s1) =>
    call(
      'demo',
      {
        tzLog: '2026-01-05T10:00:00+08:00',
        content: '看了系统',
        result: '满意',
        productLibraryIds: [product],
        ...body,
      },
      api,
    )

  test('has products, has happened, and proposes the next stage without taking it', async () => {
    expect(told(await demo({ productLibraryIds: [] }))).toEqual([422, { productLibraryIds: '请选择演示产品' }])
    expect(told(await demo({ tzLog: '2099-01-01T00:00:00+08:00' }))).toEqual([422, { tzLog: '发生时间不能晚于现在' }])
    expect(told(await demo({}, all.h))).toEqual([403, '权限不足'])
    const { data } = expectOk(await demo({}))
    expect(data.message).toBe('可将商机推进到方案演示')
    const [entry] = await logs('演示')
    expect([entry?.id, entry?.isAuto, entry?.after]).toEqual([
      data.id,
      false,
      { productLibraryIds: [product], result: '满意' },
    ])
    expect((await read(sale)).schedule).toBe('线索')
  })
})

describe('an entry', () => {
  const edit = async (id: string, body: object, api: Api = all.s1) => {
    const { rows } = await all.server.owner.query('select version from store.business_log where id = $1', [id])
    const { version } = rows[0]
    return api.post('/api/business-log/edit', { id, version, content: '改', ...body })
  }

  test('is changed by who wrote it, for a day, to the second', async () => {
    const { id } = expectOk(
      await all.s1.post('/api/businessLog', { businessOpportunityId: sale, content: '电话', dtNext: '2099-01-01' }),
    ).data
    expect(told(await edit(id, {}, all.h))).toEqual([403, '只能修改自己的日志'])
    expect(told(await edit(id, { content: '' }))[0]).toBe(422)
    expect(told(await edit(id, { version: 9 }))).toEqual([409, '单据已变更，请刷新'])
    expect((await all.s1.patch(`/api/businessLog/${id}`, { id, kind: '拜访' })).code).not.toBe('OK')
    expectOk(await edit(id, { content: '电话约定' }))
    const [auto] = await logs('我方')
    expect(told(await edit(String(auto?.id), {}))).toEqual([409, '系统日志不能修改'])
    const made = Date.parse((await all.s1.get(`/api/businessLog/${id}`)).data.tzCreate)
    clock.shift((made - Date.now()) / 1000 + 86_400 - 30)
    const api = await all.server.signIn('seller1', personPassword)
    expectOk(await edit(id, { content: '最后一分钟' }, api))
    clock.shift((made - Date.now()) / 1000 + 86_400 + 1)
    const late = await all.server.signIn('seller1', personPassword)
    expect(told(await edit(id, {}, late))).toEqual([409, '日志已超过24小时，不能修改'])
    expect((await late.patch(`/api/businessLog/${id}`, { id, content: '改' })).message).toBe(
      '日志已超过24小时，不能修改',
    )
  })
})

describe('a target', () => {
  const target = (body: object, api: Api) =>
    api.post('/api/salesTarget', { year: 2026, month: 3, money: '1000000.00', ...body })

  test('is of a person or a department, once a month, set by who leads them and not for oneself', async () => {
    expect(told(await target({}, all.g))).toEqual([422, { userId: '请选择人员或部门' }])
    expect((await target({ userId: all.ids.s1 }, all.s1)).code).toBe('FORBIDDEN')
    expect((await target({ userId: all.ids.s2 }, all.h)).code).not.toBe('OK')
    expect((await target({ userId: all.ids.h }, all.h)).code).toBe('FORBIDDEN')
    expectOk(await target({ userId: all.ids.s1 }, all.h))
    expect(told(await target({ userId: all.ids.s1 }, all.h))).toEqual([422, { month: '该月目标已存在' }])
    expect((await all.s1.get('/api/salesTarget')).data.totalCount).toBe(1)
    expect((await all.s2.get('/api/salesTarget')).data.totalCount).toBe(0)
  })
})
