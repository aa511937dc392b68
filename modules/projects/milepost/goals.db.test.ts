import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Answer, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
const ids: Record<string, string> = {}

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const act = async (api: Team['s1'], name: string, id: string, more: object = {}) =>
  api.post(`/api/milepost/${name}`, { id, version: (await row('milepost', id)).version, ...more })

const make = async (name: string, endDate: string, more: object = {}): Promise<string> => {
  const body = { type: '上线', describe: `${name}可用`, startDate: '2026-03-02', endDate, userId: team.ids.s1, ...more }
  return expectOk(await team.g.post('/api/milepost', { name, projectId: project, ...body })).data.id
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { s1, g } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', principalId: g, impPrincipalId: s1 }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1 where id = $1`, [
    project,
  ])
  await sql('delete from store.holiday')
  for (const [name, day] of [
    ...[
      ['甲', '2026-03-13'],
      ['乙', '2026-03-31'],
      ['丙', '2026-03-20'],
      ['丁', '2026-04-01'],
    ],
  ] as const)
    ids[name] = await make(name, day)
})
afterAll(() => server.close())

const plan = (api: Team['s1'], goals: Record<string, string>, more: object = {}) =>
  api.post('/api/milepost/setMonthGoal', {
    ...{ userId: team.ids.s1, month: '2026-03', ...more },
    goals: Object.entries(goals).map(([name, weight]) => ({ id: ids[name], weight })),
  })
const goals = () =>
  sql(
    `select name, goal_weight::text as weight from store.milepost where goal_month = '2026-03' and month_goal order by goal_weight`,
  )

test('goals of a month make up a hundred, are one person’s, and end with the month', async () => {
  expect(told(await plan(team.s1, { 甲: '40', 乙: '59.9' }))).toEqual([422, { goals: '权重合计必须为100' }])
  const half = { id: ids.甲, weight: '50' }
  const twice = { userId: team.ids.s1, month: '2026-03', goals: [half, half] }
  expect(told(await team.s1.post('/api/milepost/setMonthGoal', twice))).toEqual([422, { goals: '权重合计必须为100' }])
  expect(told(await plan(team.s1, { 甲: '40', 乙: '60.1' }))).toEqual([422, { goals: '权重合计必须为100' }])
  expect(told(await plan(team.s1, {}))).toEqual([422, { goals: expect.any(String) }])
  expect(told(await plan(team.s1, { 甲: '40', 丁: '60' }))).toEqual([422, { goals: '截止日期超出目标月份' }])
  expect(told(await plan(team.g, { 甲: '40', 乙: '60' }))).toEqual([200, ''])
  expect(told(await plan(team.s2, { 甲: '40', 乙: '60' }))).toEqual([404, '数据不存在'])
  const foreign = { userId: team.ids.g }
  expect(told(await plan(team.g, { 甲: '40', 乙: '60' }, foreign))).toEqual([422, { goals: '里程碑不属于该人员' }])
  await sql(`update store.milepost set status = '取消' where id = $1`, [ids.丙])
  expect(told(await plan(team.s1, { 甲: '40', 丙: '60' }))).toEqual([422, { goals: '里程碑已取消' }])
  await sql(`update store.milepost set status = '未开始' where id = $1`, [ids.丙])
  expect(await goals()).toEqual([
    { name: '甲', weight: '40.00' },
    { name: '乙', weight: '60.00' },
  ])
  const { originalDate, monthGoal } = await row('milepost', ids.乙 ?? '')
  expect([originalDate, monthGoal]).toEqual(['2026-03-31', true])
})

test('two who plan one month at once leave a hundred', async () => {
  const answers = await Promise.all([
    ...[plan(team.s1, { 甲: '100' }), plan(team.h, { 丙: '100' }), plan(team.s1, { 乙: '50', 丙: '50' })],
  ])
  for (const one of answers) expectOk(one)
  const sum = (await goals()).reduce((all: number, { weight }: { weight: string }) => all + Number(weight), 0)
  expect(sum).toBe(100)
  const months = await sql('select month from store.milepost_user_summary')
  expect(months).toEqual([{ month: '2026-03' }])
})

test('what the PMO has confirmed stays, and nothing moves in a month that is closed', async () => {
  expect(expectOk(await plan(team.h, { 甲: '40', 乙: '60' })).data.set).toBe(2)
  await sql(`update store.milepost set pmo_status = '已确认' where id = $1`, [ids.甲])
  expect(told(await plan(team.s1, { 乙: '100' }))).toEqual([422, { goals: '已由PMO确认的目标不能移除' }])
  await sql(`update store.milepost set pmo_status = '未确认' where id = $1`, [ids.甲])
  expect(expectOk(await plan(team.s1, { 乙: '100' })).data).toEqual({ set: 1, cleared: 1 })
  await sql(`update store.milepost_user_summary set status = '已封账'`)
  expect(told(await plan(team.s1, { 甲: '40', 乙: '60' }))).toEqual([422, { month: '该月已封账' }])
  expect(told(await plan(team.s1, { 乙: '100' }, { month: '2026-04' }))).toEqual([422, { month: '该月已封账' }])
  await sql(`update store.milepost_user_summary set status = '统计中'`)
})

