import { clock } from '@chengban/engine/clock.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let s1: Api

const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

// 2026-11-21 is a Saturday
beforeAll(async () => {
  at('11-20T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  s1 = team.s1
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const row = async (kind: string, id: string) => expectOk(await s1.get(`/api/${kind}/${id}`)).data
const act = async (api: Api, name: string, id: string, more: object = {}) =>
  api.post(`/api/weekendTask/action/${name}`, { id, version: (await row('weekendTask', id)).version, ...more })
const itemOf = async (weekendTaskId: string) =>
  expectOk(await s1.get(`/api/planItem?filters=${JSON.stringify({ weekendTaskId: { equalTo: weekendTaskId } })}`)).data
    .nodes[0]
const tell = async (id: string, patch: object) => {
  const item = await itemOf(id)
  return expectOk(await s1.patch(`/api/planItem/${item.id}`, { version: item.version, patch }))
}

test('weekend work is told with its hours and what came of them, and counts once it is handed in', async () => {
  const body = { name: '上线', designee: team.ids.s1, date: '2026-11-23', needConfirm: false }
  const task = expectOk(await team.g.post('/api/task', body)).data
  expectOk(await team.g.post('/api/task/action/publish', { id: task.id, version: task.version }))
  await server.owner.query(`update store.config set value = '10' where key = 'taskDay.hoursMax'`)
  const line = { sourceType: 'task', sourceId: task.id, title: '上线', planHours: '10.5' }
  const { id } = expectOk(await s1.post('/api/weekendTask', { date: '2026-11-21', reason: '上线', task: [line] })).data
  expect(told(await act(s1, 'submit', id))).toEqual([422, { task: '计划工时不能超过10小时' }])
  await tell(id, { planHours: '4.0' })
  expectOk(await act(s1, 'submit', id))
  expectOk(await act(team.h, 'approve', id))

  at('11-21T18:00:00')
  s1 = await server.signIn('seller1', personPassword)
  const save = (summarize = '好') => act(s1, 'save', id, { summarize })
  expect(told(await save())).toEqual([422, { actualHours: '请填写工时' }])
  await tell(id, { actualHours: '3.0' })
  expect(told(await save())).toEqual([422, { 'rows.0.output': '请填写产出' }])
  await tell(id, { actualHours: '10.5', output: '上线了' })
  expect(told(await save())).toEqual([422, { actualHours: '当日工时不能超过10小时' }])
  await tell(id, { actualHours: '3.0' })
  expect((await row('task', task.id)).actualHours).toBe('0.0')
  expectOk(await save())
  expect((await row('task', task.id)).actualHours).toBe('3.0')
})
