import { today } from '@chengban/engine/clock.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let api: Api
let me: string
let sale: { id: string; clientId: string }
let product: string

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await openServer({ demo: true })
  api = await server.signIn('xs02', demoPassword)
  me = (await sql(`select user_id from store.admin where name = 'xs02'`))[0].user_id
  const [found] = await sql(
    `select id, client_id as "clientId" from store.business_opportunity where sales_personnel = $1 and status = '通过' limit 1`,
    [me],
  )
  sale = found
  product = (await sql('select id from store.product_library where is_enable limit 1'))[0].id
})
afterAll(() => server.close())

/** A demonstration that has begun, of these products. */
const shown = async (businessOpportunityId: string | null): Promise<string> => {
  const of = { creatorId: me, userId: me, clientId: sale.clientId, businessOpportunityId }
  const day = today()
  const now = Date.now()
  return server.make('demoApply', {
    ...{ ...of, name: '排班演示', way: '远程', environment: '演示环境', status: '通过', demoStatus: '待演示' },
    tzStart: new Date(Math.max(now - 120_000, Date.parse(`${day}T00:00:00+08:00`))),
    tzEnd: new Date(Math.min(now + 3_600_000, Date.parse(`${day}T23:59:00+08:00`))),
    ...{ productLibraryIds: [product], demoUserIds: [me] },
  })
}
const words = { result: '满意', summary: '讲了排班', feedback: '要报价', nextPlan: '周三报价', actualCount: 4 }
const sum = async (id: string, more: object = {}) => {
  const { version } = expectOk(await api.get(`/api/demoApply/${id}`)).data
  return api.post('/api/demo-apply/summarize', { id, version, ...words, ...more })
}
const entries = (id: string) =>
  sql(
    `select id, business_opportunity_id as sale, kind, content, next_plan as "nextPlan", after, creator_id as by
     from store.business_log where demo_apply_id = $1`,
    [id],
  )

test('a demonstration that is summed up enters the diary of its opportunity once', async () => {
  const id = await shown(sale.id)
  expect((await sum(id, { feedback: '' })).data.fields).toEqual({ feedback: '请填写客户反馈' })
  expect(await entries(id)).toEqual([])
  await sql('delete from store.client_product where client_id = $1 and product_library_id = $2', [
    sale.clientId,
    product,
  ])
  const [first, second] = await Promise.all([sum(id), sum(id)])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const { businessLogId, demoStatus } = [first, second].find(({ status }) => status === 200)?.data ?? {}
  expect(demoStatus).toBe('已完成')
  expect(await entries(id)).toEqual([
    {
      ...{ id: businessLogId, sale: sale.id, kind: '演示', content: '讲了排班\n要报价', nextPlan: '周三报价', by: me },
      after: { productLibraryIds: [product], result: '满意' },
    },
  ])
  const wanted = await sql('select state from store.client_product where client_id = $1 and product_library_id = $2', [
    sale.clientId,
    product,
  ])
  expect(wanted).toEqual([{ state: '意向' }])
})

test('what the seller entered of it already stays its only entry', async () => {
  const id = await shown(sale.id)
  const logId = await server.make('businessLog', {
    creatorId: me,
    businessOpportunityId: sale.id,
    clientId: sale.clientId,
    kind: '演示',
    content: '已看',
    tzLog: new Date().toISOString(),
    demoApplyId: id,
  })
  expect(expectOk(await sum(id)).data.businessLogId).toBe(logId)
  expect(await entries(id)).toHaveLength(1)
})

test('one without an opportunity writes nothing there', async () => {
  const id = await shown(null)
  expect(expectOk(await sum(id)).data.businessLogId).toBeNull()
  expect(await entries(id)).toEqual([])
})

test('it stands in the calendar of who demonstrates', async () => {
  const id = await shown(null)
  const [{ day }] = await sql(
    `select (tz_start at time zone 'Asia/Shanghai')::date::text as day from store.demo_apply where id = $1`,
    [id],
  )
  const read = async (by: Api, userIds: string) =>
    expectOk(await by.get(`/api/workDay/calendar?date1=${day}&date2=${day}&kinds=demo&userIds=${userIds}`)).data.nodes
  expect(await read(api, me)).toContainEqual(
    expect.objectContaining({ id, kind: 'demo', title: '排班演示', userId: me }),
  )
  const other = await server.signIn('yf02', demoPassword)
  expect((await read(other, me)).filter((one: { id: string }) => one.id === id)).toEqual([])
})

test('a test that is completed tells its result in the diary of its opportunity', async () => {
  const id = await server.make('testApply', {
    name: '试用',
    kind: '客户试用',
    userId: me,
    clientId: sale.clientId,
    businessOpportunityId: sale.id,
    productLibraryId: product,
    startDate: '2026-09-01',
    endDate: '2026-09-30',
    requirement: '看挂号',
    status: '通过',
    testStatus: '待总结',
  })
  const { version } = expectOk(await api.get(`/api/testApply/${id}`)).data
  const result = { result: '有条件合格', summary: '可用', problemCount: 2, feedback: '要导出' }
  expectOk(await api.post('/api/test-apply/complete', { id, version, ...result }))
  const told = await sql(
    `select kind, content, is_auto from store.business_log where business_opportunity_id = $1 and content like '【测试】%' order by tz_create desc limit 1`,
    [sale.id],
  )
  expect(told).toEqual([{ kind: '跟进', content: '【测试】试用：有条件合格，问题2个；要导出', is_auto: true }])
})

test('whoever reads the password of a demonstration is recorded', async () => {
  const id = await shown(null)
  await sql(`update store.demo_apply set demo_status = '准备中' where id = $1`, [id])
  const { version } = expectOk(await api.get(`/api/demoApply/${id}`)).data
  const ready = { url: 'https://demo.example.com', account: 'show', password: 'Show@2026' }
  expectOk(await api.post('/api/demoApply/action/prepare', { id, version, ...ready }))
  const told = async () =>
    (await sql(`select content from store.comment where relevance_id = $1 and content like '%演示密码%'`, [id])).length
  const before = await told()
  expect(expectOk(await api.get(`/api/demoApply/${id}`)).data.password).toBe('Show@2026')
  expect(await told()).toBe(before + 1)
})
