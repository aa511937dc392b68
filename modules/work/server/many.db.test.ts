import type { TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const sql = async (text: string, ...params: unknown[]) => (await server.owner.query(text, params)).rows
const request = async (name: string, needSign: boolean): Promise<{ id: string; version: number }> => {
  const id = await server.make('applyFor', {
    ...{ creatorId: team.ids.s1, code: name, name, type: '功能', date: day(), closerId: team.ids.h },
    ...{ stage: '待发布', auditStatus: '通过', needSign },
  })
  return { id, version: 1 }
}

test('several requirements are published together, all or none', async () => {
  const rows = [await request('甲', true), await request('乙', false), await request('丙', false)]
  const publish = (ids: object[], api = team.h) => api.post('/api/applyFor/publish', { ids, note: '随版本发布' })
  expect((await publish(rows, team.s2)).status).toBe(404)
  const stale = await publish([...rows.slice(0, 2), { ...rows[2], version: 7 }])
  expect([stale.status, stale.data.rows]).toMatchObject([409, [{ index: 2, message: '单据已变更，请刷新' }]])
  expect(expectOk(await publish(rows)).data).toMatchObject({ published: 3, waitSign: 1, done: 2 })
  const again = await publish(rows)
  expect([again.code, await sql(`select stage from store.apply_for order by name`)]).toMatchObject([
    'CONFLICT',
    expect.arrayContaining([{ stage: '待客户确认' }, { stage: '已完成' }]),
  ])
  const notes = await sql(`select content from store.comment where relevance_id = $1`, rows[0]?.id)
  expect(JSON.stringify(notes)).toContain('随版本发布')
})

test('who sees a requirement invites others once, while it is open', async () => {
  const { id } = await request('丁', false)
  const invite = (userIds: string[], api = team.s1) =>
    api.post('/api/applyFor/invite', { id, userIds, message: '请看' })
  expect((await invite([team.ids.s2], team.s2)).status).toBe(404)
  expect(expectOk(await invite([team.ids.s2, team.ids.g])).data).toMatchObject({ invited: 2, already: 0 })
  expect(expectOk(await invite([team.ids.s2])).data).toMatchObject({ invited: 0, already: 1 })
  expect(expectOk(await team.s2.get(`/api/applyFor/${id}`)).data.name).toBe('丁')
  const titles = await sql(`select title from store.message where user_id = $1 and relevance_id = $2`, team.ids.s2, id)
  expect(titles).toHaveLength(1)
  expect(titles[0].title).toMatch(/邀请您参与需求【丁】请看$/)
  await sql(`update store.apply_for set stage = '已关闭' where id = $1`, id)
  expect((await invite([team.ids.g])).message).toBe('需求已结束')
})

test('what does not count for performance is said of days and weeks at once, with its reason', async () => {
  const taskDayId = await server.make('taskDay', { userId: team.ids.s1, date: '2026-03-04' })
  const taskWeekId = await server.make('taskWeek', { userId: team.ids.s1, weekStart: '2026-03-02' })
  const ids = [taskDayId, taskWeekId]
  const set = (more: object, api = team.admin) =>
    api.post('/api/task/taskDayNotCalc', { ids, needCalc: false, reason: '支援客户', ...more })
  expect((await set({}, team.s1)).code).toBe('FORBIDDEN')
  expect((await set({ reason: '' })).data.fields).toEqual({ reason: '请填写原因' })
  expect((await set({ ids: [...ids, '01900000-0000-7000-8000-000000000000'] })).status).toBe(404)
  expect(expectOk(await set({})).data).toEqual({ changed: 2 })
  expect(expectOk(await set({})).data).toEqual({ changed: 0 })
  expect(await sql(`select need_calc, not_calc_reason from store.task_day where id = $1`, taskDayId)).toEqual([
    { need_calc: false, not_calc_reason: '支援客户' },
  ])
  const told = await sql(`select title from store.message where user_id = $1 order by title`, team.ids.s1)
  expect(told.map(({ title }) => title).filter((one) => one.startsWith('【考核】'))).toHaveLength(2)
  await server.make('performance', {
    userId: team.ids.s1,
    type: '周',
    year: 2026,
    month: 3,
    week: 1,
    startDate: '2026-03-04',
    endDate: '2026-03-08',
    status: '已归档',
  })
  const late = await set({ needCalc: true })
  expect([late.code, late.message]).toEqual(['CONFLICT', '该月绩效已归档'])
  expect(await sql(`select need_calc from store.task_week where id = $1`, taskWeekId)).toEqual([{ need_calc: false }])
})

test('what failed to reach a client’s system is tried again when somebody says so', async () => {
  for (const status of ['失败', '失败', '成功'] as const)
    await server.make('clientSync', { targetType: 'bug', targetId: 'x', status, tries: 5, error: 'timeout' })
  expect((await team.s1.post('/api/clientSync/action/retry', {})).code).toBe('FORBIDDEN')
  const [one] = await sql(`select id from store.client_sync where status = '失败' limit 1`)
  expect(expectOk(await team.admin.post('/api/clientSync/action/retry', { ids: [one.id] })).data).toEqual({ queued: 1 })
  const both = await Promise.all([1, 2].map(() => team.admin.post('/api/clientSync/action/retry', {})))
  expect(both.map((answer) => expectOk(answer).data.queued).sort()).toEqual([0, 1])
  expect(await sql(`select status, tries from store.client_sync order by status, tries`)).toEqual([
    { status: '待同步', tries: 0 },
    { status: '待同步', tries: 0 },
    { status: '成功', tries: 5 },
  ])
})
