import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const asked = (module: string, values: unknown) =>
  `/api/foretold?module=${module}&values=${encodeURIComponent(JSON.stringify(values))}`
const figures = async (module: string, values: unknown, who: keyof Team & ('s1' | 's2') = 's1') =>
  expectOk(await team[who].get(asked(module, values))).data.figures

// Friday to Monday: the weekend between has no working days
const leave = { kind: '事假', startDate: '2026-11-27', startHalf: '下午', endDate: '2026-11-30', endHalf: '下午' }

it('nothing is foretold to who may make no such record, nor of what foretells nothing', async () => {
  expect(await team.s1.get(asked('submitPayroll', {}))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await team.s1.get(asked('nothing', {}))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await team.s1.get('/api/foretold?module=restDay&values=5')).toMatchObject({ code: 'VALIDATION' })
  expect(await team.s1.get(asked('impRecord', { tzStart: '2026-11-26T09:00:00+08:00' }))).toMatchObject({
    code: 'FORBIDDEN',
  })
})

it('days and hours of a leave are those that the record will have, half days and free days heeded', async () => {
  const told = await figures('restDay', leave)
  expect(told).toEqual({ days: '1.5', hours: '12.0' })
  const made = expectOk(await team.s1.post('/api/restDay', { ...leave, reason: '家中有事' })).data
  expect({ days: made.days, hours: made.hours }).toEqual(told)
})

it.each([
  ['a column is missing', { ...leave, endDate: null }],
  ['a column cannot stand', { ...leave, endDate: '2026-11-31' }],
  ['a code does not stand', { ...leave, kind: '没有的' }],
  ['it would be refused', { ...leave, endDate: '2026-11-26' }],
  ['a year would be counted through', { ...leave, endDate: '9999-11-26' }],
])('nothing is told while %s', async (_, values) => {
  expect(await figures('restDay', values)).toEqual({})
})

it('what is worked out rests on what was worked out before it', async () => {
  const overtime = { tzStart: '2026-11-28T09:00:00+08:00', tzEnd: '2026-11-28T12:10:00+08:00' }
  expect(await figures('overtime', overtime)).toMatchObject({ holiday: '休息日', time: '3.0' })
})
