import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import {
  expectOk,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let server: TestServer
let team: Team
let dev: Api
let devId: string
let projectId: string

const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const wake = async (moment: string): Promise<void> => {
  at(moment)
  dev = await server.signIn('dev1', personPassword)
  team = { ...team, admin: await server.signIn('admin', adminPassword) }
}

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  devId = await person(team.admin, 'dev1', '乙', departmentId, [roles.研发 ?? '', roles.员工 ?? ''])
  projectId = expectOk(
    await team.admin.post('/api/project', {
      name: '一院实施',
      type: '实施项目',
      startTime: '2026-01-05',
      estimate: '20.0',
      principalId: team.ids.g,
      impPrincipalId: team.ids.s1,
    }),
  ).data.id
  await server.owner.query(`update store.project set project_status = '实施中', audit_status = '通过' where id = $1`, [
    projectId,
  ])
  await wake('11-16T09:00:00')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const taskOf = async (name: string, more: object = {}): Promise<string> => {
  const body = { name, designee: devId, date: '2026-11-18', needConfirm: false, ...more }
  const { id, version } = expectOk(await team.admin.post('/api/task', body)).data
  expectOk(await team.admin.post('/api/task/action/publish', { id, version }))
  return id
}
const leafOf = async (name: string): Promise<string> => {
  const { id } = expectOk(
    await team.admin.post('/api/wbsTask', { name, projectId, userId: devId, expectHours: '10.0' }),
  ).data
  await server.owner.query(`update store.wbs_task set status = '进行中' where id = $1`, [id])
  return id
}
const today = async (date = '11-16', api = dev) => expectOk(await api.get(`/api/taskDay/today?date=2026-${date}`)).data
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
const estimate = (date: string, items: object[], version?: number) =>
  dev.post('/api/taskDay/action/estimate', { date: `2026-${date}`, items, version })
const save = (date: string, items: object[], version?: number, more: object = {}) =>
  dev.post('/api/taskDay/action/save', { date: `2026-${date}`, items, version, ...more })
const left = async (leaf: string) => {
  const { actualHours, remainHours } = (await team.admin.get(`/api/wbsTask/${leaf}`)).data
  return [actualHours, remainHours]
}
const hoursRows = async (): Promise<unknown[]> =>
  (
    await server.owner.query('select hours::text, remain::text from store.wbs_hour where user_id = $1 order by hours', [
      devId,
    ])
  ).rows

test('what a person may mean to do is offered in order, each once, with likely hours', async () => {
  const near = await taskOf('近的', { predict: '2.2' })
  await taskOf('远的', { date: '2026-11-19' })
  await taskOf('很大', { predict: '40.0', date: '2026-11-17' })
  await leafOf('开发接口')
  const morning = await today()
  expect([morning.isWorkDay, morning.isLeave, morning.canEstimate, morning.canSave, morning.taskDay]).toEqual([
    true,
    false,
    true,
    false,
    null,
  ])
  expect(
    morning.suggestions.map(({ title, planHours, isCarry }: Record<string, unknown>) => [title, planHours, isCarry]),
  ).toEqual([
    ['很大', '8.0', false],
    ['近的', '2.5', false],
    ['开发接口', '8.0', false],
  ])
  expect(morning.report).toMatchObject({ kind: 'dailyWork', id: null })
  // nothing was made by looking
  expect((await server.owner.query('select from store.task_day where user_id = $1', [devId])).rows).toHaveLength(0)
  expectOk(await estimate('11-16', [{ sourceType: 'task', sourceId: near, planHours: '2.0' }]))
  const planned = await today()
  expect(titles(planned.items)).toEqual(['近的'])
  expect(titles(planned.suggestions)).toEqual(['很大', '开发接口'])
  expect((await today('11-21')).message).toBe('非工作日请填写周末任务')
})

test('in the evening what was planned comes as it went, with what nobody had planned', async () => {
  const other = await taskOf('插入的')
  await wake('11-16T18:00:00')
  const { version } = (await dev.get(`/api/task/${other}`)).data
  expectOk(await dev.post('/api/task/sendResult', { id: other, version, resultDescribe: '已上线' }))
  const { items, report, canSave, canSubmit } = await today()
  expect([canSave, canSubmit]).toEqual([true, true])
  expect(
    items.map(({ title, planHours, actualHours, isDone, output }: Record<string, unknown>) => [
      title,
      planHours,
      actualHours,
      isDone,
      output,
    ]),
  ).toEqual([
    ['近的', '2.0', '2.0', false, '进行中'],
    ['插入的', '0.0', '0.5', true, '已上线'],
  ])
  expect(report.progress).toBe('1. 近的：进行中（2小时）\n2. 插入的：已上线（0.5小时）')
  expect(report.plan).toBe('1. 近的')
})

test('hours begin what they are about and reach its leaf and project, replaced and not added', async () => {
  const leaf = await leafOf('编写')
  const within = await taskOf('其中一件', { projectId, wbsId: leaf })
  const { taskDay } = await today()
  const lines = (leafHours: string, taskHours: string, more: object = {}) => [
    { sourceType: 'wbsTask', sourceId: leaf, actualHours: leafHours, output: '写了', isDone: false, ...more },
    { sourceType: 'task', sourceId: within, actualHours: taskHours, output: '写了', isDone: false },
  ]
  const first = expectOk(await save('11-16', lines('2.0', '1.0'), taskDay.version)).data
  expect(await left(leaf)).toEqual(['3.0', '7.0'])
  expect((await dev.get(`/api/task/${within}`)).data.status).toBe('进行中')
  expect(await hoursRows()).toEqual([{ hours: '3.0', remain: '7.0' }])
  const second = expectOk(await save('11-16', lines('1.0', '1.0', { remainHours: '4.5' }), first.version)).data
  expect(await left(leaf)).toEqual(['2.0', '4.5'])
  expect(await hoursRows()).toEqual([{ hours: '2.0', remain: '4.5' }])
  expect((await team.admin.get(`/api/project/${projectId}`)).data.usedManDay).toBe('0.3')
  // without hours the row goes
  expectOk(
    await save('11-16', [{ sourceType: '其他', title: '别的', actualHours: '1.0', output: '做了' }], second.version),
  )
  expect(await left(leaf)).toEqual(['0.0', '10.0'])
  expect(await hoursRows()).toEqual([])
})

test('a result goes in with the day, by whoever does the task alone', async () => {
  const mine = await taskOf('交成果')
  const theirs = await taskOf('别人的', { designee: team.ids.s1 })
  await server.make('taskUsers', { taskId: theirs, userId: devId })
  const { taskDay } = await today()
  const line = (sourceId: string, more: object = {}) => ({
    ...{ sourceType: 'task', sourceId, actualHours: '1.0', output: '做好了', isDone: true },
    ...more,
  })
  expect((await save('11-16', [line(theirs, { complete: true })], taskDay.version)).status).toBe(403)
  expectOk(await save('11-16', [line(theirs), line(mine, { complete: true })], taskDay.version))
  const sent = (await dev.get(`/api/task/${mine}`)).data
  expect([sent.status, sent.resultDescribe]).toEqual(['已完成', '做好了'])
})

test('what was not done is carried over, with what was said to be left', async () => {
  const big = await taskOf('没做完', { date: '2026-12-18', predict: '20.0' })
  const { taskDay } = await today()
  const half = {
    sourceType: 'task',
    sourceId: big,
    actualHours: '2.0',
    remainHours: '3.0',
    output: '一半',
    isDone: false,
  }
  expectOk(await save('11-16', [half], taskDay.version))
  await wake('11-17T09:00:00')
  const { suggestions } = await today('11-17')
  expect(suggestions[0]).toMatchObject({ title: '没做完', planHours: '3.0', isCarry: true })
  const { id, version } = expectOk(
    await estimate('11-17', [{ sourceType: 'task', sourceId: big, planHours: '3.0' }]),
  ).data
  const items = (
    await dev.get(`/api/planItem?filters=${encodeURIComponent(JSON.stringify({ taskDayId: { equalTo: id } }))}`)
  ).data.nodes
  expect(items.map(({ title, isCarry }: Record<string, unknown>) => [title, isCarry])).toEqual([['没做完', true]])
  expect(version).toBeGreaterThan(1)
})

test('who has leave plans and tells of nothing', async () => {
  await server.owner.query('update store."user" set is_work = false where id = $1', [devId])
  expect(told(await estimate('11-18', [{ sourceType: '其他', title: '甲', planHours: '1.0' }]))).toEqual([
    409,
    '当日已请假',
  ])
  const { isLeave, canEstimate, message } = await today('11-18')
  expect([isLeave, canEstimate, message]).toEqual([true, false, '当日已请假'])
  await server.owner.query('update store."user" set is_work = true where id = $1', [devId])
})

test('two hundred open sources are offered in one go', async () => {
  await server.owner.query(
    `insert into store.task (id, name, type, user_id, designee, date, status, creator_id, version, tz_create, tz_update)
     select gen_random_uuid(), '任务' || n, '其他', $1, $1, '2026-11-17', '进行中', $1, 1, app.now(), app.now() from generate_series(1, 200) n`,
    [devId],
  )
  const started = performance.now()
  const { suggestions } = await today('11-17')
  expect(suggestions.length).toBeGreaterThanOrEqual(200)
  expect(performance.now() - started).toBeLessThan(1000 * inject('pace'))
})

test('a line names its project to who may open the project alone', async () => {
  await wake('11-23T09:00:00')
  const body = { type: '实施项目', startTime: '2026-01-05', estimate: '20.0', principalId: team.ids.g }
  const led = await team.admin.post('/api/project', { ...body, name: '二院实施', impPrincipalId: devId })
  const own = await taskOf('自己负责的', { projectId: expectOk(led).data.id, date: '2026-11-24' })
  const others = await taskOf('名称保密的', { projectId, date: '2026-11-24' })
  const { suggestions } = await today('11-23')
  const named = suggestions.map(({ sourceId, project }: Record<string, unknown>) => [sourceId, project])
  expect((await dev.get(`/api/project/${projectId}`)).status).toBe(404)
  expect(named).toContainEqual([others, null])
  expect(named).toContainEqual([own, '二院实施'])
})
