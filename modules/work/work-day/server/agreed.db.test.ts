import { clock } from '@chengban/engine/clock.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let kind: string
const at = (moment: string): void => clock.shift((Date.parse(`2027-03-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Thursday
  at('04T10:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  const made = { name: '周例会', type: '周例会', rule: { freq: 'none', minutes: 60 } }
  kind = expectOk(await team.admin.post('/api/meetingKind', made)).data.id
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const plan = (more: object = {}): Promise<Answer> => {
  const { s1, s2, h } = team.ids
  const date = '2027-03-04T14:00:00+08:00'
  return team.s1.post('/api/workDay', { name: '销售周会', kind, date, userIds: [s2, h], hostId: s1, ...more })
}
const read = async (id: string) => expectOk(await team.admin.get(`/api/workDay/${id}`)).data
const act = async (api: Api, id: string, name: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/workDay/action/${name}`, { id, version: (await read(id)).version, ...more })
const change = async (id: string, more: object): Promise<Answer> =>
  team.s1.patch(`/api/workDay/${id}`, { id, version: (await read(id)).version, ...more })
const placesOf = async (id: string) => {
  const filters = encodeURIComponent(JSON.stringify({ workDayId: { equalTo: id } }))
  const { nodes } = expectOk(await team.admin.get(`/api/workDayAttend?pageSize=50&filters=${filters}`)).data
  return (who: keyof Team['ids']) => nodes.find(({ userId }: { userId: string }) => userId === team.ids[who])
}
const stands = async (id: string, who: keyof Team['ids']) => {
  const { status, isExcused } = (await placesOf(id))(who)
  return [status, isExcused]
}
const rests = (who: keyof Team['ids'], from: [string, string], to: [string, string], kindOfRest = '年假') =>
  server.owner.query(
    `insert into store.rest_day (id, tz_create, tz_update, user_id, kind, start_date, start_half, end_date, end_half, reason, status, rest_status, days)
     values (gen_random_uuid(), now(), now(), $1, $2, $3, $4, $5, $6, '家事', '通过', '未生效', 1)`,
    [team.ids[who], kindOfRest, ...from, ...to],
  )

test('whoever has leave for the whole day is excused, as the meeting is made, moved and begun', async () => {
  await rests('s2', ['2027-03-08', '上午'], ['2027-03-08', '下午'])
  await rests('h', ['2027-03-08', '下午'], ['2027-03-08', '下午'])
  await rests('g', ['2027-03-08', '上午'], ['2027-03-08', '下午'], '出差')
  const date = '2027-03-08T14:00:00+08:00'
  const { id } = expectOk(await plan({ date, userIds: [team.ids.s2, team.ids.h, team.ids.g] })).data
  expect(await stands(id, 's2')).toEqual(['请假', true])
  const told = await server.owner.query(
    `select user_id from store.message where relevance_id = $1 and title like '%请确认参会' order by user_id = $2`,
    [id, team.ids.g],
  )
  expect(told.rows.map(({ user_id }) => user_id)).toEqual([team.ids.h, team.ids.g])
  // a half-day leave does not excuse, and a person on a business trip is not on leave
  expect(await stands(id, 'h')).toEqual(['待确认', false])
  expect(await stands(id, 'g')).toEqual(['待确认', false])
  expectOk(await change(id, { date: '2027-03-09T14:00:00+08:00', endDate: '2027-03-09T15:00:00+08:00' }))
  expect(await stands(id, 's2')).toEqual(['待确认', false])
  await rests('h', ['2027-03-09', '上午'], ['2027-03-09', '下午'])
  await rests('s2', ['2027-03-09', '上午'], ['2027-03-09', '下午'])
  const signed = 'update store.work_day_attend set tz_sign = app.now() where work_day_id = $1 and user_id = $2'
  await server.owner.query(signed, [id, team.ids.h])
  const { version } = await read(id)
  at('09T13:50:00')
  const s1 = await server.signIn('seller1', personPassword)
  expectOk(await s1.post('/api/workDay/action/begin', { id, version }))
  at('04T10:00:00')
  expect(await stands(id, 's2')).toEqual(['请假', true])
  // who signed is there
  expect(await stands(id, 'h')).toEqual(['待确认', false])
})

test('on a day of rest only those are excused whose leave goes over it', async () => {
  await rests('s2', ['2027-03-12', '下午'], ['2027-03-15', '上午'])
  const { id } = expectOk(await plan({ date: '2027-03-13T09:00:00+08:00' })).data
  expect(await stands(id, 's2')).toEqual(['请假', true])
  expect(await stands(id, 'h')).toEqual(['待确认', false])
})

test('who is asked to two meetings at once is named to whoever plans them', async () => {
  const first = expectOk(await plan()).data
  expect(first.warnings).toEqual([])
  const from = (start: string, end: string, more: object = {}) =>
    plan({ name: '评审', date: `2027-03-04T${start}+08:00`, endDate: `2027-03-04T${end}+08:00`, ...more })
  // the minute at which the other ends or begins is free
  expect(expectOk(await from('15:00:00', '16:00:00', { userIds: [team.ids.h] })).data.warnings).toEqual([])
  expect(expectOk(await from('13:00:00', '14:00:00', { userIds: [team.ids.h] })).data.warnings).toEqual([])
  const over = expectOk(await from('14:59:00', '15:00:00', { hostId: team.ids.g, userIds: [team.ids.h] })).data
  const clash = { userId: team.ids.h, workDayId: first.id, name: '销售周会', message: '与【销售周会】时间冲突' }
  expect(over.warnings).toEqual([clash])
  expect(expectOk(await team.h.get(`/api/workDay/${over.id}`)).data.warnings).toBeNull()
  const place = (await placesOf(first.id))('h')
  const declined = { id: place.id, version: place.version, reason: '有评审' }
  expectOk(await team.h.post('/api/workDayAttend/action/decline', declined))
  expect((await read(over.id)).warnings).toEqual([])
  expect((await read(first.id)).warnings).toEqual([])
})

test('minutes give out tasks, all of them or nothing', async () => {
  const { id } = expectOk(await plan({ date: '2027-03-04T10:10:00+08:00', name: '例会' })).data
  // ten minutes before its hour, and over before it
  expectOk(await act(team.s1, id, 'begin'))
  const tasks = [
    { name: '整理报价', designee: team.ids.s2, date: '2027-03-08' },
    { name: '约见客户', designee: team.ids.h, date: '2027-03-04' },
  ]
  const late = [tasks[0], { ...tasks[1], date: '2027-03-03' }]
  const minutes = { summary: '本周两件事' }
  const refused = await act(team.s1, id, 'summary', { ...minutes, tasks: late })
  expect([refused.status, refused.data.fields]).toEqual([422, { 'tasks.1.date': '计划完成不能早于今天' }])
  expect((await act(team.s1, id, 'summary', { ...minutes, tasks: [{ name: '无人' }] })).status).toBe(422)
  const given = async () => {
    const { nodes } = expectOk(await team.admin.get('/api/task?pageSize=50&sort=name')).data
    return nodes.map(({ name, userId, designee, status }: Record<string, string>) => [name, userId, designee, status])
  }
  expect(await given()).toEqual([])
  expect((await read(id)).status).toBe('进行中')
  // the leader of a meeting may assign its tasks without the right to create tasks
  await server.owner.query('update store.work_day set recorder_id = $2 where id = $1', [id, team.ids.h])
  expectOk(await act(team.h, id, 'summary', { ...minutes, tasks }))
  expect(await given()).toEqual([
    ['约见客户', team.ids.h, team.ids.h, '待开始'],
    ['整理报价', team.ids.h, team.ids.s2, '待确认'],
  ])
  expect((await read(id)).status).toBe('已完成')
})
