import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const monday = '2026-11-16'

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const send = (more: object, api = team.admin) => api.post('/api/task/weekSend', more)
const work = (userId: string, more: object = {}) => ({
  userId,
  sourceType: '其他',
  title: '整理资料',
  planHours: '4.0',
  ...more,
})
const plan = async (userId: string) => {
  const where = encodeURIComponent(JSON.stringify({ userId: { equalTo: userId }, weekStart: { equalTo: monday } }))
  return expectOk(await team.admin.get(`/api/taskWeek?filters=${where}`)).data.nodes
}

test('a leader gives their people work of a week, and nobody else', async () => {
  const items = [
    work(team.ids.s1, { days: [1, 3] }),
    { ...work(team.ids.s1), sourceType: 'task', title: '写方案', days: [3] },
  ]
  expect((await send({ weekStart: monday, items }, team.s2)).code).toBe('FORBIDDEN')
  expect((await send({ weekStart: '2026-11-09', items }, team.h)).data.fields).toEqual({
    weekStart: '不能下发已结束的周',
  })
  expect((await send({ weekStart: '2026-11-17', items }, team.h)).data.fields).toEqual({ weekStart: '日期错误' })
  expect((await send({ weekStart: monday, userIds: [team.ids.s1] }, team.h)).data.fields).toEqual({
    items: '请添加事项',
  })
  expect((await send({ weekStart: monday, items: [work(team.ids.s1, { days: [8] })] }, team.h)).data.fields).toEqual({
    'rows.0.days': '日期错误',
  })
  const wrong = await send({ weekStart: monday, items: [items[0], work(team.ids.s1, { planHours: '17' })] }, team.h)
  expect(Object.keys(wrong.data.fields)).toEqual(['rows.1.planHours'])
  expect(await plan(team.ids.s1)).toEqual([])
  const sent = expectOk(await send({ weekStart: monday, items }, team.h)).data
  expect(sent).toEqual({ sent: 1, snapshotId: null, skipped: [] })
  const [row] = await plan(team.ids.s1)
  expect(row).toMatchObject({ status: '已下发', itemCount: 2, planHours: '8.0' })
  const made = await server.owner.query(`select name, date::text, status from store.task where designee = $1`, [
    team.ids.s1,
  ])
  expect(made.rows).toEqual([{ name: '写方案', date: '2026-11-18', status: '待开始' }])
})

test('a board goes out once, with what stood; who has told of the week is passed over and named', async () => {
  await server.owner.query(`update store.task_week set status = '已保存' where user_id = $1`, [team.ids.s1])
  const [department] = (
    await server.owner.query(`select department_id as id from store."user" where id = $1`, [team.ids.s1])
  ).rows
  const comb = { departmentId: department.id, name: '销售一周', weekStart: monday, userIds: [team.ids.s1, team.ids.s2] }
  const { id } = expectOk(await team.admin.post('/api/weekTaskComb', comb)).data
  const version = async () => expectOk(await team.admin.get(`/api/weekTaskComb/${id}`)).data.version
  const one = async (more: object = {}, api = team.admin) =>
    send({ weekTaskCombId: id, version: await version(), ...more }, api)
  expect((await one({ items: [work(team.ids.s1)] })).data.fields).toEqual({ 'rows.0.userId': '周计划已完成' })
  const items = [work(team.ids.s2)]
  const both = await Promise.all([one({ items }), one({ items })])
  expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
  const { data } = both.find(({ code }) => code === 'OK') ?? both[0]
  expect(data).toMatchObject({ sent: 1, skipped: [{ userId: team.ids.s1, reason: '周计划已完成' }] })
  const { rows } = await server.owner.query(`select kind from store.week_task_snapshot where week_task_comb_id = $1`, [
    id,
  ])
  expect([rows, data.snapshotId === null]).toEqual([[{ kind: '下发' }], false])
  expect((await plan(team.ids.s2))[0]).toMatchObject({ status: '已下发', itemCount: 1 })
  expect((await one()).message).toBe('周组合已下发')
  expect((await one({}, team.s1)).status).toBeGreaterThanOrEqual(403)
})

test('whoever stands on two boards counts on both, and what they leave goes with them', async () => {
  const week = '2026-11-23'
  const { rows } = await server.owner.query(
    `select u.department_id as id from store."user" u where u.id = any ($1) order by array_position($1, u.id)`,
    [[team.ids.s1, team.ids.s2, team.ids.g]],
  )
  const plans = async (userId: string, titles: string[]) => {
    const task = titles.map((title) => ({ sourceType: '其他', title, planHours: '8.0' }))
    return expectOk(await team.admin.post('/api/taskWeek', { userId, weekStart: week, task })).data.id
  }
  const own = await plans(team.ids.s1, ['甲', '乙'])
  await plans(team.ids.s2, ['丙'])
  const board = async (at: number, userIds: string[]) => {
    const body = { departmentId: rows[at].id, name: `板${at}`, weekStart: week, userIds }
    return expectOk(await team.admin.post('/api/weekTaskComb', body)).data.id as string
  }
  const both = [team.ids.s1, team.ids.s2]
  const [one, two] = [await board(0, both), await board(1, both)]
  const figures = async (id: string) => {
    const { planCount, planHours } = expectOk(await team.admin.get(`/api/weekTaskComb/${id}`)).data
    return [planCount, planHours]
  }
  expect([await figures(one), await figures(two)]).toEqual([
    [3, '24.0'],
    [3, '24.0'],
  ])
  const versionOf = async (id: string) => expectOk(await team.admin.get(`/api/weekTaskComb/${id}`)).data.version
  for (const id of [one, two]) {
    const sent = await send({ weekTaskCombId: id, version: await versionOf(id) })
    expect(expectOk(sent).data.snapshotId).not.toBeNull()
  }
  await server.owner.query(`update store.task_week set status = '已确认' where week_start = $1`, [week])
  const body = { id: two, version: await versionOf(two), summarize: '好' }
  expect(expectOk(await team.admin.post('/api/task/combComplete', body)).data).toMatchObject({
    ...{ planCount: 3, doneCount: 0, planHours: '24.0', added: 0, removed: 0, snapshotId: expect.any(String) },
  })
  await server.owner.query('delete from store.plan_item where task_week_id = $1', [own])
  expect([await figures(one), await figures(two)]).toEqual([
    [1, '8.0'],
    [3, '24.0'],
  ])
})

test('who is taken off a board takes their plan along', async () => {
  const week = '2026-11-30'
  const [{ id: departmentId }] = (
    await server.owner.query(`select department_id as id from store."user" where id = $1`, [team.ids.s1])
  ).rows
  const task = [{ sourceType: '其他', title: '甲', planHours: '8.0' }]
  const plan = expectOk(await team.admin.post('/api/taskWeek', { userId: team.ids.s1, weekStart: week, task })).data.id
  const userIds = [team.ids.s1, team.ids.s2]
  const { id } = expectOk(await team.admin.post('/api/weekTaskComb', { departmentId, weekStart: week, userIds })).data
  const boardOf = async () => expectOk(await team.admin.get(`/api/taskWeek/${plan}`)).data.weekTaskCombId
  expect(await boardOf()).toBe(id)
  expectOk(await team.admin.patch(`/api/weekTaskComb/${id}`, { patch: { userIds: [team.ids.s2] } }))
  expect(await boardOf()).toBeNull()
  expect(expectOk(await team.admin.get(`/api/weekTaskComb/${id}`)).data.planCount).toBe(0)
})
