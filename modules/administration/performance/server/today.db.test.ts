import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-18T10:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const asked = (query = '', api = team.s1) => api.get(`/api/performance/todayTasks${query}`)
const told = async (query = '', api = team.s1) => {
  const { nodes } = expectOk(await asked(query, api)).data
  return nodes.map(({ name, state, delayDays }: Record<string, unknown>) => [name, state, delayDays])
}
const task = async (
  name: string,
  date: string,
  status: RowOf<'task'>['status'] = '进行中',
  end: string | null = null,
  priority: RowOf<'task'>['priority'] = '中',
) =>
  server.make('task', {
    name,
    designee: team.ids.s1,
    userId: team.ids.s1,
    date,
    originalTime: date,
    status,
    endTime: end,
    priority,
  })

test('nobody asks of others but who heads them or keeps performance', async () => {
  expect(await asked(`?userId=${team.ids.s2}`)).toMatchObject({ status: 403, message: '权限不足' })
  expect(await asked(`?userId=${team.ids.s2}`, team.h)).toMatchObject({ status: 403 })
  expect(expectOk(await asked(`?userId=${team.ids.s1}`, team.h)).data.totalCount).toBe(0)
  expect(expectOk(await asked()).data.counts).toEqual({ 逾期: 0, 今日到期: 0, 进行中: 0, 今日完成: 0 })
})

test('each thing in hand stands once, late before due, and late by working days', async () => {
  // Friday to Wednesday are three working days
  await task('晚了', '2026-11-13')
  await task('今天到期', '2026-11-18', '待开始', null, '低')
  await task('今天到期，急', '2026-11-18', '待开始', null, '高')
  await task('做完了', '2026-11-10', '已完成', '2026-11-18T23:59:00+08:00')
  await task('昨天做完', '2026-11-10', '已完成', '2026-11-17T23:59:00+08:00')
  await task('取消了', '2026-11-10', '取消')
  await task('明天的', '2026-11-19')
  const planned = await task('排在今天', '2026-11-27')
  const [{ id: day }] = (await sql(
    `insert into store.task_day (id, tz_create, tz_update, user_id, date) values (gen_random_uuid(), now(), now(), $1, '2026-11-18') returning id`,
    team.ids.s1,
  )) as [{ id: string }]
  await server.make('planItem', { taskDayId: day, sourceType: 'task', sourceId: planned, title: '排在今天' })
  expect(await told()).toEqual([
    ['晚了', '逾期', 3],
    ['今天到期，急', '今日到期', 0],
    ['今天到期', '今日到期', 0],
    ['排在今天', '进行中', 0],
    ['做完了', '今日完成', 0],
  ])
  expect(await told('?date=2026-11-17')).toEqual([
    ['晚了', '逾期', 2],
    ['昨天做完', '今日完成', 0],
  ])
  expect(await told('', team.s2)).toEqual([])
})
