import { clock } from '@chengban/engine/clock.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { planned, told } from '@chengban/modules/work/task-day/server/lines.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Row = Readonly<Record<string, unknown>>

let server: TestServer
let desks: ReadonlyMap<string, Api>

const at = (moment: string): void => clock.shift((Date.parse(`${moment}+08:00`) - Date.now()) / 1000)
const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => names.includes(name) && value !== undefined))
const refusal = (who: string, { status, message, data }: Answer): string[] =>
  status === 200 ? [] : [`${who}: ${status} ${message} ${JSON.stringify(data?.fields ?? {})}`]

// everybody of the demonstration company signs in, and each password takes its time to be checked
beforeAll(async () => {
  at('2026-11-25T18:05:00')
  server = await openServer({ demo: true })
  const { rows } = await server.owner.query(
    `select a.name from store.admin a join store."user" u on u.id = a.user_id and u.is_enable
     where a.name <> 'admin' order by a.name`,
  )
  desks = new Map(
    await Promise.all(rows.map(async ({ name }) => [name, await server.signIn(name, demoPassword)] as const)),
  )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

/** Asks as every account that the answer concerns; returns the refusals. */
const everybody = async (of: (api: Api, who: string) => Promise<readonly string[]>): Promise<string[]> => {
  const refused: string[] = []
  for (const [who, api] of desks) refused.push(...(await of(api, who)))
  return refused
}

test('a day goes in as it was offered, in the evening of everybody who has one', async () => {
  let count = 0
  const refused = await everybody(async (api, who) => {
    const { data } = await api.get('/api/taskDay/today?date=2026-11-25')
    const worked = data.items.some((item: Row) => Number(item.actualHours) > 0)
    if (!(data.canSave && worked)) return []
    count++
    const items = data.items.map((item: Row) => pick(item, told))
    const version = data.taskDay?.version
    // who sells says where from: that alone nobody can know
    const report = data.report.kind === 'marketWork' ? { placeReason: '室内无信号' } : {}
    return refusal(who, await api.post('/api/taskDay/action/save', { date: data.date, version, items, report }))
  })
  expect(refused).toEqual([])
  expect(count).toBeGreaterThan(10)
})

test('what is offered for the next day is taken as a plan', async () => {
  let count = 0
  const refused = await everybody(async (api, who) => {
    const { data } = await api.get('/api/taskDay/today?date=2026-11-26')
    const offered = [...data.items, ...data.suggestions].slice(0, 16)
    if (!data.canEstimate || offered.length === 0) return []
    count++
    const items = offered.map((item: Row) => ({ ...pick(item, planned), planHours: '0.5' }))
    const version = data.taskDay?.version
    return refusal(who, await api.post('/api/taskDay/action/estimate', { date: data.date, version, items }))
  })
  expect(refused).toEqual([])
  expect(count).toBeGreaterThan(10)
})

/** Rows of one's own of an entity, as their form is filled with them. */
const ownOf = async (api: Api, path: string, filters: Row): Promise<Row[]> => {
  const { data } = await api.get(`/api/${path}?pageSize=10&filters=${encodeURIComponent(JSON.stringify(filters))}`)
  return data.nodes
}

const line = ['id', 'sourceType', 'sourceId', 'title', 'projectId', 'planHours', 'days', 'sort']

test('a plan of a week is kept as it reads, with its lines, and told, so that the next one begins with the rest', async () => {
  let count = 0
  const refused = await everybody(async (api, who) => {
    const { data: me } = await api.get('/api/core-user/info')
    const weeks = await ownOf(api, 'taskWeek', {
      userId: { equalTo: me.id },
      status: { in: ['草稿', '已提交', '已下发'] },
    })
    const said: string[] = []
    for (const week of weeks) {
      count++
      const lines = await ownOf(api, 'planItem', { taskWeekId: { equalTo: week.id } })
      const task = lines.map((one) => pick(one, line))
      said.push(...refusal(who, await api.patch(`/api/taskWeek/${week.id}`, { version: week.version, task })))
      // once it was sent out, only who sends it plans
      if (week.status === '已下发') continue
      const fresh = lines.map(({ id: _, ...one }) => pick(one, line))
      said.push(...refusal(`${who} anew`, await api.patch(`/api/taskWeek/${week.id}`, { task: fresh })))
    }
    return said
  })
  expect(refused).toEqual([])
  expect(count).toBeGreaterThan(3)
})
