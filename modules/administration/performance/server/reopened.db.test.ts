import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  // a Monday: the week before is the second of November
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const quality = async (userId: string) =>
  (
    await server.owner.query(
      `select i.minus::text, i.auto_score::text as score from store.performance_item i
       join store.performance p on p.id = i.performance_id where p.user_id = $1 and i.kind = 'quality'`,
      [userId],
    )
  ).rows.map(({ minus, score }) => [minus, score])

test('a bug opened anew takes a point from whoever had solved it, in the period in which that was', async () => {
  const id = '0192c000-0000-7000-8000-000000000001'
  // of a project that is none: what it belongs to counts for nothing here
  await server.owner.query(`set session_replication_role = replica;
    insert into store.bug (id, tz_create, tz_update, name, step, project_id, solver_id, status, reopen_times)
    values ('${id}', now(), now(), '页面白屏', '打开首页', '${id}', '${team.ids.s2}', '处理中', 2);
    set session_replication_role = origin`)
  const step = (by: string, from: string, to: string, at: string) =>
    server.make('comment', {
      tzCreate: at,
      tzUpdate: at,
      userId: by,
      relevanceId: id,
      module: 'bug',
      type: '记录',
      source: '系统',
      changes: { action: 'x', from, to, changes: [] },
    })
  await step(team.ids.s1, '处理中', '待测试', '2026-11-05T10:00:00+08:00')
  await step(team.ids.h, '待关闭', '处理中', '2026-11-08T23:59:00+08:00')
  await step(team.ids.s1, '处理中', '待测试', '2026-11-09T09:00:00+08:00')
  await step(team.ids.h, '待测试', '处理中', '2026-11-09T10:00:00+08:00')
  await step(team.ids.s1, '处理中', '待测试', '2026-11-09T11:00:00+08:00')
  await step(team.ids.h, '已关闭', '处理中', '2026-11-10T00:01:00+08:00')
  expectOk(await team.admin.post('/api/performance/refresh', { type: '周', year: 2026, month: 11, week: 2 }))
  expect(await quality(team.ids.s1)).toEqual([['1.0', '19.0']])
  expect(await quality(team.ids.s2)).toEqual([['0.0', '20.0']])
})
