import { clock } from '@chengban/engine/clock.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Monday
  at('11-16T10:00:00')
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (id: string) => expectOk(await team.admin.get(`/api/task/${id}`)).data
const act = async (api: Api, name: string, id: string, more: object = {}) =>
  api.post(`/api/task/action/${name}`, { id, version: (await row(id)).version, ...more })
const given = async (more: object = {}): Promise<string> => {
  const body = { name: '周报检查', designee: team.ids.s2, date: '2026-11-16', needConfirm: false, ...more }
  const { id } = expectOk(await team.g.post('/api/task', body)).data
  expectOk(await act(team.g, 'publish', id))
  return id
}
const rowsOf = async (resource: string, filters: object) => {
  const where = encodeURIComponent(JSON.stringify(filters))
  return expectOk(await team.admin.get(`/api/${resource}?pageSize=50&filters=${where}`)).data.nodes
}

test('a series ends from any of its rows, and that row with it', async () => {
  const id = await given({ weeklyCycle: { weekdays: [1, 2, 3, 5], until: '2026-12-02' } })
  const series = async () =>
    Object.fromEntries(
      (await rowsOf('task', { aboriginal: { equalTo: id } })).map((one: { date: string; status: string }) => [
        one.date.slice(5),
        one.status,
      ]),
    )
  expect(await series()).toEqual({ '11-17': '待开始', '11-18': '待开始', '11-20': '待开始' })
  const of = async (date: string): Promise<string> =>
    (await rowsOf('task', { aboriginal: { equalTo: id }, date: { equalTo: date } }))[0].id
  expectOk(await act(team.s2, 'start', await of('2026-11-18')))
  expect(told(await act(team.s2, 'endCycle', await of('2026-11-20')))).toEqual([403, '权限不足'])
  const ended = await act(team.g, 'endCycle', await of('2026-11-20'))
  expect(expectOk(ended).data.status).toBe('取消')
  // a task that has begun continues, and so does today's task
  expect(await series()).toEqual({ '11-17': '取消', '11-18': '进行中', '11-20': '取消' })
  expect((await row(id)).status).toBe('待开始')
  expect((await row(id)).weeklyCycle.until).toBe('2026-11-16')
  const single = await given()
  expect(told(await act(team.g, 'endCycle', single))).toEqual([409, '该任务不循环'])
})

test('hours told with a result stand in the day of today, while it is not saved', async () => {
  const today = '2026-11-16'
  const items = async () =>
    (await rowsOf('planItem', { sourceType: { equalTo: 'task' } })).map(
      ({ sourceId, planHours, actualHours }: Record<string, unknown>) => [sourceId, planHours, actualHours],
    )
  const first = await given()
  const result = { resultDescribe: '已检查' }
  expect(told(await act(team.s2, 'sendResult', first, { ...result, hours: '1.2' }))).toEqual([
    422,
    { hours: '工时须为0.5的倍数' },
  ])
  expectOk(await act(team.s2, 'sendResult', first, { ...result, hours: '1.5' }))
  expect(await items()).toEqual([[first, '0.0', '1.5']])
  const second = await given()
  const planned = [{ sourceType: 'task', sourceId: second, planHours: '3.0' }]
  const [{ id: dayId, version }] = await rowsOf('taskDay', { userId: { equalTo: team.ids.s2 } })
  const kept = [{ sourceType: 'task', sourceId: first, planHours: '1.0' }]
  expectOk(await team.s2.post('/api/taskDay/action/estimate', { date: today, version, items: [...kept, ...planned] }))
  expectOk(await act(team.s2, 'sendResult', second, { ...result, hours: '2.5' }))
  expect((await items()).find(([id]: [string]) => id === second)).toEqual([second, '3.0', '2.5'])
  expect((await team.admin.get(`/api/taskDay/${dayId}`)).data.actualHours).toBe('4.0')

  // a reported day is no longer changed
  await server.owner.query(`update store.task_day set stage = '已保存', tz_save = app.now() where id = $1`, [dayId])
  const third = await given()
  expectOk(await act(team.s2, 'sendResult', third, { ...result, hours: '1.0' }))
  expect((await items()).length).toBe(2)
})

test('results of one person at the same moment are one day, with the hours of each', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => given({ designee: team.ids.h })))
  const versions = await Promise.all(ids.map(async (id) => (await row(id)).version))
  const all = await Promise.all(
    ids.map((id, index) =>
      team.h.post('/api/task/sendResult', { id, version: versions[index], resultDescribe: '好', hours: '0.5' }),
    ),
  )
  expect(all.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK', 'OK', 'OK'])
  const days = await rowsOf('taskDay', { userId: { equalTo: team.ids.h } })
  expect(days.map(({ actualHours, stage }: Record<string, unknown>) => [actualHours, stage])).toEqual([
    ['2.5', '未预估'],
  ])
})
