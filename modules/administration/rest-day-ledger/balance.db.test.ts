import { clock } from '@chengban/engine/clock.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  // a Monday
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const balanceOf = (api: Api, query = '') => api.get(`/api/restDay/balance?${query}`)
const lot = (hours: string, day: string, expires: string | null, lotOf: string | null = null): Promise<unknown> =>
  server.owner.query(
    `insert into store.rest_day_ledger (id, tz_create, tz_update, version, user_id, kind, date, source, hours, expire_date, lot_id)
     values (gen_random_uuid(), now(), now(), 1, $1, '调休', $2, $3, $4, $5, $6) returning id`,
    [team.ids.s1, day, lotOf ? '请假' : '加班', hours, expires, lotOf],
  )

test('hours of lots in force are one’s own, of one’s people or of all by right, and nobody else’s', async () => {
  const none = expectOk(await balanceOf(team.s1)).data.kinds
  expect(
    none.map(({ kind, hours, lots }: { kind: string; hours: string; lots: unknown[] }) => [kind, hours, lots]),
  ).toEqual([
    ['调休', '0.0', []],
    ['年假', '0.0', []],
  ])
  await lot('8.0', '2026-11-02', '2026-11-16')
  await lot('4.0', '2026-11-02', '2026-11-15')
  await lot('2.5', '2026-11-16', '2026-12-17')
  await lot('1.0', '2026-11-17', '2027-01-01')
  const [figures] = expectOk(await balanceOf(team.s1)).data.kinds
  expect(figures).toMatchObject({ hours: '10.5', days: '1.31', reserved: '0.0', available: '10.5', expiring30: '8.0' })
  expect(figures.lots.map(({ remain }: { remain: string }) => remain)).toEqual(['8.0', '2.5'])
  const s2 = `userId=${team.ids.s1}`
  expect(expectOk(await balanceOf(team.h, s2)).data.kinds[0].hours).toBe('10.5')
  expect(expectOk(await balanceOf(team.admin, `${s2}&date=2026-11-17`)).data.kinds[0].hours).toBe('3.5')
  expect((await balanceOf(team.s2, s2)).status).toBe(404)
})
