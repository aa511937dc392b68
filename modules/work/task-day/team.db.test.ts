import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import {
  expectOk,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let dev: Api
let devId: string
let awayId: string

const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T18:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  const held = [roles.研发 ?? '', roles.员工 ?? '']
  devId = await person(team.admin, 'dev1', '乙', departmentId, held)
  awayId = await person(team.admin, 'dev2', '丙', departmentId, held)
  await server.owner.query('update store."user" set is_work = false where id = $1', [awayId])
  dev = await server.signIn('dev1', personPassword)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const teamOf = (api: Api, more = '') => api.get(`/api/taskDay/team?date=2026-11-16${more}`)
const names = async (more = '') =>
  expectOk(await teamOf(team.h, more)).data.nodes.map(({ name }: { name: string }) => name)
const urge = (api: Api, userIds: string[]) => api.post('/api/taskDay/urging', { date: '2026-11-16', userIds })

test('who leads nobody has an empty team, and nobody has one on a day off', async () => {
  const empty = { counts: expect.objectContaining({ people: 0, leave: 0, notEstimate: 0 }), nodes: [] }
  expect(expectOk(await teamOf(dev)).data).toEqual(empty)
  expect(expectOk(await team.h.get('/api/taskDay/team?date=2026-11-21')).data).toEqual(empty)
})

test('a team is seen by those who lead it, and its counts add up', async () => {
  const { counts } = expectOk(await teamOf(team.h)).data
  const { people, ...states } = counts
  expect(Object.values(states as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(people)
  expect([counts.people, counts.leave, counts.notEstimate]).toEqual([3, 1, 2])
  expect((await names()).toSorted()).toEqual(['丙', '乙', '林一'])
  expect((await names('&state=confirmNot')).toSorted()).toEqual(['乙', '林一'])
})

test('who has not told of the day is urged once in four hours, and nobody whom one does not lead', async () => {
  at('11-16T18:10:00')
  expect((await urge(dev, [devId])).status).toBe(403)
  expect((await urge(team.h, [devId, team.ids.g])).status).toBe(403)
  expect(expectOk(await urge(team.h, [devId, awayId])).data).toEqual({ sent: 1, skipped: 1 })
  const both = await Promise.all([urge(team.h, [devId, team.ids.s1]), urge(team.h, [devId, team.ids.s1])])
  expect(both.map(({ data }) => data.sent).sort()).toEqual([0, 1])
  const { rows } = await server.owner.query(
    `select title, link from store.message where user_id = $1 and kind = '催办'`,
    [devId],
  )
  expect(rows).toEqual([{ title: '【催办】请提交11-16产出', link: '/phone/phoneTodayOutput?date=2026-11-16' }])
  at('11-16T22:09:58')
  const h = await server.signIn('head1', personPassword)
  at('11-16T22:09:59')
  expect(expectOk(await urge(h, [devId])).data.sent).toBe(0)
  at('11-16T22:10:30')
  expect(expectOk(await urge(h, [devId])).data.sent).toBe(1)
})

test('whoever has told of it waits to be confirmed', async () => {
  at('11-16T18:30:00')
  dev = await server.signIn('dev1', personPassword)
  team = { ...team, h: await server.signIn('head1', personPassword) }
  const items = [{ sourceType: '其他', title: '整理', actualHours: '2.0', output: '好了', isDone: true }]
  expectOk(await dev.post('/api/taskDay/action/save', { date: '2026-11-16', items }))
  expect(await names('&state=confirm')).toEqual(['乙'])
  const { nodes } = expectOk(await teamOf(team.h, '&state=confirm')).data
  expect(nodes[0]).toMatchObject({
    taskDay: { actualHours: '2.0' },
    items: [{ title: '整理', output: '好了' }],
    report: { kind: 'dailyWork', status: '已提交', timeliness: '按时' },
  })
})

test('whoever confirms days without leading anybody sees their department and below, and may confirm there', async () => {
  at('11-17T18:00:00')
  const admin = await server.signIn('admin', adminPassword)
  const { id } = expectOk(await admin.post('/api/role', { name: '日计划确认' })).data
  expectOk(
    await admin.patch('/api/role/action/set-permission', {
      ...{ id, permissionIds: [], operationCodes: ['taskDay:confirm'] },
    }),
  )
  const { departmentId } = (await admin.get(`/api/user/${team.ids.s1}`)).data
  await person(admin, 'deputy1', '副手', departmentId, [id])
  const deputy = await server.signIn('deputy1', personPassword)
  const { nodes } = expectOk(await deputy.get('/api/taskDay/team?date=2026-11-17')).data
  expect(nodes.map(({ name }: { name: string }) => name).toSorted()).toEqual(['丙', '乙', '林一', '郑安'])
  dev = await server.signIn('dev1', personPassword)
  const items = [{ sourceType: '其他', title: '整理', actualHours: '2.0', output: '好了', isDone: true }]
  const day = expectOk(await dev.post('/api/taskDay/action/save', { date: '2026-11-17', items })).data
  const ids = [{ id: day.id, version: day.version }]
  const s2 = await server.signIn('seller2', personPassword)
  expect((await s2.post('/api/taskDay/action/confirm', { ids })).status).toBe(404)
  expect(expectOk(await deputy.post('/api/taskDay/action/confirm', { ids })).data.confirmed).toBe(1)
})
