import { clock } from '@chengban/engine/clock.ts'
import { decide, inForce, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let sale: string
beforeAll(async () => {
  all = await openLedgers()
  sale = await passed('甲市中心医院平台')
})
afterEach(() => clock.shift(0))
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const passed = async (name: string): Promise<string> => {
  const body = { name, clientId: all.clientId, type: '新建', budgetMyself: '400000.00', budgetSystem: '100000.00' }
  const { id } = expectOk(await all.s1.post('/api/businessOpportunity', body)).data
  expectOk(await move(all.s1, 'businessOpportunity', id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}
const versionOf = async (table: string, id: string): Promise<number> =>
  (await all.admin.get(`/api/${table}/${id}`)).data.version

describe('an act', () => {
  test('is made in any state its guards allow, by whoever may, over the version seen', async () => {
    const body = { name: '报价单', businessOpportunityId: sale, userId: all.ids.s1, dtEnd: '2026-12-31' }
    const { id, version } = expectOk(await all.s1.post('/api/businessTask', body)).data
    const top = (api: Api, more: object = {}) =>
      api.post('/api/business-task/top', { id, version, isTop: true, ...more })
    expect(told(await top(all.s2))).toEqual([404, '数据不存在'])
    expect(told(await top(all.h))).toEqual([403, '权限不足'])
    expect(told(await top(all.s1, { isTop: undefined, version: undefined }))[0]).toBe(422)
    expect(told(await top(all.s1, { isTop: null }))).toEqual([422, { isTop: '请选择是否置顶' }])
    expect((await all.s1.get(`/api/businessTask/${id}`)).data.can).toContain('top')
    expect(expectOk(await top(all.s1)).data).toEqual({ id, isTop: true, version: version + 1 })
    expect(told(await top(all.s1))).toEqual([409, '单据已变更，请刷新'])
    expectOk(await move(all.s1, 'businessTask', id, 'complete', { result: '已发' }))
    // what its state refuses is not offered
    expect((await all.s1.get(`/api/businessTask/${id}`)).data.can).not.toContain('top')
    expect(told(await move(all.s1, 'businessTask', id, 'top', { isTop: false }))).toEqual([409, '已结束的任务不能置顶'])
  })

  test('leaves in the diary what it changed, once and with its reason', async () => {
    const budget = async (more: object, api: Api = all.s1) =>
      api.post('/api/business-log/changeBudget', {
        businessOpportunityId: sale,
        version: await versionOf('businessOpportunity', sale),
        ...more,
      })
    const heard = async () =>
      (await all.h.get('/api/message?pageSize=50')).data.nodes.filter((one: { title: string }) =>
        one.title.includes('下降超过20%'),
      ).length
    expect(told(await budget({ myself: '300000.00' }))).toEqual([422, { reason: '请填写原因' }])
    expect(told(await budget({ myself: '400000.00', reason: '核对' }))).toEqual([422, '没有变更内容'])
    expect(told(await budget({ myself: '-0.01', reason: '核对' }))[0]).toBe(422)
    expect(told(await budget({ myself: '300000.00', reason: '核对' }, all.s2))).toEqual([404, '数据不存在'])
    // a fifth exactly
    const changed = expectOk(await budget({ myself: '300000.00', reason: '预算核减' })).data
    expect(changed).toMatchObject({ id: sale, budget: '400000.00', expectMoney: '400000.00' })
    expect(await heard()).toBe(0)
    expectOk(await budget({ myself: '219999.99', reason: '再减' }))
    expect(await heard()).toBe(1)
    const entries = (
      await all.s1.get(
        `/api/businessLog?sort=tzCreate&filters=${encodeURIComponent(JSON.stringify({ kind: { equalTo: '预算' } }))}`,
      )
    ).data.nodes
    expect(
      entries.map(({ before, after, reason, isAuto }: Record<string, unknown>) => [before, after, reason, isAuto]),
    ).toEqual([
      [{ budgetMyself: '400000.00' }, { budgetMyself: '300000.00' }, '预算核减', true],
      [{ budgetMyself: '300000.00' }, { budgetMyself: '219999.99' }, '再减', true],
    ])
  })
})

describe('a limit', () => {
  test('lets one of many urge at once, and again when its hours are over, to the second', async () => {
    const project = expectOk(
      await all.admin.post('/api/project', {
        name: '一院实施',
        type: '实施项目',
        startTime: '2026-01-05',
        estimate: '20.0',
        principalId: all.ids.g,
        impPrincipalId: all.ids.s1,
      }),
    ).data.id
    await all.server.owner.query(
      `update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1 where id = $1`,
      [project],
    )
    const body = { name: '上线', type: '项目', describe: '可用', startDate: '2026-01-05', endDate: '2026-02-06' }
    const kinds = (await all.admin.get('/api/dict?pageSize=50&filters={"dictTypeId":{"equalTo":"milepostType"}}')).data
      .nodes
    const { id } = expectOk(
      await all.g.post('/api/milepost', { ...body, type: kinds[0].code, projectId: project, userId: all.ids.s1 }),
    ).data
    const urge = (api: Api, more: object = {}) => api.post('/api/milepost/urge', { id, message: '请尽快', ...more })
    expect(told(await urge(all.s1))).toEqual([403, '不能催办自己'])
    expect(told(await urge(all.s2))).toEqual([404, '数据不存在'])
    expect(told(await urge(all.g, { version: 0 }))).toEqual([409, '单据已变更，请刷新'])
    const answers = await Promise.all([urge(all.g), urge(all.admin), urge(all.g), urge(all.admin)])
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    const refused = answers.filter(({ code }) => code !== 'OK')
    expect(refused.map(told)).toEqual(refused.map(() => [429, '24小时内已催办']))
    const first = answers.find(({ code }) => code === 'OK')?.data
    expect(first.urgeNum).toBe(1)
    const until = Date.parse(first.tzNext)
    clock.shift((until - Date.now()) / 1000 - 1)
    expect(told(await urge(await all.server.signIn('boss1', personPassword)))).toEqual([429, '24小时内已催办'])
    clock.shift((until - Date.now()) / 1000 + 1)
    expect(expectOk(await urge(await all.server.signIn('boss1', personPassword))).data.urgeNum).toBe(2)
  })
})

describe('several rows at once', () => {
  test('move all or none; what refuses one names it', async () => {
    const [one, two] = [await inForce(all), await inForce(all)]
    const sent = async (more: object = {}) => ({
      ids: [
        { id: one, version: await versionOf('contract', one) },
        { id: two, version: await versionOf('contract', two) },
      ],
      userId: all.ids.s2,
      reason: '调岗',
      ...more,
    })
    const hand = (body: object, api: Api = all.admin) => api.post('/api/contract/action/handOver', body)
    expect(told(await hand(await sent({ reason: '' })))).toEqual([422, { reason: '请填写移交原因' }])
    expect(told(await hand({ ids: [], userId: all.ids.s2, reason: '调岗' }))).toEqual([422, { ids: '请选择合同' }])
    expect(told(await hand(await sent(), all.s1))).toEqual([403, '权限不足'])
    const stale = await sent()
    const refused = await hand({ ...stale, ids: [stale.ids[0], { id: two, version: 1 }] })
    expect([refused.code, refused.data.rows]).toEqual([
      'CONFLICT',
      [{ index: 1, id: two, message: '单据已变更，请刷新', fields: {} }],
    ])
    const initiators = async () =>
      (
        await all.server.owner.query('select initiator from store.contract where id = any ($1) order by id', [
          [one, two],
        ])
      ).rows.map(({ initiator }) => initiator)
    expect(await initiators()).toEqual([all.ids.s1, all.ids.s1])
    expect(
      told(await hand({ ids: [one, '019a0000-0000-7000-8000-000000000000'], userId: all.ids.s2, reason: '调岗' })),
    ).toEqual([404, '数据不存在'])
    expect(await initiators()).toEqual([all.ids.s1, all.ids.s1])
    expectOk(await hand({ ids: [one, two], userId: all.ids.s2, reason: '调岗' }))
    expect(await initiators()).toEqual([all.ids.s2, all.ids.s2])
  })
})
