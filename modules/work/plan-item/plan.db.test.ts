import { clock } from '@chengban/engine/clock.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { weekTaskComb } from '../week-task-comb/week-task-comb.entity.ts'

const nobody = { userId: '', has: () => false, today: '', now: '' }
let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterEach(() => clock.shift(0))
afterAll(() => server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (kind: string, id: string) => expectOk(await team.admin.get(`/api/${kind}/${id}`)).data
const act = async (api: Api, kind: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${kind}/action/${name}`, { id, version: (await row(kind, id)).version, ...more })
const say = async (text: string): Promise<string> => {
  const { rows } = await server.owner.query(
    `select (${text})::date::text as day from (select (app.now() at time zone 'Asia/Shanghai')::date as today) t`,
  )
  return rows[0].day
}
const workDay = () => say('app.work_day_after(today, 1)')
const restDay = () => say('today + (6 - extract(isodow from today)::int + 7)')
const line = (more: object = {}) => ({ sourceType: '其他', title: '整理文档', planHours: '3.0', ...more })

describe('a day', () => {
  const made = async (more: object = {}): Promise<string> =>
    expectOk(await team.admin.post('/api/taskDay', { userId: team.ids.s1, date: await workDay(), ...more })).data.id

  test('is made by the system or the PMO, on a working day, once', async () => {
    const own = { userId: team.ids.s1, date: await workDay() }
    expect(told(await team.s1.post('/api/taskDay', own))).toEqual([403, '请使用日计划'])
    const rest = { userId: team.ids.s1, date: await restDay() }
    expect(told(await team.admin.post('/api/taskDay', rest))).toEqual([422, { date: '非工作日请填写周末任务' }])
    const id = await made()
    expect((await row('taskDay', id)).confirmerId).toBe(team.ids.h)
    expect((await team.s2.get(`/api/taskDay/${id}`)).status).toBe(404)
    const again = { userId: team.ids.s1, date: await workDay() }
    expect((await team.admin.post('/api/taskDay', again)).status).toBe(422)
  })

  test('is confirmed by the leader and by the PMO, who are two', async () => {
    const { id } = (await team.s1.get('/api/taskDay')).data.nodes[0]
    await server.owner.query(`update store.task_day set stage = '已保存', tz_save = app.now() where id = $1`, [id])
    expect(told(await act(team.s1, 'taskDay', 'confirm', id))).toEqual([403, '不能审批自己的单据'])
    expect(told(await act(team.h, 'taskDay', 'back', id))).toEqual([422, { opinion: '请填写意见' }])
    expectOk(await act(team.h, 'taskDay', 'confirm', id))
    expect(told(await act(team.h, 'taskDay', 'pmoConfirm', id))).toEqual([403, '权限不足'])
    await server.owner.query(
      'update store.task_day set confirmer_id = (select user_id from store.admin where name = $2) where id = $1',
      [id, 'admin'],
    )
    expect(told(await act(team.admin, 'taskDay', 'pmoConfirm', id))).toEqual([403, '不能重复确认'])
    await server.owner.query('update store.task_day set confirmer_id = $2 where id = $1', [id, team.ids.h])
    expectOk(await act(team.admin, 'taskDay', 'pmoConfirm', id))
    expect(told(await team.admin.patch(`/api/taskDay/${id}`, { patch: { summarize: '晚了' } }))).toEqual([
      409,
      'PMO已确认，不能修改',
    ])
  })
})

test('work on a day off is agreed on before', async () => {
  const body = { date: await workDay(), reason: '上线' }
  expect(told(await team.s1.post('/api/weekendTask', body))).toEqual([422, { date: '该日为工作日' }])
  const off = { ...body, date: await restDay() }
  const { id } = expectOk(await team.s1.post('/api/weekendTask', off)).data
  expect(told(await act(team.s1, 'weekendTask', 'submit', id))).toEqual([422, { task: '请添加事项' }])
  expectOk(await team.s1.patch(`/api/weekendTask/${id}`, { patch: { task: [line()] } }))
  expectOk(await act(team.s1, 'weekendTask', 'submit', id))
  expect(told(await team.s1.patch(`/api/weekendTask/${id}`, { patch: { reason: '别的' } }))).toEqual([
    409,
    '当前状态不可修改',
  ])
  expectOk(await act(team.h, 'weekendTask', 'approve', id))
  expect(told(await act(team.s1, 'weekendTask', 'save', id, { summarize: '好' }))).toEqual([422, { date: '未到日期' }])
  expect(told(await team.s1.post('/api/weekendTask', off))[0]).toBe(422)
})

test('weeks go out on a board, are confirmed, and what stood is kept', async () => {
  const monday = await say('today - (extract(isodow from today)::int - 1)')
  expect(told(await team.s1.post('/api/taskWeek', { weekStart: await say(`date '${monday}' + 1`) }))).toEqual([
    422,
    { weekStart: '日期错误' },
  ])
  const { id } = expectOk(await team.s1.post('/api/taskWeek', { weekStart: monday, task: [line()] })).data
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  const board = { weekStart: monday, departmentId }
  expect(told(await team.s1.post('/api/weekTaskComb', board))[0]).toBe(403)
  expect(evaluate(weekTaskComb.write?.create as Expr<unknown>, {}, nobody)).toBe(false)
  expect(told(await team.admin.post('/api/weekTaskComb', { weekStart: monday }))).toEqual([
    422,
    { departmentId: '请选择部门或项目' },
  ])
  const comb = expectOk(await team.admin.post('/api/weekTaskComb', board)).data.id
  const made = await row('weekTaskComb', comb)
  expect([made.planCount, made.planHours, made.userIds.length > 1]).toEqual([1, '3.0', true])
  expect(made.name).toMatch(/^销售一部\d+月第\d周$/)
  expectOk(await act(team.admin, 'weekTaskComb', 'send', comb))
  expect((await row('taskWeek', id)).status).toBe('已下发')
  expect(told(await act(team.admin, 'weekTaskComb', 'complete', comb))).toEqual([422, { summarize: '请填写周总结' }])
  expect(told(await act(team.admin, 'weekTaskComb', 'complete', comb, { summarize: '好' }))).toEqual([
    409,
    '以下成员周计划未确认：林一、郑安',
  ])
  const plan = [line({ title: '另一件' }), line({ title: '再一件', isDone: true })]
  expect(told(await team.s1.patch(`/api/taskWeek/${id}`, { patch: { task: plan } }))[0]).toBe(403)
  expectOk(await team.admin.patch(`/api/taskWeek/${id}`, { patch: { task: plan } }))
  await server.owner.query(`update store.task_week set status = '已确认' where id = $1`, [id])
  expect(told(await act(team.admin, 'weekTaskComb', 'complete', comb, { summarize: '好' }))).toEqual([
    409,
    '以下成员周计划未确认：郑安',
  ])
  await server.make('taskWeek', { userId: team.ids.h, weekStart: monday, status: '已确认' })
  expectOk(await act(team.admin, 'weekTaskComb', 'complete', comb, { summarize: '好' }))
  const { nodes } = (await team.admin.get('/api/weekTaskSnapshot?sort=tzSnapshot')).data
  const kept = nodes.map(({ kind, planCount, doneCount, doneRate, added, removed }: Record<string, unknown>) => [
    kind,
    planCount,
    doneCount,
    doneRate,
    added,
    removed,
  ])
  expect(kept).toEqual([
    ['下发', 1, 0, '0.00', null, null],
    ['完成', 2, 1, '50.00', 2, 1],
  ])
  const changed = await team.admin.patch(`/api/weekTaskSnapshot/${nodes[0].id}`, { patch: { planCount: 9 } })
  expect([changed.status, changed.message]).toEqual([403, '快照不可修改'])
  const gone = await team.admin.remove(`/api/weekTaskSnapshot/${nodes[0].id}`)
  expect([gone.status, gone.message]).toEqual([403, '快照不可修改'])
})
