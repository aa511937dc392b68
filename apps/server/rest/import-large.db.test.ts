import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { makeClient, signInTeam, type Team, teamServer } from '../testing/team.ts'
import { bringIn, clientHead, clientLine, give, type SheetCell, sheetOf } from './testing/sheets.ts'

const size = 5000
let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await give(team.admin, team.ids.s1, ['data:import'])
  await makeClient(team, '甲市中心医院')
})
afterAll(() => server.close())

const days: SheetCell[] = [
  '2026年3月5日',
  '2026/3/5',
  46086,
  new Date(Date.UTC(2026, 2, 5)),
  '20260305',
  '　２０２６－０３－０５　',
]

/** Every fiftieth line is wrong in one of four ways. */
const line = (at: number): SheetCell[] => {
  const changes: Record<string, SheetCell> = {
    联系电话: 13_811_000_000 + at,
    '税号（统一社会信用代码）': `1101051${String(at).padStart(8, '0')}`,
    计划下次联系: days[at % days.length] ?? null,
    协助人: at % 2 ? '林二' : null,
    需要商务支持: at % 3 ? '是' : false,
  }
  const name = `　第${at}人民医院　`
  if (at % 200 === 50) return clientLine(`第${at - 1}人民医院`, changes)
  if (at % 200 === 100) return clientLine(name, { ...changes, '税号（统一社会信用代码）': '123' })
  if (at % 200 === 150) return clientLine('甲市中心医院', changes)
  if (at % 200 === 199) return clientLine(name, { ...changes, 客户类型: '无此类型', 协助人: '无此人' })
  return clientLine(name, changes)
}

/** Of this process's own work; how long the database takes depends on who else asks it. */
const mostSeconds = 15

const count = async (): Promise<number> =>
  (await server.owner.query('select count(*)::int as n from store.client')).rows[0].n

it('brings 5,000 clients in, and the same file changes nothing afterwards', async () => {
  const rows = Array.from({ length: size }, (_, at) => line(at))
  const bytes = await sheetOf([clientHead, ...rows.slice(0, 500), [null], ...rows.slice(500)])
  const wrong = (size / 200) * 4
  const heard: { done: number; total: number }[] = []
  server.owner.on('notification', ({ payload = '' }) => {
    const event = JSON.parse(payload)
    if (event.event === 'progress') heard.push(event)
  })
  await server.owner.query('listen chengban_event')
  const before = process.memoryUsage().rss
  const [began, worked] = [performance.now(), process.cpuUsage()]
  const { data } = await bringIn(server, team.s1, bytes, { skipErrors: true })
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(worked)
  const busy = (user + system) / 1_000_000
  const grown = (process.memoryUsage().rss - before) / 1_048_576
  console.log(
    `${size} clients, ${bytes.length >> 10} kB: ${seconds.toFixed(1)} s, of it ${busy.toFixed(1)} s work, ${grown.toFixed(0)} MB more`,
  )
  const right = { total: size, ok: size - wrong, failed: wrong, skipped: 1, stored: true }
  expect(data).toMatchObject({ ...right, created: size - wrong })
  expect(busy).toBeLessThan(mostSeconds * inject('pace'))
  expect(grown).toBeLessThan(300)
  expect(await count()).toBe(size - wrong + 1)
  // progress was sent to its person while it ran, with growing numbers
  expect(heard.length).toBeGreaterThan(0)
  expect(heard[0]).toMatchObject({ userId: team.ids.s1, key: expect.stringMatching(/^\/file\//), total: size })
  expect(heard.map(({ done }) => done)).toEqual(heard.map(({ done }) => done).sort((a, b) => a - b))

  const again = (await bringIn(server, team.s1, bytes, { mode: 'upsert', key: 'name', skipErrors: true })).data
  expect(again).toMatchObject({ ...right, created: 0, updated: 0, unchanged: size - wrong })
  expect(await count()).toBe(size - wrong + 1)
})
