import { clock } from '@chengban/engine/clock.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let kind: string
let casual: string
const at = (moment: string): void => clock.shift((Date.parse(`2027-03-${moment}+08:00`) - Date.now()) / 1000)
const day = '2027-03-04T14:00:00+08:00'

beforeAll(async () => {
  // a Thursday
  at('04T13:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  const made = async (name: string, rule: object): Promise<string> =>
    expectOk(await team.admin.post('/api/meetingKind', { name, type: '周例会', rule: { freq: 'none', ...rule } })).data
      .id
  kind = await made('周例会', { minutes: 90, summaryHours: 1 })
  casual = await made('碰头', { mustAttend: false, needSummary: false })
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const plan = (more: object = {}): Promise<Answer> => {
  const { s1, s2, h, g } = team.ids
  return team.s1.post('/api/workDay', { name: '销售周会', kind, date: day, userIds: [s2, h, g], hostId: s1, ...more })
}
const made = async (more: object = {}): Promise<string> => expectOk(await plan(more)).data.id
const read = async (id: string) => expectOk(await team.admin.get(`/api/workDay/${id}`)).data
const change = async (api: Api, id: string, more: object): Promise<Answer> =>
  api.patch(`/api/workDay/${id}`, { id, version: (await read(id)).version, ...more })
const act = async (api: Api, id: string, name: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/workDay/action/${name}`, { id, version: (await read(id)).version, ...more })
const places = async (
  id: string,
): Promise<Record<string, { id: string; version: number; status: string; isLate: boolean }>> => {
  const filters = encodeURIComponent(JSON.stringify({ workDayId: { equalTo: id } }))
  const { nodes } = expectOk(await team.admin.get(`/api/workDayAttend?pageSize=50&filters=${filters}`)).data
  return Object.fromEntries(nodes.map((row: { userId: string }) => [row.userId, row]))
}
const answer = async (
  api: Api,
  who: keyof Team['ids'],
  id: string,
  name: string,
  more: object = {},
): Promise<Answer> => {
  const place = (await places(id))[team.ids[who]]
  return api.post(`/api/workDayAttend/action/${name}`, { id: place?.id, version: place?.version, ...more })
}

test.each([
  [{ endDate: day }, { endDate: '日期错误' }],
  [{ endDate: '2027-03-05T14:00:01+08:00' }, { endDate: '日期错误' }],
  [{ color: 'white' }, { color: '颜色格式错误' }],
  [{ relevanceModule: 'client' }, { relevanceId: '请选择关联记录' }],
  [
    { relevanceModule: 'client', relevanceId: '00000000-0000-4000-8000-000000000000' },
    { relevanceId: '关联记录不存在' },
  ],
])('%o is refused', async (more, fields) => {
  expect((await plan(more)).data.fields).toEqual(fields)
})

test('everybody asked has a place, and the host is one of them', async () => {
  const id = await made()
  expect(await read(id)).toMatchObject({ endDate: '2027-03-04T15:30:00+08:00', recorderId: team.ids.s1 })
  expect(Object.keys(await places(id)).sort()).toEqual(Object.values(team.ids).sort())
  const one = { workDayId: id, userId: team.ids.s1 }
  expect((await team.admin.post('/api/workDayAttend', one)).message).toBe('参会人在会议中维护')
  expect((await change(team.s1, id, { recorderId: team.ids.h, userIds: [team.ids.g] })).data.fields).toEqual({
    recorderId: '记录人须是参会人',
  })
  expectOk(await answer(team.h, 'h', id, 'accept'))
  expect((await answer(team.s2, 's2', id, 'decline')).data.fields).toEqual({ reason: '请填写请假原因' })
  expect((await answer(team.s1, 's2', id, 'decline', { reason: '有事' })).code).toBe('FORBIDDEN')
  expectOk(await answer(team.s2, 's2', id, 'decline', { reason: '客户现场' }))
  expect((await team.s1.remove(`/api/workDay/${id}`)).message).toBe('已有参会人回复，请取消会议')
  expectOk(await change(team.s1, id, { date: '2027-03-04T14:10:00+08:00', userIds: [team.ids.h, team.ids.s2] }))
  const moved = await places(id)
  expect(Object.values(moved).map(({ status }) => status)).toEqual(['待确认', '待确认', '待确认'])
  expect((await team.g.get(`/api/workDay/${id}`)).code).toBe('NOT_FOUND')
  expect((await act(team.h, id, 'cancel', { opinion: '改期' })).code).toBe('FORBIDDEN')
  expectOk(await act(team.s1, id, 'cancel', { opinion: '改期' }))
  expect((await answer(team.h, 'h', id, 'accept')).message).toBe('会议已结束')
})

test('who signs is there, who does not is absent, and minutes end it', async () => {
  const id = await made()
  expect((await act(team.s1, id, 'begin')).message).toBe('会议未到开始时间')
  expect((await answer(team.h, 'h', id, 'sign')).message).toBe('不在签到时间内')
  at('04T13:55:00')
  expectOk(await answer(team.s1, 's1', id, 'sign'))
  expect((await answer(team.s1, 's1', id, 'sign')).message).toBe('已签到')
  expectOk(await answer(team.s2, 's2', id, 'decline', { reason: '客户现场' }))
  expectOk(await act(team.s1, id, 'begin'))
  expect((await change(team.s1, id, { name: '改名' })).message).toBe('会议已开始，不能修改')
  expectOk(await change(team.s1, id, { endSummary: '按期交付' }))
  at('04T14:05:01')
  expect((await answer(team.g, 'g', id, 'decline', { reason: '有事' })).message).toBe('会议已开始，不能请假')
  expectOk(await answer(team.s1, 'h', id, 'sign'))
  expectOk(await answer(team.g, 'g', id, 'accept'))
  expectOk(await act(team.s1, id, 'end'))
  const people = await places(id)
  const { s1, s2, h, g } = team.ids
  expect([s1, s2, h, g].map((one) => people[one]?.status)).toEqual(['参加', '请假', '参加', '缺席'])
  expect([s1, h].map((one) => people[one]?.isLate)).toEqual([false, true])
  const sign = (instant: string) =>
    server.owner.query('update store.work_day_attend set tz_sign = $2 where id = $1', [people[h]?.id, instant])
  for (const [second, isLate] of [
    ['00.999', false],
    ['01', true],
  ] as const) {
    await sign(`2027-03-04T14:05:${second}+08:00`)
    expect((await places(id))[h]?.isLate).toBe(isLate)
  }
  expect(await read(id)).toMatchObject({ status: '待纪要', attendRate: '66.7', summaryLate: false })
  at('04T15:06:00')
  expect((await read(id)).summaryLate).toBe(true)
  expect((await answer(team.s1, 'g', id, 'excuse')).data.fields).toEqual({ opinion: '请填写更正原因' })
  expectOk(await answer(team.s1, 'g', id, 'excuse', { opinion: '临时出差' }))
  expect((await act(team.s1, id, 'summary')).data.fields).toEqual({ summary: '请填写会议纪要' })
  expectOk(await act(team.s1, id, 'summary', { summary: '确定本周计划' }))
  expect((await act(team.s1, id, 'score', { sore: 90 })).code).toBe('FORBIDDEN')
  expectOk(await act(team.admin, id, 'score', { sore: 90 }))
  expect(await read(id)).toMatchObject({ status: '已完成', sore: 90, attendRate: '100.0' })
  at('04T13:00:00')
})

test('a casual meeting needs neither minutes nor signatures', async () => {
  const id = await made({ kind: casual, date: '2027-03-04T13:10:00+08:00', userIds: [team.ids.h] })
  expectOk(await answer(team.h, 'h', id, 'accept'))
  at('04T13:20:00')
  expectOk(await act(team.s1, id, 'begin'))
  expectOk(await act(team.s1, id, 'end'))
  expect((await read(id)).status).toBe('已完成')
  expect((await places(id))[team.ids.h]?.status).toBe('参加')
})
