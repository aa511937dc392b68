import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let milepost: string

type Row = Record<string, unknown>
const sql = async (text: string, params: readonly unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, [...params])).rows
const shift = (offsetSeconds: number) => call(server.app, 'POST', '/api/test/clock', undefined, { offsetSeconds })
const goTo = async (day: string) =>
  expectOk(await shift(Math.round((Date.parse(`${day}T12:00:00+08:00`) - Date.now()) / 1000)))
const run = () => server.runner.ask('milepostSummary')
const months = () =>
  sql('select month, status, frozen is not null as frozen from store.milepost_user_summary order by month')

const make = async (name: string, endDate: string): Promise<string> => {
  const body = { name, type: '上线', describe: '可用', startDate: '2026-01-05', endDate, userId: team.ids.s1 }
  const [project] = await sql('select id from store.project limit 1')
  return expectOk(await team.g.post('/api/milepost', { ...body, projectId: project?.id })).data.id
}

beforeAll(async () => {
  server = await teamServer({ works: true })
  await goTo('2026-03-10')
  team = await signInTeam(server)
  await sql('delete from store.holiday')
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', principalId: team.ids.g }
  const { id } = expectOk(await team.admin.post('/api/project', body)).data
  await sql(`update store.project set project_status = '实施中' where id = $1`, [id])
  await make('甲', '2026-01-30')
  milepost = await make('乙', '2026-03-31')
  await make('丙', '2026-03-31')
  await make('丁', '2026-04-01')
})
afterAll(async () => {
  await shift(0)
  await server.close()
})

test('whoever has something to reach this month or had it last month has a summary, once', async () => {
  await run()
  expect(await months()).toEqual([{ month: '2026-03', status: '统计中', frozen: false }])
  await run()
  expect(await months()).toHaveLength(1)
})

test('the fifth working day leaves a month open, the sixth closes it with its figures', async () => {
  await goTo('2026-04-07')
  await run()
  expect((await months())[0]).toEqual({ month: '2026-03', status: '统计中', frozen: false })
  await goTo('2026-04-08')
  await run()
  await run()
  expect(await months()).toEqual([
    { month: '2026-03', status: '已封账', frozen: true },
    { month: '2026-04', status: '统计中', frozen: false },
  ])
})

test('what happens later changes no month that is closed', async () => {
  const march = async () => {
    const s1 = await server.signIn('seller1', 'Person-2026')
    const { nodes } = expectOk(await s1.get('/api/milepostUserSummary?filters={"month":{"equalTo":"2026-03"}}')).data
    const { total, done, onTime, late, rate, onTimeRate, score, lateDays } = nodes[0]
    return { total, done, onTime, late, rate, onTimeRate, score, lateDays }
  }
  const closed = { total: 2, done: 0, onTime: 0, late: 2, rate: '0.00', onTimeRate: '0.00', score: null, lateDays: 12 }
  expect(await march()).toEqual(closed)
  await sql(`update store.milepost set status = '已完成', tz_complete = '2026-03-30T12:00:00+08:00' where id = $1`, [
    milepost,
  ])
  await goTo('2026-04-20')
  expect(await march()).toEqual(closed)
})

test('a goal of a closed month is refused while the job and the plan race for it', async () => {
  await sql(`update store.milepost_user_summary set status = '统计中', frozen = null where month = '2026-03'`)
  const s1 = await server.signIn('seller1', 'Person-2026')
  const body = { userId: team.ids.s1, month: '2026-03', goals: [{ id: milepost, weight: '100' }] }
  const [, answer] = await Promise.all([run(), s1.post('/api/milepost/setMonthGoal', body)])
  const [{ frozen } = { frozen: null }] = await sql(
    `select frozen ->> 'score' as frozen from store.milepost_user_summary where month = '2026-03'`,
  )
  const [{ goal } = { goal: null }] = await sql('select month_goal as goal from store.milepost where id = $1', [
    milepost,
  ])
  expect([answer.code === 'OK', frozen !== null]).toEqual([goal, goal])
})
