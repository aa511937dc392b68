import { clock } from '@chengban/engine/clock.ts'
import { screensOf } from '@chengban/engine/dashboard/place.ts'
import { areas } from '@chengban/server/compose.ts'
import { inForce, invoice, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualRoutes } from './usual-ways.ts'

let all: Ledgers
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T09:00:00')
  all = await openLedgers()
})
afterAll(() => {
  clock.shift(0)
  return all?.server.close()
})

const hello = async (api = all.s2) => expectOk(await api.get('/api/home/hello')).data
const taskOf = async (name: string, date: string, designee = all.ids.s2): Promise<string> => {
  const { id, version } = expectOk(await all.g.post('/api/task', { name, designee, date })).data
  expectOk(await all.g.post('/api/task/action/publish', { id, version }))
  return id
}

test('whoever is not signed in gets nothing, whoever has nothing gets empty parts', async () => {
  expect(await all.s1.as('').get('/api/home/hello')).toMatchObject({ status: 401 })
  expect(await hello()).toMatchObject({
    audits: { count: 0, overdue: 0, nodes: [] },
    tasks: { today: 0, overdue: 0, nodes: [] },
    day: { isWorkDay: true, isLeave: false, plan: null, report: null, timeliness: null },
    meetings: [],
  })
  expect((await hello()).day.button).toEqual({ label: '提交预估', link: '/taskDay' })
})

test('tasks of the day and late ones are one’s own, those to come and those of others are not told', async () => {
  const today = await taskOf('今天交', '2026-11-16')
  await taskOf('明天交', '2026-11-17')
  await taskOf('别人的', '2026-11-16', all.ids.s1)
  const late = await taskOf('拖着的', '2026-11-16')
  await all.server.owner.query(`update store.task set date = '2026-11-13' where id = $1`, [late])
  const { tasks } = await hello()
  expect([tasks.today, tasks.overdue]).toEqual([1, 1])
  expect(tasks.nodes.map(({ id }: { id: string }) => id)).toEqual([late, today])
  expect(tasks.nodes[0]).toMatchObject({ name: '拖着的', date: '2026-11-13', delayDays: 1 })
  expect(tasks.nodes[0].link).toContain(late)
})

test('an invoice to be audited waits for those who may, and not for its applicant', async () => {
  const before = (await hello(all.f1)).audits.count
  const contract = await inForce(all)
  const { id } = expectOk(await invoice(all, contract, '1000')).data
  expectOk(await move(all.s1, 'invoicing', id, 'submit'))
  const { audits } = await hello(all.f1)
  expect(audits.count).toBe(before + 1)
  expect(audits.nodes.find(({ module }: { module: string }) => module === 'invoicing').link).toContain(id)
  expect((await hello(all.s1)).audits.nodes).toEqual([])
})

test('a meeting of the day stands there until it is called off', async () => {
  const rule = { freq: 'none' }
  const kind = expectOk(await all.admin.post('/api/meetingKind', { name: '碰头', type: '周例会', rule })).data.id
  const { s2, s1 } = all.ids
  const meeting = { name: '周会', kind, userIds: [s2], hostId: s1 }
  const { id } = expectOk(await all.s1.post('/api/workDay', { ...meeting, date: '2026-11-16T23:59:00+08:00' })).data
  expectOk(await all.s1.post('/api/workDay', { ...meeting, name: '明日会', date: '2026-11-17T00:01:00+08:00' }))
  const { meetings } = await hello()
  expect(meetings).toMatchObject([{ id, name: '周会', reply: '待确认' }])
  await all.server.owner.query(`update store.work_day set status = '已取消' where id = $1`, [id])
  expect((await hello()).meetings).toEqual([])
})

test('ways are those of the person’s group until they choose, and never one they may not open', async () => {
  const routes = async () => (await hello()).shortcuts.map(({ route }: { route: string }) => route)
  expect(await routes()).toEqual([])
  await all.server.owner.query(
    `update store."user" set role_id = (select id from store.role where name = '销售') where id = $1`,
    [all.ids.s2],
  )
  expect(await routes()).toEqual(['/client', '/contract'])
  const { version } = expectOk(await all.s2.get(`/api/user/${all.ids.s2}`)).data
  const settings = { shortcuts: ['/contract', '/role', '/client'] }
  expectOk(await all.s2.patch(`/api/user/${all.ids.s2}`, { version, patch: { settings } }))
  expect(await routes()).toEqual(['/contract', '/client'])
})

test('every usual way is a route of the product', () => {
  const screens = screensOf(areas)
  expect(usualRoutes.filter((route) => !(route in screens))).toEqual([])
})
