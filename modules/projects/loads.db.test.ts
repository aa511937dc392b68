import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Api, call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const ids: Record<'p' | 'q', string> = { p: '', q: '' }

type Row = Record<string, unknown>
const sql = async (text: string, params: readonly unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, [...params])).rows
const shift = (offsetSeconds: number) => call(server.app, 'POST', '/api/test/clock', undefined, { offsetSeconds })
/** People sign in anew: what they had been given was of another day. */
const goTo = async (day: string) => {
  expectOk(await shift(Math.round((Date.parse(`${day}T12:00:00+08:00`) - Date.now()) / 1000)))
}

const made = async (name: string): Promise<string> => {
  const { g } = team.ids
  const body = { name, type: '实施项目', startTime: '2026-01-05', implementEndTime: '2026-12-31', principalId: g }
  const { id } = expectOk(await team.admin.post('/api/project', body)).data
  await sql(`update store.project set project_status = '实施中' where id = $1`, [id])
  return id
}
const joins = (project: string, kind: RowOf<'projectMember'>['kind'], load: string, startDate: string | null = null) =>
  server.make('projectMember', { projectId: project, kind, userId: team.ids.s1, load, startDate })

beforeAll(async () => {
  server = await teamServer({ works: true })
  await goTo('2026-03-10')
  team = await signInTeam(server)
  await sql('delete from store.holiday')
  ids.p = await made('一院实施')
  ids.q = await made('二院实施')
  await joins(ids.p, 'back', '60')
  await joins(ids.p, 'carryOut', '40')
  await joins(ids.q, 'implement', '50', '2026-03-16')
})
afterAll(async () => {
  await shift(0)
  await server.close()
})

const ask = (api: Api, month1: string, month2 = month1) =>
  api.get(`/api/projectDashboard/load?month1=${month1}&month2=${month2}`)
const monthOf = async (api: Api, month: string) => {
  const { users } = expectOk(await ask(api, month)).data
  return users.find(({ userId }: Row) => userId === team.ids.s1)?.months[0]
}

test('twelve months at most, in their order', async () => {
  for (const [first, last] of [
    ['2026-03', '2026-02'],
    ['2026-01', '2027-01'],
    ['2026-13', '2026-13'],
  ] as const)
    expect((await ask(team.admin, first, last)).status).toBe(422)
  const { months } = expectOk(await ask(team.admin, '2026-02', '2027-01')).data
  expect([months.length, months[0], months[11]]).toEqual([12, '2026-02', '2027-01'])
})

test('of several parts in a project the greatest counts, projects add up, what rests plans nobody', async () => {
  const { filter, ...month } = await monthOf(team.admin, '2026-03')
  expect(filter.id.in.sort()).toEqual([ids.p, ids.q].sort())
  expect(month).toEqual({
    ...{ month: '2026-03', workDays: 22, planDays: '19.2', actualDays: '0.0', loadRate: '87.30', state: '正常' },
  })
  await sql(`update store.project_member set load = 100 where project_id = $1`, [ids.q])
  expect(await monthOf(team.admin, '2026-03')).toMatchObject({ planDays: '25.2', loadRate: '114.50', state: '超载' })
  await sql(`update store.project set project_status = '暂停' where id = $1`, [ids.q])
  expect(await monthOf(team.admin, '2026-03')).toMatchObject({
    planDays: '13.2',
    loadRate: '60.00',
    state: '正常',
    filter: { id: { in: [ids.p] } },
  })
  await sql(`update store.project set project_status = '实施中' where id = $1`, [ids.q])
})

test('of oneself, of one’s people, of all: whose row one may see', async () => {
  const seen = async (api: Api) =>
    expectOk(await ask(api, '2026-03'))
      .data.users.map(({ userId }: Row) => userId)
      .sort()
  expect(await seen(team.s1)).toEqual([team.ids.s1])
  expect(await seen(team.s2)).toEqual([team.ids.s2])
  expect(await seen(team.h)).toEqual([team.ids.s1, team.ids.h].sort())
  expect(await seen(team.admin)).toEqual(expect.arrayContaining([team.ids.s1, team.ids.s2]))
})

const stored = (month: string) =>
  sql(`select month, load_rate::text as rate, version from store.project_dashboard where user_id = $1 and month = $2`, [
    team.ids.s1,
    month,
  ])
const run = () => server.runner.ask('loadRebuild')

test('six months stand as they are worked out, and twice is once', async () => {
  await run()
  const rows = await sql('select month from store.project_dashboard where user_id = $1 order by month', [team.ids.s1])
  expect(rows.map(({ month }) => month)).toEqual([
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
  ])
  for (const { month } of rows.slice(1)) {
    const [row] = await stored(String(month))
    const live = await monthOf(team.admin, String(month))
    expect([live.loadRate, row?.version]).toEqual([row?.rate, 1])
  }
  await run()
  expect((await stored('2026-03'))[0]?.version).toBe(1)
})

test('a month that has passed is written once more and then left', async () => {
  await sql('update store.project_member set load = 50 where project_id = $1', [ids.q])
  await goTo('2026-04-01')
  await run()
  expect(await stored('2026-03')).toMatchObject([{ rate: '87.30' }])
  await sql('update store.project_member set load = 100 where project_id = $1', [ids.q])
  await run()
  expect(await stored('2026-03')).toMatchObject([{ rate: '87.30' }])
  const admin = await server.signIn('admin', 'Chengban-test-2026')
  expect(await monthOf(admin, '2026-03')).toMatchObject({ loadRate: '87.30', planDays: '19.2' })
  expect(await monthOf(admin, '2026-04')).toMatchObject({ state: '超载' })
})
