import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Monday
  at('11-16T08:00:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  const signedIn = async (name: string): Promise<Api> => server.signIn(name, personPassword)
  const admin = await server.signIn('admin', adminPassword)
  team = { ...team, admin, s1: await signedIn('seller1'), g: await signedIn('boss1') }
}
const run = async (name: string) => expectOk(await team.admin.post('/api/test/job', { name })).data.result
const rows = async (resource: string, filters: object, sort = 'date') => {
  const where = encodeURIComponent(JSON.stringify(filters))
  return expectOk(await team.admin.get(`/api/${resource}?pageSize=50&sort=${sort}&filters=${where}`)).data.nodes
}
const version = async (resource: string, id: string): Promise<number> =>
  expectOk(await team.admin.get(`/api/${resource}/${id}`)).data.version
const day = ({ date }: { date: string }): string => date.slice(5, 10)

test('a series has its week when it is given out, and the next ones every Monday, once', async () => {
  const made = await team.g.post('/api/task', {
    name: '周报检查',
    designee: team.ids.s2,
    date: '2026-11-16',
    predict: '1.5',
    needConfirm: false,
    weeklyCycle: { weekdays: [1, 3], until: '2026-12-02' },
    users: [{ userId: team.ids.h, type: '抄送' }],
  })
  const { id } = expectOk(made).data
  const series = () => rows('task', { aboriginal: { equalTo: id } })
  expectOk(await team.g.post('/api/task/action/publish', { id, version: await version('task', id) }))
  const [second, ...none] = await series()
  expect([second, none.length]).toMatchObject([
    { date: '2026-11-18', originalTime: '2026-11-18', status: '待开始', predict: '1.5', weeklyCycle: null },
    0,
  ])
  const [copied] = await rows('taskUsers', { taskId: { equalTo: second.id } }, 'id')
  expect(copied).toMatchObject({ userId: team.ids.h, type: '抄送' })
  await wakeUp('11-23T00:20:00')
  expectOk(await team.admin.post('/api/holiday', { date: '2026-11-25', name: '司庆', kind: '公司假日' }))
  expect(await run('taskSeries')).toEqual({ made: 1 })
  await server.owner.query(`update store.task set date = '2026-11-27' where aboriginal = $1 and date = '2026-11-23'`, [
    id,
  ])
  const both = await Promise.all([run('taskSeries'), run('taskSeries')])
  expect(both).toEqual([{ made: 0 }, { made: 0 }])
  await wakeUp('11-30T00:20:00')
  expect(await run('taskSeries')).toEqual({ made: 2 })
  await wakeUp('12-07T00:20:00')
  expect(await run('taskSeries')).toEqual({ made: 0 })
  expect((await series()).map(day)).toEqual(['11-18', '11-27', '11-30', '12-02'])
})

test('meetings follow the rule of their kind, but for what somebody has made their own', async () => {
  // a Monday
  await wakeUp('12-07T10:00:00')
  const plain = { freq: 'week', weekdays: [1, 3, 5], time: '09:30', aheadDays: 7 }
  const rule = { ...plain, hostId: team.ids.g, userIds: [team.ids.s1] }
  const shown = await team.admin.get(
    `/api/meetingKind/preview?months=1&rule=${encodeURIComponent(JSON.stringify(rule))}`,
  )
  expect(expectOk(shown).data.dates.slice(0, 2)).toEqual(['2026-12-09T09:30:00+08:00', '2026-12-11T09:30:00+08:00'])
  const none = await team.admin.get(`/api/meetingKind/preview?rule=${encodeURIComponent('{"freq":"week"}')}`)
  expect(none.data.fields).toEqual({ rule: '请设置会议时间和主持人' })
  expect((await team.s1.get('/api/meetingKind/preview?rule={}')).status).toBe(403)

  const made = await team.admin.post('/api/meetingKind', { name: '站会', type: '晨会', rule })
  const kind: string = expectOk(made).data.id
  const meetings = (status = '待召开') => rows('workDay', { kind: { equalTo: kind }, status: { equalTo: status } })
  const change = async (more: object) =>
    expectOk(
      await team.admin.patch(`/api/meetingKind/${kind}`, { version: await version('meetingKind', kind), ...more }),
    )
  // the one of this morning is over
  expect((await meetings()).map(day)).toEqual(['12-09', '12-11', '12-14'])
  expect(await run('meetingRows')).toEqual({ made: 0 })
  const [first, second] = await meetings()
  expect(first).toMatchObject({ name: '站会', hostId: team.ids.g, endDate: '2026-12-09T10:30:00+08:00' })
  expect([...first.userIds].sort()).toEqual([team.ids.g, team.ids.s1].sort())
  const own = { version: await version('workDay', second.id), address: '二号会议室' }
  expectOk(await team.g.patch(`/api/workDay/${second.id}`, own))
  await change({ rule: { ...rule, time: '09:45' } })
  expect((await meetings()).map(({ date }: { date: string }) => date.slice(5, 16))).toEqual([
    '12-09T09:45',
    '12-11T09:30',
    '12-14T09:45',
  ])
  await wakeUp('12-08T01:00:00')
  expect(await Promise.all([run('meetingRows'), run('meetingRows')])).toEqual([{ made: 0 }, { made: 0 }])
  await wakeUp('12-09T01:00:00')
  expect(await run('meetingRows')).toEqual({ made: 1 })
  expectOk(await team.admin.patch('/api/meetingKind/meetingKind-enable', { id: kind, isEnable: false }))
  expect((await meetings()).length).toBe(0)
  expect((await meetings('已取消')).map(day)).toEqual(['12-09', '12-11', '12-14', '12-16'])
  expect(await run('meetingRows')).toEqual({ made: 0 })
  expectOk(await team.admin.patch('/api/meetingKind/meetingKind-enable', { id: kind, isEnable: true }))
  expect((await meetings()).map(day)).toEqual(['12-09', '12-11', '12-14', '12-16'])
})

test('a kind whose host is gone is told, and holds up no other', async () => {
  const rule = { freq: 'day', time: '23:00', hostId: '01900000-0000-7000-8000-000000000000', aheadDays: 0 }
  const kinds = await Promise.all(
    ['甲会', '乙会'].map((name) =>
      team.admin.post('/api/meetingKind', { name, type: '晨会', rule: { ...rule, freq: 'none' } }),
    ),
  )
  const [lost, kept] = kinds.map((one) => expectOk(one).data.id)
  await server.owner.query(`update store.meeting_kind set rule = $2 where id = $1`, [lost, JSON.stringify(rule)])
  await server.owner.query(`update store.meeting_kind set rule = $2 where id = $1`, [
    kept,
    JSON.stringify({ ...rule, hostId: team.ids.g }),
  ])
  expect((await team.admin.post('/api/test/job', { name: 'meetingRows' })).code).not.toBe('OK')
  expect((await rows('workDay', { kind: { equalTo: kept } })).length).toBe(1)
  expect((await rows('workDay', { kind: { equalTo: lost } })).length).toBe(0)
})
