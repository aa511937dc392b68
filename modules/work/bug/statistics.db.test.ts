import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let other: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s2 } = team.ids
  const made = async (name: string) => {
    const body = { name, type: '实施项目', startTime: '2026-11-02', principalId: g, devPrincipalId: g }
    return expectOk(await team.admin.post('/api/project', body)).data.id
  }
  project = await made('一院实施')
  other = await made('二院实施')
  expectOk(await team.admin.post('/api/projectMember', { projectId: project, kind: 'back', userId: s2 }))
  for (const [at, more] of [{ priority: '急' }, { priority: '急' }, {}, { projectId: other }].entries()) {
    const body = { name: `保存报错${at}`, step: '点保存', projectId: project, ...more }
    const { id, version } = expectOk(await team.admin.post('/api/bug', body)).data
    expectOk(await team.admin.post('/api/bug/action/submit', { id, version }))
  }
})
afterAll(() => server.close())

const told = ({ status, data }: Answer) => [status, data?.fields]
const ask = (api: Api, more: string) => api.get(`/api/bug/statistics?date1=2020-01-01&date2=2040-12-31${more}`)

test('asks for its days, and for a group there is', async () => {
  expect(told(await team.admin.get('/api/bug/statistics?date1=2026-01-01'))).toEqual([
    422,
    { date2: '结束日期不能为空' },
  ])
  expect(told(await team.admin.get('/api/bug/statistics?date1=2026-02-01&date2=2026-01-31'))).toEqual([
    422,
    { date2: '日期错误' },
  ])
  expect((await ask(team.admin, '&groupBy=constructor')).status).toBe(422)
})

test('its parts add up, and every figure leads to a list that counts the same', async () => {
  const { nodes, sum, totalCount } = expectOk(await ask(team.admin, '&groupBy=priority')).data
  expect(nodes.map(({ key, total, urgent, open }: Record<string, unknown>) => [key, total, urgent, open])).toEqual([
    ['急', 2, 2, 2],
    ['中', 2, 0, 2],
  ])
  expect([totalCount, sum.total, sum.urgent, sum.predict]).toEqual([2, 4, 2, '0.0'])
  for (const { filter, total } of [...nodes, sum]) {
    const list = await team.admin.get(`/api/bug?filters=${encodeURIComponent(JSON.stringify(filter))}`)
    expect(expectOk(list).data.totalCount).toBe(total)
  }
})

test('narrowed to one project, and by the first group where none is asked', async () => {
  const { nodes, sum } = expectOk(await ask(team.admin, `&projectId=${other}`)).data
  expect(nodes.map(({ key, name, total }: Record<string, unknown>) => [key, name, total])).toEqual([
    [other, '二院实施', 1],
  ])
  expect(sum.total).toBe(1)
})

test('whoever sees no bug counts none, the last day counts whole', async () => {
  expect(expectOk(await ask(team.s1, '')).data.sum.total).toBe(0)
  const { rows } = await server.owner.query(`select (app.now() at time zone 'Asia/Shanghai')::date::text as day`)
  const on = (a: string, b: string) => team.admin.get(`/api/bug/statistics?date1=${a}&date2=${b}`)
  const [{ day }] = rows
  expect(expectOk(await on(day, day)).data.sum.total).toBe(4)
  expect(expectOk(await on('2020-01-01', '2020-01-02')).data.sum.total).toBe(0)
})
