import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, step } from '@chengban/server/testing/staff.ts'
import { expectOk, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const id = (await roleIds(team.admin)).审核
  const operationCodes = ['restDay:audit']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
})
afterAll(() => server.close())

/** A Monday to come. */
const monday = (): string => day(7 + ((8 - new Date(`${day()}T00:00:00Z`).getUTCDay()) % 7))
const after = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

test('a leave that was changed is agreed to by the head: it is its applicant’s, not the approver’s', async () => {
  const from = monday()
  const handoverId = team.ids.s2
  const values = { kind: '事假', startDate: from, endDate: after(from, 2), reason: '家中有事', handoverId }
  const { id } = expectOk(await team.s1.post('/api/restDay', values)).data
  expectOk(await step(team.s1, 'restDay', id, 'submit'))
  expectOk(await step(team.h, 'restDay', id, 'approve'))
  expectOk(await step(team.s1, 'restDay', id, 'change'))
  const { version } = (await team.s1.get(`/api/restDay/${id}`)).data
  expectOk(await team.s1.patch(`/api/restDay/${id}`, { id, version, patch: { endDate: after(from, 1) } }))
  expectOk(await step(team.s1, 'restDay', id, 'submit', { opinion: '早一天回来' }))
  expect(await step(team.h, 'restDay', id, 'approve')).toMatchObject({ code: 'OK' })
  expect((await team.s1.get(`/api/restDay/${id}`)).data).toMatchObject({ status: '通过', endDate: after(from, 1) })
})

test('what a change asks for beyond its leave waits before other requests, and its own growth is not counted twice', async () => {
  const grant = { userId: team.ids.s1, kind: '调休', hours: '16.0', expireDate: after(monday(), 200), remark: '结转' }
  expectOk(await team.admin.post('/api/restDay/action/adjust', grant))
  const from = after(monday(), 7)
  const ask = (day: string) =>
    team.s1.post('/api/restDay', { kind: '调休', startDate: day, endDate: day, reason: '家中有事' })
  const { id } = expectOk(await ask(from)).data
  expectOk(await step(team.s1, 'restDay', id, 'submit'))
  expectOk(await step(team.h, 'restDay', id, 'approve'))
  expectOk(await step(team.s1, 'restDay', id, 'change'))
  const { version } = (await team.s1.get(`/api/restDay/${id}`)).data
  expectOk(await team.s1.patch(`/api/restDay/${id}`, { id, version, patch: { endDate: after(from, 1) } }))
  expectOk(await step(team.s1, 'restDay', id, 'submit', { opinion: '多一天' }))
  const own = expectOk(await team.s1.get('/api/restDay/balance')).data.kinds[0]
  expect(own).toMatchObject({ hours: '8.0', reserved: '8.0', available: '0.0' })
  const other = expectOk(await ask(after(from, 3))).data.id
  expect(await step(team.s1, 'restDay', other, 'submit')).toMatchObject({
    status: 422,
    message: '调休余额不足，可用0小时',
  })
  expect(await step(team.h, 'restDay', id, 'approve')).toMatchObject({ code: 'OK' })
  const left = expectOk(await team.s1.get('/api/restDay/balance')).data.kinds[0]
  expect(left).toMatchObject({ hours: '0.0', reserved: '0.0' })
})

test('everybody reads who is away and when, and of others neither the kind nor the reason', async () => {
  const from = after(monday(), 21)
  const values = { kind: '事假', startDate: from, endDate: from, reason: '家中有事' }
  const { id } = expectOk(await team.s1.post('/api/restDay', values)).data
  const found = async () =>
    expectOk(await team.s2.get('/api/restDay?pageSize=50')).data.nodes.find((one: { id: string }) => one.id === id)
  expectOk(await step(team.s1, 'restDay', id, 'submit'))
  expect(await found()).toBeUndefined()
  expectOk(await step(team.h, 'restDay', id, 'approve'))
  expect(await found()).toMatchObject({ userId: team.ids.s1, away: '请假', startDate: from, endsOn: from })
  for (const name of ['kind', 'reason', 'file', 'hours', 'balanceBefore'])
    expect((await found())[name] ?? null).toBeNull()
  const kind = encodeURIComponent(JSON.stringify({ kind: { equalTo: '事假' } }))
  const byKind = async (api: Api) =>
    expectOk(await api.get(`/api/restDay?pageSize=50&filters=${kind}`)).data.nodes.map((one: { id: string }) => one.id)
  expect(await byKind(team.s1)).toContain(id)
  expect(await byKind(team.s2)).not.toContain(id)
})

test('everybody reads the end that holds now: of a leave cut short, and of one that waits for its change', async () => {
  const from = after(monday(), 28)
  const values = { kind: '事假', startDate: from, endDate: after(from, 2), reason: '家中有事', handoverId: team.ids.h }
  const { id } = expectOk(await team.s1.post('/api/restDay', values)).data
  const told = async () => {
    const row = expectOk(await team.s2.get(`/api/restDay/${id}`)).data
    return [row.endsOn, row.endsHalf, row.endDate ?? null]
  }
  const shown = async () => {
    const asked = `date1=${from}&date2=${after(from, 6)}&kinds=rest&userIds=${team.ids.s1}`
    const { nodes } = expectOk(await team.s2.get(`/api/workDay/calendar?${asked}`)).data
    return nodes.map((one: { start: string; end: string }) => [one.start, one.end])
  }
  expectOk(await step(team.s1, 'restDay', id, 'submit'))
  expectOk(await step(team.h, 'restDay', id, 'approve'))
  expect(await told()).toEqual([after(from, 2), '下午', null])
  const back = { reason: '提前回来', endDate: after(from, 1), endHalf: '上午' }
  expectOk(await step(team.s1, 'restDay', id, 'cancelRest', back))
  expect(await told()).toEqual([after(from, 1), '上午', null])
  expect(await shown()).toEqual([[from, after(from, 1)]])
  expectOk(await step(team.s1, 'restDay', id, 'change'))
  expect(await told()).toEqual([after(from, 1), '上午', null])
  expectOk(await step(team.s1, 'restDay', id, 'withdraw'))
  expectOk(await step(team.s1, 'restDay', id, 'cancelRest', { reason: '不休了' }))
  expect((await team.s2.get(`/api/restDay/${id}`)).status).toBe(404)
  expect(await shown()).toEqual([])
})
