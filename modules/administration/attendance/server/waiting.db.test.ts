import { clock } from '@chengban/engine/clock.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const month = '2026-11'
/** What each day's first and last punch were, and what it counts as. */
const days = [
  ['2026-11-09', '08:20', '08:20', '缺卡'],
  ['2026-11-10', '10:00', '18:00', '迟到'],
  ['2026-11-11', '08:20', '17:00', '早退'],
  ['2026-11-12', null, null, '旷工'],
  ['2026-11-13', '08:20', '18:05', '正常'],
] as const

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  const id = (await roleIds(team.admin)).审核
  const operationCodes = ['attendance:audit1']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  for (const [day, first, last, result] of days)
    await server.owner.query(
      `insert into store.attendance (id, tz_create, tz_update, user_id, date, day_kind, tz_in, tz_out, result)
       values (gen_random_uuid(), now(), now(), $1, $2, '工作日', ($3 || ' +08')::timestamptz, ($4 || ' +08')::timestamptz, $5)`,
      [team.ids.s1, day, first && `${day} ${first}`, last && last !== first ? `${day} ${last}` : null, result],
    )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const listed = async () => {
  const filters = encodeURIComponent(JSON.stringify({ userId: { equalTo: team.ids.s1 } }))
  return expectOk(await team.s1.get(`/api/attendance?pageSize=50&sort=date&filters=${filters}`)).data
    .nodes as readonly {
    readonly [column: string]: string | null
  }[]
}

test('an appeal begins with the hours of the company, on the side that the punches lack', async () => {
  const shown = (instant: string | null | undefined) => instant && new Date(instant).toISOString().slice(11, 16)
  const missed = (await listed())
    .filter(({ date }) => days.some(([day]) => day === date))
    .map(({ missedIn, missedOut }) => [shown(missedIn), shown(missedOut)])
  // 08:30 and 18:00 in +08:00
  expect(missed).toEqual([
    [null, '10:00'],
    ['00:30', null],
    [null, '10:00'],
    ['00:30', '10:00'],
    [null, null],
  ])
})

test('appeals wait by person, month and level, for who decides on them and for nobody else', async () => {
  const waiting = (api: Api) => api.get('/api/attendance/waitingAppeals')
  const rows = (await listed())
    .filter(({ date }) => date === '2026-11-09' || date === '2026-11-11')
    .map(({ id, version, missedOut }) => ({ id, version, appealKind: '补卡', reason: '忘记打卡', applyOut: missedOut }))
  expectOk(await team.s1.post('/api/attendance/apply', { month, rows }))
  expect((await waiting(team.s1)).status).toBe(403)
  const { groups } = expectOk(await waiting(team.h)).data
  expect(groups.nodes).toMatchObject([
    {
      name: '林一',
      month,
      status: '待一级审核',
      count: 2,
      repunched: 2,
      days: [{ date: '2026-11-09', kind: '补卡' }, { date: '2026-11-11' }],
    },
  ])
  const setStatus = (status: string) =>
    server.owner.query(`update store.attendance set status = $2 where user_id = $1 and date = '2026-11-11'`, [
      ...[team.ids.s1, status],
    ])
  await setStatus('待二级审核')
  const levels = expectOk(await waiting(team.h)).data.groups.nodes
  expect(levels.map(({ status }: { status: string }) => status).sort()).toEqual(['待一级审核', '待二级审核'])
  await setStatus('待一级审核')
  const filters = encodeURIComponent(JSON.stringify(groups.nodes[0].where))
  const found = expectOk(await team.h.get(`/api/attendance?pageSize=50&filters=${filters}`)).data.nodes
  const sent = found.map(({ id, version }: { id: string; version: number }) => ({ id, version }))
  expectOk(await team.h.post('/api/attendance/audit1', { userId: team.ids.s1, month, rows: sent, pass: true }))
  expect(expectOk(await waiting(team.h)).data).toEqual({})
})
