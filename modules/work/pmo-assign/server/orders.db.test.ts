import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => server.close())

const day = (offset: number): string => new Date(Date.now() + (8 + offset * 24) * 3_600_000).toISOString().slice(0, 10)
const order = (more: object = {}): Promise<Answer> =>
  team.admin.post('/api/pmoAssign', { content: '补交周报', userId: team.ids.s1, date: day(3), ...more })
const act = async (api: Api, id: string, name: string, more: object = {}): Promise<Answer> => {
  const { version } = expectOk(await team.admin.get(`/api/pmoAssign/${id}`)).data
  return api.post(`/api/pmoAssign/action/${name}`, { id, version, ...more })
}

test('orders are given by the PMO alone, and for a day to come', async () => {
  const given = { content: '补交周报', userId: team.ids.s2, date: day(1) }
  expect((await team.s1.post('/api/pmoAssign', given)).code).toBe('FORBIDDEN')
  expect((await order({ date: day(-1) })).data.fields).toEqual({ date: '日期错误' })
})

test('an order goes to and fro until it is confirmed', async () => {
  const { id } = expectOk(await order()).data
  expect((await team.s2.get(`/api/pmoAssign/${id}`)).code).toBe('NOT_FOUND')
  expectOk(await team.h.get(`/api/pmoAssign/${id}`))
  expect((await act(team.h, id, 'accept')).code).toBe('FORBIDDEN')
  expectOk(await act(team.s1, id, 'accept'))
  expect((await act(team.s1, id, 'result')).data.fields).toEqual({ result: '请填写处理结果' })
  expectOk(await act(team.s1, id, 'result', { result: '已补交' }))
  expect((await act(team.s1, id, 'confirm')).code).toBe('FORBIDDEN')
  expect((await act(team.admin, id, 'back')).code).toBe('VALIDATION')
  expectOk(await act(team.admin, id, 'back', { opinion: '缺少计划' }))
  const { data } = await team.s1.get(`/api/pmoAssign/${id}`)
  expect(data).toMatchObject({ status: '退回', opinion: '缺少计划', tzResult: null, delayDays: 0 })
  expectOk(await act(team.s1, id, 'result', { result: '已补计划' }))
  expectOk(await act(team.admin, id, 'confirm'))
  expect((await act(team.admin, id, 'cancel', { opinion: '不需要了' })).message).toBe('当前状态不能取消')
})

test('the same order to several people is one row each, or none', async () => {
  const given = { content: '补交月报', date: day(2) }
  const { s1, s2 } = team.ids
  const assign = (api: Api, more: object): Promise<Answer> =>
    api.post('/api/pmoAssign/action/assign', { ...given, ...more })
  expect((await assign(team.s1, { userIds: [s2] })).code).toBe('FORBIDDEN')
  expect((await assign(team.admin, { userIds: [] })).code).toBe('VALIDATION')
  expect((await assign(team.admin, { userIds: [s1, s2], date: day(-1) })).data.fields).toEqual({ date: '日期错误' })
  const { ids } = expectOk(await assign(team.admin, { userIds: [s1, s2] })).data
  expect(ids).toHaveLength(2)
  expect((await team.s2.get(`/api/pmoAssign/${ids[0]}`)).code).toBe('NOT_FOUND')
  expectOk(await team.s2.get(`/api/pmoAssign/${ids[1]}`))
})

test('whoever is given an order hears of it within the minute, once, and until it is answered', async () => {
  const heard = async (api: Api): Promise<string[]> => {
    expectOk(await team.admin.post('/api/test/job', { name: 'remindSoon' }))
    return expectOk(await api.get('/api/remind/pmoAssign')).data.nodes.map(({ title }: { title: string }) => title)
  }
  const date = day(4)
  const { id } = expectOk(await order({ content: '整理台账', userId: team.ids.h, date })).data
  const told = [`【PMO指派】整理台账，${date}前完成`]
  expect(await heard(team.h)).toEqual(told)
  expect(await heard(team.h)).toEqual(told)
  expect(await heard(team.g)).toEqual([])
  expectOk(await act(team.h, id, 'result', { result: '已整理' }))
  expect(await heard(team.h)).toEqual([])
  expect(await heard(team.admin)).toContain('【PMO指派】郑安已回复，待您确认：整理台账')
})
