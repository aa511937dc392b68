import { clock } from '@chengban/engine/clock.ts'
import { type Cast, expectOk, makeCast, personPassword, staffedHouse } from '@chengban/server/testing/cast.ts'
import { adminPassword, type House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Monday
  at('11-16T09:00:00')
  house = await staffedHouse()
  cast = await makeCast(house)
})
afterAll(() => {
  clock.shift(0)
  return house.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  const admin = await house.signIn('admin', adminPassword)
  const [s1, s2, h, g] = await Promise.all(
    ['seller1', 'seller2', 'head1', 'boss1'].map((name) => house.signIn(name, personPassword)),
  )
  if (s1 && s2 && h && g) cast = { ...cast, admin, s1, s2, h, g }
}
const get = async (desk: Cast['s1'], path: string) => expectOk(await desk.get(`/api/${path}`)).data

test('a week’s report may go in once it is open, its days are told and it is not locked', async () => {
  const may = () => get(cast.s1, 'task/canWeekReport?weekStart=2026-11-16')
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
  ])
    await house.owner.query(
      `insert into store.market_work (id, tz_create, tz_update, user_id, date, status)
       values (uuidv7(), now(), now(), $1, $2, $3)
       on conflict (user_id, date) do update set status = excluded.status`,
      [cast.ids.s1, day, status],
    )
  await wakeUp('11-20T11:59:59')
  expect(await may()).toMatchObject({ can: false, reason: '未到填写时间' })
  await wakeUp('11-20T17:00:00')
  const told = await may()
  expect([told, isAt(told)]).toMatchObject([
    { can: false, reason: '日报未交：11-17', missing: ['2026-11-17'], weekWorkId: null },
    wanted,
  ])
  await house.owner.query(`update store.market_work set status = '免交' where user_id = $1 and date = '2026-11-17'`, [
    cast.ids.s1,
  ])
  expect(await may()).toMatchObject({ can: true, reason: null, missing: [] })
  expect((await cast.s1.get('/api/task/canWeekReport?weekStart=2026-11-17')).data.fields).toEqual({
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
  const body = { name: '接口联调', designee: cast.ids.s2, date: '2026-12-02', auditor1: cast.ids.h }
  const users = [{ userId: cast.ids.s1, type: '抄送' }]
  const { id } = expectOk(await cast.g.post('/api/task', { ...body, users })).data
  const version = async () => (await get(cast.admin, `task/${id}`)).version
  const act = async (desk: Cast['s1'], name: string, more: object = {}) =>
    desk.post(`/api/task/action/${name}`, { id, version: await version(), ...more })
  expectOk(await act(cast.g, 'publish'))
  expectOk(await act(cast.s2, 'confirm'))
  const wish = { targetType: 'task', targetId: id, newDate: '2026-12-04', cause: '等接口' }
  expectOk(await cast.s2.post('/api/change/changeApply', { ...wish, version: await version() }))

  const history = (desk: Cast['s1']) => desk.get(`/api/change/changeHistory?targetType=task&targetId=${id}`)
  expect(expectOk(await history(cast.s2)).data).toMatchObject({
    originalDate: '2026-12-02',
    date: '2026-12-02',
    nodes: [{ sequence: 1, oldDate: '2026-12-02', newDate: '2026-12-04', days: 2, status: '待审核' }],
  })
  const waiting = await get(cast.h, 'change/changeWait')
  expect(waiting).toMatchObject({
    nodes: [{ kind: 'task', title: '接口联调', userId: cast.ids.s2, newDate: '2026-12-04', days: 2 }],
    totalCount: 1,
    counts: { wait: 1, task: 1, applyFor: 0, bug: 0 },
  })
  expect(await get(cast.h, 'change/changeWait?kind=bug')).toMatchObject({ nodes: [], totalCount: 0 })
  expect(await get(cast.s2, 'change/changeWait?state=mine')).toMatchObject({ totalCount: 1, counts: { wait: 0 } })
  const [one] = waiting.nodes
  expectOk(await cast.h.post('/api/change/action/audit', { id: one.id, version: one.version, pass: true }))
  expect(await get(cast.h, 'change/changeWait')).toMatchObject({ totalCount: 0, counts: { wait: 0 } })
  expect(await get(cast.h, 'change/changeWait?state=done')).toMatchObject({ nodes: [{ status: '同意' }] })

  const unknown = '01900000-0000-7000-8000-000000000000'
  const people = await get(cast.s1, `task/taskUserIds?ids=${id},${unknown}`)
  expect(people.nodes).toMatchObject([
    { taskId: id, designee: cast.ids.s2, auditor1: cast.ids.h, users: [{ type: '抄送' }] },
  ])
  expect([...people.nodes[0].all].sort()).toEqual([cast.ids.g, cast.ids.s2, cast.ids.h, cast.ids.s1].sort())
  expect((await cast.s1.get('/api/task/taskUserIds?ids=x')).status).toBe(422)
  const preview = await get(cast.s2, `task/preview?id=${id}`)
  expect(preview).toMatchObject({ task: { name: '接口联调' }, plan: { planHours: '0.0', days: [] } })
  expect(preview.actions).toContain('sendResult')
  expect((await get(cast.s1, `task/preview?id=${id}`)).actions).not.toContain('sendResult')

  const calendar = (desk: Cast['s1'], more = '') =>
    get(desk, `workDay/calendar?date1=2026-11-30&date2=2026-12-06${more}`)
  const own = await calendar(cast.s2)
  expect(own.days).toHaveLength(7)
  expect(own.days[5]).toMatchObject({ date: '2026-12-05', isWorkDay: false })
  expect(own.nodes).toMatchObject([{ kind: 'task', id, start: '2026-12-04', allDay: true, isDelay: false }])
  expect((await calendar(cast.s2, '&kinds=meeting')).nodes).toEqual([])
  expect((await cast.s2.get('/api/workDay/calendar?date1=2026-11-30&date2=2027-01-31')).data.fields).toEqual({
    date2: '日期错误',
  })
})

test('of others’ meetings that one does not see the calendar tells the time alone', async () => {
  const kind = expectOk(
    await cast.admin.post('/api/meetingKind', { name: '评审', type: '评审会', rule: { freq: 'none' } }),
  )
  const meeting = { name: '保密评审', kind: kind.data.id, date: '2026-12-02T10:00:00+08:00', userIds: [cast.ids.g] }
  const { id } = expectOk(await cast.h.post('/api/workDay', { ...meeting, hostId: cast.ids.h })).data
  const asked = `workDay/calendar?date1=2026-12-02&date2=2026-12-02&kinds=meeting&userIds=${cast.ids.g}`
  const busy = { start: '2026-12-02T10:00:00+08:00', end: '2026-12-02T11:00:00+08:00', userId: cast.ids.g }
  expect((await get(cast.s2, asked)).nodes).toEqual([
    { kind: 'meeting', id: null, title: '忙碌', allDay: false, status: null, isDelay: false, route: null, ...busy },
  ])
  expect((await get(cast.g, asked)).nodes).toMatchObject([{ id, title: '保密评审', status: '待召开', ...busy }])
})