test('a month of two goals, one of them late', async () => {
  expectOk(await plan(team.s1, { 甲: '40', 乙: '60' }))
  await sql(
    `update store.milepost set status = '待确认', excused_days = 3, tz_complete = '2026-03-20T17:00:00+08:00' where id = $1`,
    [ids.甲],
  )
  await sql(`update store.milepost set status = '待确认', tz_complete = '2026-03-31T17:00:00+08:00' where id = $1`, [
    ids.乙,
  ])
  await sql(`update store.milepost set status = '取消' where id = any ($1)`, [[ids.丙]])
  expect(told(await act(team.g, 'confirm', ids.丁 ?? ''))).toEqual([422, { status: '里程碑未提交' }])
  expect(expectOk(await act(team.g, 'confirm', ids.甲 ?? '')).data).toMatchObject({ status: '已完成', lateDays: 2 })
  expect(expectOk(await act(team.g, 'confirm', ids.乙 ?? '')).data.lateDays).toBe(0)
  for (const name of ['甲', '乙'])
    expect(expectOk(await act(team.admin, 'confirmPMO', ids[name] ?? '')).data.pmoStatus).toBe('已确认')
  const [month] = (await team.s1.get('/api/milepostUserSummary')).data.nodes
  expect([month.total, month.done, month.onTime, month.rate, month.onTimeRate, month.score]).toEqual([
    ...[2, 2, 1, '100.00', '50.00', '92.0'],
  ])
})

test('of what is urgent its open tasks are told, all milestones or none', async () => {
  const [one, two] = [await make('戊', '2099-03-31'), await make('己', '2099-03-31')]
  const task = async (
    milepost: string,
    priority: RowOf<'task'>['priority'],
    status: RowOf<'task'>['status'],
  ): Promise<string> => {
    const id = await server.make('task', {
      name: '测试',
      userId: team.ids.s1,
      designee: team.ids.s1,
      date: '2099-03-31',
      milepostTaskId: milepost,
      priority,
      status,
    })
    return id
  }
  const tasks = [await task(one, '中', '进行中'), await task(one, '低', '进行中'), await task(one, '中', '已完成')]
  const urgent = (api: Team['s1'], wanted: readonly string[], priority = '高') =>
    api.post('/api/milepost/changePriority', { ids: wanted, priority })
  expect(told(await urgent(team.s1, [one]))).toEqual([403, '权限不足'])
  expect(told(await urgent(team.g, [one, ids.甲 ?? '']))).toEqual([422, { status: '里程碑已完成' }])
  expect((await row('milepost', one)).priority).toBe('中')
  expect(
    (
      await urgent(
        team.g,
        Array.from({ length: 51 }, () => one).map((_, at) => `${at}`),
      )
    ).status,
  ).toBe(422)
  expect(expectOk(await urgent(team.h, [one, two])).data.changed).toBe(2)
  const now = await Promise.all(tasks.map(async (id) => (await row('task', id)).priority))
  expect([(await row('milepost', one)).priority, ...now]).toEqual(['高', '高', '低', '中'])
})

test('everybody of a milestone has one task of it, however often that is asked', async () => {
  const id = await make('庚', '2099-03-31', { userIds: [team.ids.s2, team.ids.s1], predict: '25' })
  const generate = (api: Team['s1'], wanted = [id]) => api.post('/api/milepost/asyncTask', { ids: wanted })
  expect(told(await generate(team.s2))).toEqual([403, '权限不足'])
  expect(told(await generate(team.g, [id, ids.甲 ?? '']))).toEqual([422, { ids: '里程碑已完成' }])
  const answers = await Promise.all([generate(team.s1), generate(team.g), generate(team.s1)])
  expect(answers.map((one) => expectOk(one).data.created).sort()).toEqual([0, 0, 2])
  const where = filters({ milepostTaskId: { equalTo: id } })
  const tasks = async () => expectOk(await team.admin.get(`/api/task?filters=${where}`)).data.nodes
  expect(
    (await tasks()).map((one: Record<string, unknown>) => [one.name, one.date, one.originalTime, one.predict]),
  ).toEqual([
    ...[
      ['庚', '2099-03-31', '2099-03-31', '12.5'],
      ['庚', '2099-03-31', '2099-03-31', '12.5'],
    ],
  ])
  expect(new Set((await tasks()).map(({ status }: { status: string }) => status)).has('草稿')).toBe(false)
  expectOk(await team.g.patch(`/api/milepost/${id}`, { patch: { name: '庚（改）' } }))
  expect(expectOk(await generate(team.s1)).data).toEqual({ created: 0, updated: 2, unchanged: 0 })
  expect(expectOk(await generate(team.s1)).data).toEqual({ created: 0, updated: 0, unchanged: 2 })
})
