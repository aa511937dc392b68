import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let part: string
const at = (moment: string): void => clock.shift((Date.parse(`2027-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // 2027-03-05 is a Friday
  at('03-05T16:30:00')
  server = await teamServer()
  team = await signInTeam(server)
  part = expectOk(await team.admin.get(`/api/user/${team.ids.s1}`)).data.departmentId
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  const [admin, s1, h] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
    server.signIn('head1', personPassword),
  ])
  team = { ...team, admin, s1, h }
}
const owed = async (kind: string, more: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${kind}`, { userId: team.ids.s1, ...more })).data.id
const open = async (api: Api, kind: string, id: string) => expectOk(await api.get(`/api/${kind}/${id}`)).data
const act = async (api: Api, kind: string, id: string, name: string, more: object = {}) =>
  api.post(`/api/${kind}/action/${name}`, { id, version: (await open(team.s1, kind, id)).version, ...more })
const write = async (kind: string, id: string, more: object) =>
  expectOk(await team.s1.patch(`/api/${kind}/${id}`, { id, version: (await open(team.s1, kind, id)).version, ...more }))
const who = (row: { readers: { userId: string }[] }): string[] => row.readers.map(({ userId }) => userId)
const put = (text: string, values: unknown[]) => server.owner.query(text, values)

test('who opens what came in has read it, once; lists, drafts and the author have not', async () => {
  const id = await owed('dailyWork', { date: '2027-03-05' })
  await write('dailyWork', id, { progress: '完成接口' })
  expect(who(await open(team.h, 'dailyWork', id))).toEqual([])
  expectOk(await act(team.s1, 'dailyWork', id, 'submit'))
  expectOk(await team.h.get('/api/dailyWork'))
  const handedIn = await open(team.s1, 'dailyWork', id)
  expect([handedIn.status, who(handedIn)]).toEqual(['已提交', []])
  // a reader who is not the reviewer changes neither the report's state nor its version
  const noted = await open(team.admin, 'dailyWork', id)
  expect([noted.status, noted.version, noted.readers.length]).toEqual(['已提交', handedIn.version, 1])
  expect(noted.readers[0].tz).toMatch(/^2027-03-05T/)
  expect((await act(team.s1, 'dailyWork', id, 'withdraw')).message).toBe('已被审阅或已过截止时间，不能撤回')
  const both = await Promise.all([open(team.h, 'dailyWork', id), open(team.h, 'dailyWork', id)])
  for (const seen of both) expect([seen.status, seen.version]).toEqual(['已阅', handedIn.version + 1])
  const seen = await open(team.h, 'dailyWork', id)
  expect([seen.status, seen.version, who(seen)[1]]).toEqual(['已阅', handedIn.version + 1, team.ids.h])
  expect(who(seen)).toHaveLength(2)
  expect((await team.s2.get(`/api/dailyWork/${id}`)).status).toBe(404)
  expectOk(await team.h.post('/api/dailyWork/action/remark', { id, version: seen.version, score: 4 }))
})

test('several are read at once, all or none', async () => {
  const ids = await Promise.all(['2027-03-03', '2027-03-04'].map((date) => owed('dailyWork', { date })))
  await put(`update store.daily_work set status = '已提交', progress = '做完' where id = any ($1)`, [ids])
  const rows = await Promise.all(
    ids.map(async (id) => ({ id, version: (await open(team.s1, 'dailyWork', id)).version })),
  )
  const stale = [rows[0], { ...rows[1], version: 99 }]
  expect((await team.h.post('/api/dailyWork/action/read', { ids: stale })).status).toBe(409)
  expect((await open(team.s1, 'dailyWork', ids[0] ?? '')).status).toBe('已提交')
  expect(expectOk(await team.h.post('/api/dailyWork/action/read', { ids: rows })).data.changed).toBe(2)
  expect((await open(team.s1, 'dailyWork', ids[1] ?? '')).status).toBe('已阅')
})

test('a week begins with what its days said, until its author writes', async () => {
  const day = async (date: string, output: string) => {
    const taskDayId = await server.make('taskDay', { userId: team.ids.s1, date, stage: '已保存', tzSave: new Date() })
    await server.make('planItem', { taskDayId, title: '接口', output, actualHours: 2 })
  }
  await day('2027-03-01', '联调完成')
  await day('2027-03-02', '修改意见')
  const week = async (weekStart: string) => {
    const taskWeekId = await server.make('taskWeek', { userId: team.ids.s1, weekStart })
    await server.make('planItem', { taskWeekId, title: '文档', isDone: false, sort: 1 })
    await server.make('planItem', { taskWeekId, title: '接口', isDone: true, sort: 2 })
  }
  await week('2027-03-01')
  const id = await owed('weekWork', { weekStart: '2027-03-01' })
  expect((await open(team.h, 'weekWork', id)).progress).toBeNull()
  const before = (await open(team.admin, 'weekWork', id)).version
  const own = await open(team.s1, 'weekWork', id)
  expect(own).toMatchObject({ status: '未填', version: before, plan: '1. 文档' })
  expect(own.progress.split('\n')).toEqual(['【其他】', '1. 接口：修改意见；联调完成'])
  await week('2027-03-08')
  expect((await open(team.s1, 'weekWork', id)).plan).toBe('1. 文档\n2. 接口')
  await put('delete from store.plan_item i using store.task_week w where w.id = i.task_week_id and w.user_id = $1', [
    team.ids.s1,
  ])
  expect((await open(team.s1, 'weekWork', id)).plan).toBeNull()
  await write('weekWork', id, { plan: '休假' })
  expect((await open(team.s1, 'weekWork', id)).plan).toBe('休假')
})

test('figures are counted at opening and once more as the report goes in', async () => {
  const pmo = await owed('pmoWork', { weekStart: '2027-03-01' })
  expect((await open(team.admin, 'pmoWork', pmo)).figures).toBeNull()
  const demand = (endTime: string | null, stage: RowOf<'applyFor'>['stage']) =>
    server.make('applyFor', { name: '报表', type: '功能优化', date: '2027-03-20', stage, endTime })
  const none = { projects: 0, delayed: 0, milepostsDue: 0, milepostsLate: 0, bugOpen: 0, bugUrgent: 0 }
  expect((await open(team.s1, 'pmoWork', pmo)).figures).toEqual({
    ...none,
    applyForOpen: 0,
    applyForLate: 0,
    reportsMissing: 0,
  })
  await demand('2027-03-04', '开发中')
  await demand(null, '待排期')
  await demand('2027-03-01', '已关闭')
  // a draft does not count as open work
  await demand('2027-03-01', '未通过')
  await put(`update store.daily_work set timeliness = '缺交' where date = '2027-03-03'`, [])
  await write('pmoWork', pmo, { progress: '正常' })
  await demand('2027-03-05', '开发中')
  expectOk(await act(team.s1, 'pmoWork', pmo, 'submit'))
  const told = { ...none, applyForOpen: 3, applyForLate: 1, reportsMissing: 1 }
  await demand('2027-03-05', '开发中')
  expect((await open(team.s1, 'pmoWork', pmo)).figures).toEqual(told)

  await wakeUp('03-31T10:00:00')
  const task = (userId: string, date: string, endTime: string) =>
    server.make('task', { name: '方案', userId, designee: userId, date, status: '已完成', endTime })
  await task(team.ids.s1, '2027-03-10', '2027-03-10T23:59:59+08:00')
  await task(team.ids.s1, '2027-03-11', '2027-03-12T09:00:00+08:00')
  await task(team.ids.s1, '2027-03-20', '2027-04-01T00:00:00+08:00')
  await task(team.ids.s2, '2027-03-10', '2027-03-10T10:00:00+08:00')
  const month = await owed('manageReport', { departmentId: part, year: 2027, month: 3 })
  await write('manageReport', month, { progress: '正常' })
  expectOk(await act(team.s1, 'manageReport', month, 'submit'))
  expect((await open(team.s1, 'manageReport', month)).figures).toEqual({
    people: 2,
    taskDone: 2,
    taskLate: 2,
    onTimeRate: '50.0',
    hours: '4.0',
    reportsMissing: 1,
    applyForDone: 0,
    bugClosed: 0,
    okrProgress: null,
  })
})
