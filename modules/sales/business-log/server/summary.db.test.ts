import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
let deal: string

const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))]
const days = { date1: `${now.slice(0, 7)}-01`, date2: now }
const summary = (api: Api, more: Record<string, string> = {}): Promise<Answer> =>
  api.get(`/api/business-log/summary?${new URLSearchParams({ ...days, ...more })}`)
const figures = async (api: Api, more?: Record<string, string>) => expectOk(await summary(api, more)).data
const target = (body: object): Promise<Answer> => all.g.post('/api/salesTarget', { year, month, ...body })
const step = async (act: string, more: object) => expectOk(await move(all.s1, 'businessOpportunity', deal, act, more))
const departmentOf = async (id: string): Promise<string> => (await all.admin.get(`/api/user/${id}`)).data.departmentId

const passed = async (name: string, money: string): Promise<string> => {
  const body = {
    name,
    clientId: all.clientId,
    type: '新建',
    budgetMyself: money,
    signDate: now,
    procurementMethod: '直接采购',
  }
  const { id } = expectOk(await all.s1.post('/api/businessOpportunity', body)).data
  expectOk(await move(all.s1, 'businessOpportunity', id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}

beforeAll(async () => {
  all = await openLedgers()
  deal = await passed('甲市中心医院平台', '400000.00')
  const said = { businessOpportunityId: deal, content: '约定演示' }
  expectOk(await all.s1.post('/api/businessLog', { ...said, kind: '电话' }))
  await step('advance', { schedule: '方案演示', signDate: now })
  await step('back', { schedule: '需求确认', opinion: '预算未批' })
  const { version } = (await all.s1.get(`/api/businessOpportunity/${deal}`)).data
  const less = { businessOpportunityId: deal, version, myself: '250000.00', reason: '客户压减' }
  expectOk(await all.s1.post('/api/business-log/changeBudget', less))
  await step('advance', { schedule: '商务谈判' })
  await step('win', {})
  await passed('甲市中心医院病历', '100000.00')
})
afterAll(() => all?.server.close())

test('demands days in their order', async () => {
  expect((await summary(all.s1, { date1: '2026-03-02', date2: '2026-03-01' })).data.fields).toEqual({
    date1: '日期错误',
  })
  expect((await all.s1.get('/api/business-log/summary')).status).toBe(422)
  // ten years at most, the last day of them included
  expect((await summary(all.s1, { date1: '2016-03-01', date2: '2026-03-01' })).code).toBe('OK')
  expect((await summary(all.s1, { date1: '2016-03-01', date2: '2026-03-02' })).data.fields).toEqual({
    date1: '日期错误',
  })
})

test('tells a person what they did and won, without a target nothing of it', async () => {
  const { nodes, pipeline, byMonth, ...whole } = await figures(all.s1)
  expect(nodes).toEqual([
    {
      ...{ userId: all.ids.s1, userName: '林一', logs: 1, visits: 0, demos: 0, calls: 1, newOpportunities: 2 },
      ...{ advanced: 2, back: 1, won: 1, lost: 0, budgetUp: '0.00', budgetDown: '150000.00' },
      ...{ wonMoney: '250000.00', weightedMoney: '10000.00', target: null, rate: null },
    },
  ])
  expect(whole).toEqual({
    ...{ totalCount: 1, wonMoney: '250000.00', weightedMoney: '10000.00' },
    ...{ target: null, rate: null },
  })
  expect(pipeline).toHaveLength(6)
  expect(pipeline[0]).toEqual({
    ...{ schedule: '线索', count: 1 },
    ...{ expectMoney: '100000.00', weightedMoney: '10000.00' },
  })
  expect(byMonth).toHaveLength(12)
  expect(byMonth[0]).toEqual({
    ...{ month: now.slice(0, 7), expectMoney: '100000.00', weightedMoney: '10000.00' },
    ...{ won: '250000.00', target: null, rate: null },
  })
})

test('tells nobody of those they do not answer for', async () => {
  expect(await figures(all.s2)).toMatchObject({ nodes: [], totalCount: 0, wonMoney: '0.00' })
  expect(await figures(all.s2, { userId: all.ids.s1 })).toMatchObject({ nodes: [], wonMoney: '0.00' })
  expect(await figures(all.h)).toMatchObject({ nodes: [{ userName: '林一' }], wonMoney: '250000.00' })
  expect(await figures(all.g)).toMatchObject({ nodes: [{ userName: '林一' }], wonMoney: '250000.00' })
  const second = await departmentOf(all.ids.s2)
  expect(await figures(all.g, { departmentId: second })).toMatchObject({ nodes: [], wonMoney: '0.00' })
})

test('holds what was won against the target of whoever is asked about', async () => {
  expectOk(await target({ userId: all.ids.s1, money: '1000000.00' }))
  const own = { target: '1000000.00', rate: '25.0' }
  expect(await figures(all.s1)).toMatchObject({ ...own, nodes: [own] })
  // without rows of their own departments take the sum of their people
  expect(await figures(all.h)).toMatchObject(own)
  expect(await figures(all.g)).toMatchObject(own)
  expectOk(await target({ userId: all.ids.s2, money: '250000.00' }))
  expect(await figures(all.h)).toMatchObject(own)
  expect(await figures(all.g)).toMatchObject({ target: '1250000.00', rate: '20.0' })
  const first = await departmentOf(all.ids.s1)
  expectOk(await target({ departmentId: first, money: '500000.00' }))
  expect(await figures(all.h)).toMatchObject({ target: '500000.00', rate: '50.0', nodes: [own] })
  expect((await figures(all.h)).byMonth[0]).toMatchObject({ target: '500000.00', rate: '50.0' })
  expect(await figures(all.g)).toMatchObject({ target: '750000.00', rate: '33.3' })
  expect(await figures(all.g, { userId: all.ids.s1 })).toMatchObject(own)
  // someone who does not head a department does not see its target
  expect(await figures(all.s1, { departmentId: first })).toMatchObject({ target: null, rate: null })
})

test('one answer has the whole of a sale, for whoever sees it', async () => {
  const ask = (api: Api) => api.get(`/api/business-log/detail?businessOpportunityId=${deal}`)
  expect((await ask(all.s2)).message).toBe('数据不存在')
  const task = { businessOpportunityId: deal, name: '整理报价', userId: all.ids.s1, dtEnd: now }
  expectOk(await all.s1.post('/api/businessTask', task))
  const { opportunity, stageDays, logs, tasks, budgetDetail } = expectOk(await ask(all.s1)).data
  expect(opportunity).toMatchObject({ id: deal, schedule: '赢单' })
  expect(budgetDetail).toEqual({ myself: '250000.00', system: '0.00', other: '0.00' })
  expect(stageDays.map((one: { schedule: string }) => one.schedule)).toEqual([
    ...['线索', '方案演示', '需求确认', '商务谈判', '赢单'],
  ])
  expect(stageDays.at(-1)).toMatchObject({ days: 0, tzTo: null })
  expect(tasks).toMatchObject([{ name: '整理报价' }])
  expect(logs[0]).toMatchObject({ kind: '进度', content: '商务谈判 → 赢单' })
})
