import { clock } from '@chengban/engine/clock.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const period = { year: 2026, quarter: 4 }
let goal: string
let first: string

beforeAll(async () => {
  // a Monday
  at('11-16T09:00:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  goal = expectOk(await team.s1.post('/api/okr', { name: '目标', kind: 'O', ...period })).data.id
  const below = { name: '结果', kind: 'KR', ...period, parentId: goal, weight: '100', start: '0', target: '50' }
  first = expectOk(await team.s1.post('/api/okr', below)).data.id
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
const version = async (kind: string, id: string): Promise<number> =>
  expectOk(await team.admin.get(`/api/${kind}/${id}`)).data.version
const act = async (name: string, more: object = {}) =>
  team.s1.post(`/api/okr/action/${name}`, { id: goal, version: await version('okr', goal), ...more })
const checks = async (): Promise<{ id: string; date: string; version: number; status: string; tzBack: string }[]> => {
  const filters = encodeURIComponent(JSON.stringify({ okrId: { equalTo: first } }))
  return expectOk(await team.admin.get(`/api/okrCheck?pageSize=50&sort=date&filters=${filters}`)).data.nodes
}
const confirm = (more: object, api = team.h) => api.post('/api/okr/confirm', more)
const refresh = (more: object = {}, api = team.s1) => api.post('/api/okr/refresh', { ...period, ...more })
const none = { created: 0, removed: 0, updated: 0 }

test('a goal is confirmed or handed back by whom it asks, with the version they saw', async () => {
  expectOk(await act('submit'))
  const seen = { kind: 'okr', id: goal, version: await version('okr', goal) }
  expect((await confirm({ ...seen, pass: true }, team.s2)).code).toBe('NOT_FOUND')
  expect((await confirm({ ...seen, pass: true }, team.s1)).code).toBe('FORBIDDEN')
  expect((await confirm({ ...seen, pass: false })).data.fields).toEqual({ opinion: '请填写意见' })
  expect((await confirm({ ...seen, version: 1, pass: true })).message).toBe('单据已变更，请刷新')
  expect((await confirm({ kind: 'okr', pass: true })).data.fields).toEqual({ id: '请选择OKR' })
  expect(expectOk(await confirm({ ...seen, pass: false, opinion: '目标偏低' })).data).toMatchObject({ status: '退回' })
  expectOk(await act('submit'))
  const again = await confirm({ ...seen, version: await version('okr', goal), pass: true })
  expect(expectOk(again).data).toMatchObject({ id: goal, status: '进行中', confirmed: 1 })
})

test('follow-ups are made and taken away as the calendar asks, once', async () => {
  expect(expectOk(await refresh()).data).toEqual(none)
  expect((await refresh({ userIds: [team.ids.s1] }, team.s2)).code).toBe('FORBIDDEN')
  expectOk(await team.admin.post('/api/holiday', { date: '2026-11-27', name: '司庆', kind: '公司假日' }))
  const both = await Promise.all([refresh(), refresh({ userIds: [team.ids.s1] }, team.admin)])
  const sum = (name: keyof typeof none) => both.reduce((total, one) => total + expectOk(one).data[name], 0)
  expect([sum('created'), sum('removed'), sum('updated')]).toEqual([1, 1, 0])
  expect((await checks()).map(({ date }) => date.slice(5))).toContain('11-26')
  expect((await checks()).map(({ date }) => date.slice(5))).not.toContain('11-27')
  await server.owner.query('update store.okr set current = 7 where id = $1', [first])
  expect(expectOk(await refresh()).data).toEqual({ ...none, updated: 1 })
  expect(expectOk(await refresh()).data).toEqual(none)
})

test('a follow-up handed back may be done anew for two working days, and is missed after them', async () => {
  const [due] = await checks()
  const fill = async (value: string) => {
    const [row] = await checks()
    return team.s1.post('/api/okrCheck/action/fill', { id: row?.id, version: row?.version, value })
  }
  expectOk(await fill('20'))
  await wakeUp('11-30T15:00:00')
  const [filled] = await checks()
  const row = { id: filled?.id, version: filled?.version }
  expect((await confirm({ kind: 'check', ids: [row], pass: false })).data.fields).toEqual({ opinion: '请填写意见' })
  expect(expectOk(await confirm({ kind: 'check', ids: [row], pass: false, opinion: '请核对' })).data).toMatchObject({
    id: due?.id,
    status: '待跟进',
    confirmed: 1,
  })
  expect((await checks())[0]?.tzBack).toMatch(/^2026-11-30T15:00/)
  expectOk(await team.admin.post('/api/test/job', { name: 'okrCheck' }))
  expect((await checks())[0]?.status).toBe('待跟进')
  await wakeUp('12-02T23:59:59')
  // the open page of its objective reads how far it has come
  const heard: string[] = []
  server.owner.on('notification', ({ payload = '' }) => heard.push(payload))
  await server.owner.query(`listen ${channel}`)
  expectOk(await fill('21'))
  const changed = { event: 'record', module: 'okr', id: first }
  await expect.poll(() => heard.map((one) => JSON.parse(one))).toContainEqual(changed)
  expect((await checks())[0]?.tzBack).toBeNull()
  const [told] = await checks()
  expectOk(await confirm({ kind: 'check', id: told?.id, version: told?.version, pass: false, opinion: '再核对' }))
  await wakeUp('12-04T23:59:59')
  expectOk(await team.admin.post('/api/test/job', { name: 'okrCheck' }))
  expect((await checks())[0]?.status).toBe('缺失')
})

test('the weeks of a year are those of their Thursdays', async () => {
  await wakeUp('12-05T09:00:00')
  const other = await server.signIn('seller2', personPassword)
  const weeks = async (year: number) => expectOk(await team.s1.get(`/api/okr/datelist?year=${year}`)).data
  const numbers = await Promise.all([2026, 2027, 2028, 2029, 2030].map(async (year) => (await weeks(year)).totalCount))
  expect(numbers).toEqual([53, 52, 52, 52, 52])
  const { nodes } = await weeks(2026)
  expect(nodes[0]).toMatchObject({ weekStart: '2025-12-29', weekEnd: '2026-01-04', year: 2026, month: 1, week: 1 })
  expect(nodes.at(-1)).toMatchObject({ weekStart: '2026-12-28', year: 2026, month: 12, week: 5, quarter: 4 })
  expect(nodes.filter(({ isNow }: { isNow: boolean }) => isNow)).toMatchObject([{ weekStart: '2026-11-30' }])
  expect(nodes.find(({ weekStart }: { weekStart: string }) => weekStart === '2026-11-16')).toMatchObject({
    due: 1,
    filled: 0,
  })
  const others = expectOk(await other.get(`/api/okr/datelist?year=2026&userId=${team.ids.s1}`)).data.nodes
  expect(others.every(({ due }: { due: number }) => due === 0)).toBe(true)
})
