import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const rows = async (text: string, params: unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, params)).rows
const data = async (api: Api, path: string) => expectOk(await api.get(`/api${path}`)).data
const year = 'date1=2026-01-01&date2=2026-12-31'
const picked = (nodes: readonly Row[], names: readonly string[]) =>
  nodes.map((node) => Object.fromEntries(names.map((name) => [name, node[name]])))

test.each([
  [
    `/task/summary?${year}&groupBy=type`,
    ['key', 'total', 'done', 'postponed', 'predict'],
    `select type as key, count(*)::int as total, (count(*) filter (where status = '已完成'))::int as done,
       (count(*) filter (where adjust_times > 0))::int as postponed, coalesce(sum(predict), 0)::text as predict
     from store.task where date between '2026-01-01' and '2026-12-31' and status not in ('草稿', '取消') group by 1`,
  ],
  [
    `/applyFor/statistics?${year}&groupBy=type`,
    ['key', 'total', 'done', 'closed', 'rejected'],
    `select type as key, count(*)::int as total, (count(*) filter (where status = '已完成'))::int as done,
       (count(*) filter (where status in ('已关闭', '已转缺陷')))::int as closed,
       (count(*) filter (where is_reject))::int as rejected
     from store.apply_for where tz_submit between '2026-01-01+08' and '2027-01-01+08' group by 1`,
  ],
  [
    `/bug/rate?${year}&groupBy=tester`,
    ['key', 'total', 'closed', 'closeRate'],
    `select tester_id::text as key, count(*)::int as total, (count(*) filter (where status = '已关闭'))::int as closed,
       round(100.0 * (count(*) filter (where status = '已关闭')) / count(*), 1)::text as "closeRate"
     from store.bug where tz_submit between '2026-01-01+08' and '2027-01-01+08' group by 1`,
  ],
])('%s counts what there is', async (path, names, text) => {
  const asOwner = await rows(text)
  const { nodes, sum } = await data(admin, path)
  const byKey = (all: readonly Row[]) => [...all].sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1))
  expect(nodes.length).toBeGreaterThan(0)
  expect(byKey(picked(nodes, names))).toEqual(byKey(asOwner))
  expect(nodes.reduce((all: number, { total }: Row) => all + Number(total), 0)).toBe(sum.total)
})

test('days the wrong way round, too many of them, and a group there is none of are refused', async () => {
  for (const path of ['/task/summary', '/applyFor/statistics', '/bug/rate']) {
    const wrong = await admin.get(`/api${path}?date1=2026-02-01&date2=2026-01-31`)
    expect([wrong.status, wrong.data.fields]).toEqual([422, { date2: '日期错误' }])
    expect((await admin.get(`/api${path}?${year}&groupBy=nothing`)).status).toBe(422)
  }
  expect((await admin.get('/api/task/summary?date1=2025-01-01&date2=2026-12-31')).data.fields).toEqual({
    date2: '日期错误',
  })
})

test('what is past its day stands with whose it is, the longest first, and leads to its rows', async () => {
  const { nodes, days, count } = await data(admin, '/bug/overSummary')
  const [all] = await rows(
    `select count(*)::int as count from store.bug where status not in ('草稿', '已关闭') and end_time < (app.now() at time zone 'Asia/Shanghai')::date`,
  )
  expect(nodes.reduce((sum: number, one: Row) => sum + Number(one.days), 0)).toBe(days)
  expect(count).toBeLessThanOrEqual(Number(all?.count))
  for (const { filter, count: some, rows: longest, maxDays } of nodes) {
    const list = await data(admin, `/bug?filters=${encodeURIComponent(JSON.stringify(filter))}`)
    expect(list.totalCount).toBe(some)
    expect(longest[0].delayDays).toBe(maxDays)
    expect(longest).toHaveLength(Math.min(some, 20))
  }
})

test('the figures over a list are of the rows seen, those of one’s own beside them', async () => {
  const { all, mine } = await data(admin, '/bug/total')
  expect([{ all }]).toEqual(await rows(`select count(*)::int as all from store.bug where status <> '草稿'`))
  expect(mine.audit ?? 0).toBe(0)
  const own = await data(seller, '/bug/total')
  expect(own.all).toBeLessThan(all)
  expect(await data(seller, '/bug?filters={"status":{"notEqualTo":"草稿"}}')).toMatchObject({ totalCount: own.all })
  const requirements = await data(admin, '/applyFor/total')
  expect(requirements.mine).toMatchObject({ audit: expect.any(Number), solve: expect.any(Number) })
  // a holder of the publish right counts everything that waits for publishing, whichever closer is named
  const waiting = (whose: string) =>
    rows(`select count(*)::int as publish from store.apply_for where status = '待发布' and ${whose}`)
  expect([{ publish: requirements.mine.publish }]).toEqual(await waiting('true'))
  const sold = await data(seller, '/applyFor/total')
  const named = `closer_id = (select user_id from store.admin where name = 'xs02')`
  expect([{ publish: sold.mine.publish ?? 0 }]).toEqual(await waiting(named))
  expect(requirements.mine.publish).toBeGreaterThan(0)
})

test('the history of a bug is that of a bug one sees', async () => {
  const [bug] = await rows('select id, end_time::text as day from store.bug order by id limit 1')
  const seen = await data(admin, `/bug-change/changeHistory?bugId=${bug?.id}`)
  expect(seen).toMatchObject({ date: bug?.day, nodes: expect.any(Array) })
  expect((await seller.get(`/api/bug-change/changeHistory?bugId=${bug?.id}`)).status).toBe(404)
  expect((await admin.get('/api/bug-change/changeHistory')).data.fields).toEqual({ bugId: '缺陷不能为空' })
})

test('meetings are one’s own alone, each in one of the three states', async () => {
  const mine =
    await rows(`select count(*)::int as n from store.work_day_attend a join store.admin p on p.user_id = a.user_id
    join store.work_day w on w.id = a.work_day_id where p.name = 'xs02' and w.end_date >= app.now()`)
  const [wait, coming] = await Promise.all(
    ['wait', 'coming'].map((state) => data(seller, `/workDayAttend/mine?state=${state}`)),
  )
  expect(wait.totalCount + coming.totalCount).toBe(mine[0]?.n)
  expect((await seller.get('/api/workDayAttend/mine?state=all')).status).toBe(422)
})

test('bugs a line a project, in pages, every state and all of them summed', async () => {
  const { statuses, nodes, sum, totalCount } = await data(admin, '/bug/whole?pageSize=10')
  const [all] = await rows(`select count(*)::int as total, (count(*) filter (where status <> '已关闭'))::int as open,
    count(distinct coalesce(project_id::text, ''))::int as projects from store.bug where status <> '草稿'`)
  expect({ total: sum.total, open: sum.open, projects: totalCount }).toEqual(all)
  expect(Object.keys(sum.counts).sort()).toEqual([...statuses].sort())
  for (const { counts, total, priorities, open } of [...nodes, sum]) {
    const added = (one: Record<string, number>) => Object.values(one).reduce((a, b) => a + b, 0)
    expect([added(counts), added(priorities)]).toEqual([total, open])
  }
  expect(nodes.length).toBe(Math.min(10, totalCount))
  expect((await admin.get('/api/bug/whole?pageSize=7')).status).toBe(422)
  expect((await data(seller, '/bug/whole')).sum.total).toBeLessThan(sum.total)
})
