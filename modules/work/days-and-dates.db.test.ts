import { clock } from '@chengban/engine/clock.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

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
  const admin = await server.signIn('admin', adminPassword)
  const [s1, s2, h, g] = await Promise.all(
    ['seller1', 'seller2', 'head1', 'boss1'].map((name) => server.signIn(name, personPassword)),
  )
  if (s1 && s2 && h && g) team = { ...team, admin, s1, s2, h, g }
}
const get = async (api: Team['s1'], path: string) => expectOk(await api.get(`/api/${path}`)).data

test('a week’s report may go in once it is open, its days are told and it is not locked', async () => {
  const may = () => get(team.s1, 'task/canWeekReport?weekStart=2026-11-16')
  const window = {
    tzOpen: '2026-11-20T12:00:00+08:00',
    tzDue: '2026-11-23T10:00:00+08:00',
    tzLock: '2026-11-25T18:00:00+08:00',
  }
  const isAt = (data: Record<string, string>) =>
    Object.fromEntries(Object.keys(window).map((name) => [name, Date.parse(String(data[name]))]))
  const wanted = isAt(window)
  for (const [day, status] of [
    ['2026-11-16', '已提交'],
    ['2026-11-17', '已锁定'],
    ['2026-11-18', '免交'],
    ['2026-11-19', '退回'],
  ] as const)
    await server.put('marketWork', { userId: team.ids.s1, date: day, status })
  await wakeUp('11-20T11:59:59')
  expect(await may()).toMatchObject({ can: false, reason: '未到填写时间' })
  await wakeUp('11-20T17:00:00')
  const told = await may()
  expect([told, isAt(told)]).toMatchObject([
    { can: false, reason: '日报未交：11-17', missing: ['2026-11-17'], weekWorkId: null },
    wanted,
  ])
  await server.owner.query(`update store.market_work set status = '免交' where user_id = $1 and date = '2026-11-17'`, [
    team.ids.s1,
  ])
  expect(await may()).toMatchObject({ can: true, reason: null, missing: [] })
  expect((await team.s1.get('/api/task/canWeekReport?weekStart=2026-11-17')).data.fields).toEqual({
    weekStart: '日期错误',
  })
  await wakeUp('11-25T17:50:00')
  at('11-25T17:59:59')
  expect(await may()).toMatchObject({ can: true })
  await wakeUp('11-25T18:00:02')
  expect(await may()).toMatchObject({ can: false, reason: '填报已锁定，请申请解锁' })
})

test('a task’s day is asked to move, and everybody reads what they may of it', async () => {
  await wakeUp('11-30T09:00:00')
  const body = { name: '接口联调', designee: team.ids.s2, date: '2026-12-02', auditor1: team.ids.h }
  const users = [{ userId: team.ids.s1, type: '抄送' }]
  const { id } = expectOk(await team.g.post('/api/task', { ...body, users })).data
  const version = async () => (await get(team.admin, `task/${id}`)).version
  const act = async (api: Team['s1'], name: string, more: object = {}) =>
    api.post(`/api/task/action/${name}`, { id, version: await version(), ...more })
  expectOk(await act(team.g, 'publish'))
  expectOk(await act(team.s2, 'confirm'))
  const wish = { targetType: 'task', targetId: id, newDate: '2026-12-04', cause: '等接口' }
  expectOk(await team.s2.post('/api/change/changeApply', { ...wish, version: await version() }))

  const history = (api: Team['s1']) => api.get(`/api/change/changeHistory?targetType=task&targetId=${id}`)
  expect(expectOk(await history(team.s2)).data).toMatchObject({
    originalDate: '2026-12-02',
    date: '2026-12-02',
    nodes: [{ sequence: 1, oldDate: '2026-12-02', newDate: '2026-12-04', days: 2, status: '待审核' }],
  })
  const waiting = await get(team.h, 'change/changeWait')
  expect(waiting).toMatchObject({
    nodes: [{ kind: 'task', title: '接口联调', userId: team.ids.s2, newDate: '2026-12-04', days: 2 }],
    totalCount: 1,
    counts: { wait: 1, task: 1, applyFor: 0, bug: 0 },
  })
  expect(await get(team.h, 'change/changeWait?kind=bug')).toMatchObject({ nodes: [], totalCount: 0 })
  expect(await get(team.s2, 'change/changeWait?state=mine')).toMatchObject({ totalCount: 1, counts: { wait: 0 } })
  const [one] = waiting.nodes
  expectOk(await team.h.post('/api/change/action/audit', { id: one.id, version: one.version, pass: true }))
  expect(await get(team.h, 'change/changeWait')).toMatchObject({ totalCount: 0, counts: { wait: 0 } })
  expect(await get(team.h, 'change/changeWait?state=done')).toMatchObject({ nodes: [{ status: '同意' }] })

  const unknown = '01900000-0000-7000-8000-000000000000'
  const people = await get(team.s1, `task/taskUserIds?ids=${id},${unknown}`)
  expect(people.nodes).toMatchObject([
    { taskId: id, designee: team.ids.s2, auditor1: team.ids.h, users: [{ type: '抄送' }] },
  ])
  expect([...people.nodes[0].all].sort()).toEqual([team.ids.g, team.ids.s2, team.ids.h, team.ids.s1].sort())
  expect((await team.s1.get('/api/task/taskUserIds?ids=x')).status).toBe(422)
  const preview = await get(team.s2, `task/preview?id=${id}`)
  expect(preview).toMatchObject({ task: { name: '接口联调' }, plan: { planHours: '0.0', days: [] } })
  expect(preview.actions).toContain('sendResult')
  expect((await get(team.s1, `task/preview?id=${id}`)).actions).not.toContain('sendResult')

  const calendar = (api: Team['s1'], more = '') => get(api, `workDay/calendar?date1=2026-11-30&date2=2026-12-06${more}`)
  const own = await calendar(team.s2)
  expect(own.days).toHaveLength(7)
  expect(own.days[5]).toMatchObject({ date: '2026-12-05', isWorkDay: false })
  expect(own.nodes).toMatchObject([{ kind: 'task', id, start: '2026-12-04', allDay: true, isDelay: false }])
  expect((await calendar(team.s2, '&kinds=meeting')).nodes).toEqual([])
  expect((await team.s2.get('/api/workDay/calendar?date1=2026-11-30&date2=2027-01-31')).data.fields).toEqual({
    date2: '日期错误',
  })
})

test('of others’ meetings that one does not see the calendar tells the time alone', async () => {
  const kind = expectOk(
    await team.admin.post('/api/meetingKind', { name: '评审', type: '评审会', rule: { freq: 'none' } }),
  )
  const meeting = { name: '保密评审', kind: kind.data.id, date: '2026-12-02T10:00:00+08:00', userIds: [team.ids.g] }
  const { id } = expectOk(await team.h.post('/api/workDay', { ...meeting, hostId: team.ids.h })).data
  const asked = `workDay/calendar?date1=2026-12-02&date2=2026-12-02&kinds=meeting&userIds=${team.ids.g}`
  const busy = { start: '2026-12-02T10:00:00+08:00', end: '2026-12-02T11:00:00+08:00', userId: team.ids.g }
  expect((await get(team.s2, asked)).nodes).toEqual([
    { kind: 'meeting', id: null, title: '忙碌', allDay: false, status: null, isDelay: false, route: null, ...busy },
  ])
  expect((await get(team.g, asked)).nodes).toMatchObject([{ id, title: '保密评审', status: '待召开', ...busy }])
})
