import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const [monday, next, after] = ['2026-11-16', '2026-11-23', '2026-11-30']

beforeAll(async () => {
  // a Monday
  at('11-16T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  const [admin, s1] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
  ])
  team = { ...team, admin, s1 }
}
const row = async (kind: string, id: string) => expectOk(await team.admin.get(`/api/${kind}/${id}`)).data
const act = async (api: Api, kind: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${kind}/action/${name}`, { id, version: (await row(kind, id)).version, ...more })
const week = async (weekStart: string, more: object = {}): Promise<string> =>
  expectOk(await team.s1.post('/api/taskWeek', { weekStart, ...more })).data.id
const linesOf = async (id: string): Promise<unknown[]> =>
  ((await row('taskWeek', id)).task as Record<string, unknown>[]).map(({ title, planHours, isCarry }) => [
    title,
    planHours,
    isCarry,
  ])
const line = (title: string, more: object = {}) => ({ sourceType: '其他', title, planHours: '4.0', ...more })
const rests = (from: string, to: string) =>
  server.make('restDay', {
    userId: team.ids.s1,
    kind: '年假',
    startDate: from,
    endDate: to,
    reason: '家事',
    status: '通过',
    days: '1',
  })

test('what a week leaves undone goes on in the next: as it is told, or as the next is made', async () => {
  const work = { name: '接口', designee: team.ids.s1, date: '2026-11-20', needConfirm: false }
  const made = expectOk(await team.g.post('/api/task', work)).data
  expectOk(await act(team.g, 'task', 'publish', made.id))
  const source = { sourceType: 'task', sourceId: made.id, title: '接口', planHours: '8.0', remainHours: '2.5' }
  const id = await week(monday, { task: [line('文档', { isDone: true }), { ...source, reason: '未联调' }] })
  expectOk(await act(team.s1, 'taskWeek', 'submit', id))
  // nothing is carried over before the week is reported
  const ahead = await week(next)
  expect(await linesOf(ahead)).toEqual([])
  await wakeUp('11-20T11:59:59')
  expect((await act(team.s1, 'taskWeek', 'save', id, { summarize: '好' })).data.fields).toEqual({
    weekStart: '未到填写时间',
  })
  await wakeUp('11-20T12:00:00')
  for (const _ of ['once', 'again']) expectOk(await act(team.s1, 'taskWeek', 'save', id, { summarize: '好' }))
  expect(await linesOf(ahead)).toEqual([['接口', '2.5', true]])
  expect((await row('taskWeek', ahead)).planHours).toBe('2.5')

  // the lines the person sends replace all others, and unfinished work from the week before is marked
  expectOk(
    await team.s1.patch(`/api/taskWeek/${ahead}`, {
      patch: { task: [{ ...source, reason: '等待' }, line('评审', { reason: '改期' })] },
    }),
  )
  expect(await linesOf(ahead)).toEqual([
    ['接口', '8.0', true],
    ['评审', '4.0', false],
  ])
  expectOk(await act(team.s1, 'taskWeek', 'submit', ahead))
  await wakeUp('11-27T12:00:00')
  await server.owner.query('update store.task set designee = $2 where id = $1', [made.id, team.ids.s2])
  expectOk(await act(team.s1, 'taskWeek', 'save', ahead, { summarize: '好' }))
  // work reassigned to someone else is not carried over
  const third = await week(after)
  expect(await linesOf(third)).toEqual([['评审', '4.0', true]])
  expectOk(await team.s1.remove(`/api/taskWeek/${third}`))
  expect(await linesOf(await week(after, { task: [line('新的')] }))).toEqual([['新的', '4.0', false]])
})

test('leave of a whole week, and of a day of rest, is told of', async () => {
  await rests('2026-12-07', '2026-12-10')
  const id = await week('2026-12-07')
  expect((await row('taskWeek', id)).isLeave).toBe(false)
  await rests('2026-12-11', '2026-12-14')
  expect((await row('taskWeek', id)).isLeave).toBe(true)
  const day = async (date: string) =>
    expectOk(await team.s1.post('/api/weekendTask', { date, reason: '上线' })).data.isLeave
  expect(await day('2026-12-12')).toBe(true)
  expect(await day('2026-12-19')).toBe(false)
})

test('plans name the meeting of their week or day', async () => {
  const kind = async (type: string): Promise<string> =>
    expectOk(await team.admin.post('/api/meetingKind', { name: type, type, rule: { freq: 'none' } })).data.id
  const [weekly, morning] = [await kind('周例会'), await kind('晨会')]
  const meeting = async (of: string, date: string, who: string) =>
    expectOk(await team.admin.post('/api/workDay', { name: '会', kind: of, date, hostId: who })).data.id
  const { s1, s2 } = team.ids
  await meeting(weekly, '2026-12-22T09:00:00+08:00', s2)
  await meeting(weekly, '2026-12-28T00:00:00+08:00', s1)
  const met = await meeting(weekly, '2026-12-27T23:59:59+08:00', s1)
  expect((await row('taskWeek', await week('2026-12-21'))).workDayId).toBe(met)
  const off = await meeting(morning, '2026-12-26T09:00:00+08:00', s1)
  const made = await team.s1.post('/api/weekendTask', { date: '2026-12-26', reason: '上线' })
  expect(expectOk(made).data.workDayId).toBe(off)
})

test('a week is told of until its report is locked, and again while that is unlocked', async () => {
  await wakeUp('12-18T12:00:00')
  const id = await week('2026-12-14', { task: [line('文档', { isDone: true })] })
  expectOk(await act(team.s1, 'taskWeek', 'submit', id))
  await server.make('weekWork', { userId: team.ids.s1, weekStart: '2026-12-14', tzLock: '2026-12-23 18:00+08' })
  const save = () => act(team.s1, 'taskWeek', 'save', id, { summarize: '好' })
  await wakeUp('12-23T18:00:02')
  expect([(await save()).status, (await save()).message]).toEqual([409, '填报已锁定，请申请解锁'])
  await server.owner.query(`update store.week_work set tz_unlock = '2026-12-28 15:00+08' where user_id = $1`, [
    team.ids.s1,
  ])
  expectOk(await save())
  await wakeUp('12-28T15:00:02')
  expect((await save()).status).toBe(409)
})

test('what was sent out is told of by its person, and planned by who sent it alone', async () => {
  const head = await server.signIn('head1', personPassword)
  const id = await week('2027-01-04', { task: [line('接口'), line('文档')] })
  expectOk(await act(team.s1, 'taskWeek', 'submit', id))
  expectOk(await act(head, 'taskWeek', 'send', id))
  const [first, second] = (await row('taskWeek', id)).task as { id: string; version: number }[]
  const send = (api: Api, task: object[]) => api.patch(`/api/taskWeek/${id}`, { patch: { task } })
  const kept = [{ id: first?.id }, { id: second?.id }]
  for (const task of [[kept[0]], [...kept, line('新的')], [{ ...kept[0], planHours: '1.0' }, kept[1]]])
    expect((await send(team.s1, task as object[])).status).toBeGreaterThanOrEqual(403)
  expectOk(
    await send(team.s1, [
      { ...kept[0], isDone: true },
      { ...kept[1], reason: '未联调' },
    ]),
  )
  expect(await linesOf(id)).toEqual([
    ['接口', '4.0', false],
    ['文档', '4.0', false],
  ])
  expectOk(await send(head, [{ ...kept[0], planHours: '6.0' }]))
  expect(await linesOf(id)).toEqual([['接口', '6.0', false]])
})
