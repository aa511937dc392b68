import { clock, today } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  clock.shift((Date.parse('2026-11-10T10:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  expectOk(await team.admin.post('/api/test/job', { name: 'checkOnWorkMake' }))
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const facts = async (kind: string) =>
  (
    await server.owner.query(
      `select f.date::text, f.amount::text, f.is_ignore as "isIgnore", s.start_date::text as sheet
       from store.check_on_work_fact f left join store.check_on_work s on s.id = f.check_on_work_id
       where f.kind = $1 and f.user_id = $2 order by f.date`,
      [kind, team.ids.s1],
    )
  ).rows

test('a warning counts as it is given, and no more as it is taken back', async () => {
  const warning = { userId: team.ids.s1, date: today(), detail: '迟到', count: 2 }
  const { id } = expectOk(await team.admin.post('/api/warnAccident', warning)).data
  expect(await facts('警告')).toEqual([{ date: today(), amount: '2.0', isIgnore: false, sheet: '2026-11-01' }])
  expectOk(await step(team.admin, 'warnAccident', id, 'revoke', { opinion: '查无此事' }))
  expect((await facts('警告')).map(({ isIgnore }) => isIgnore)).toEqual([true])
})

test('a report that comes late counts as it is handed in, and the night finds nothing more', async () => {
  const dailyWorkId = await server.make('dailyWork', {
    userId: team.ids.s1,
    date: '2026-11-09',
    progress: '走访两家',
    tzOpen: '2026-11-09T17:00+08',
    tzDue: '2026-11-09T22:00+08',
    tzLock: '2026-11-11T12:00+08',
  })
  expectOk(await step(team.s1, 'dailyWork', dailyWorkId, 'submit'))
  expect((await facts('日报迟交')).map(({ date }) => date)).toEqual(['2026-11-09'])
  expectOk(await team.admin.post('/api/test/job', { name: 'factsDaily' }))
  expect(await facts('日报迟交')).toHaveLength(1)
})
