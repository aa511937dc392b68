import type { RowOf } from '@chengban/kernel/registry.ts'
import { decide, move } from '@chengban/server/testing/ledgers.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const worked = async (date: string, status: RowOf<'weekendTask'>['status']): Promise<string> => {
  return server.make('weekendTask', { userId: team.ids.s1, date, reason: '上线', status, actualHours: '6' })
}
const linked = async (id: string) =>
  (await sql('select overtime_id as id from store.weekend_task where id = $1', id))[0]?.id
const ask = async (date: string, more: object = {}): Promise<string> => {
  const body = { tzStart: `${date}T09:00:00+08:00`, tzEnd: `${date}T15:00:00+08:00`, way: '调休', reason: '上线' }
  const { id } = expectOk(await team.s1.post('/api/overtime', { ...body, ...more })).data
  expectOk(await move(team.s1, 'overtime', id, 'submit'))
  return id
}

test('overtime that passes stands on the weekend work of its person and day, and goes with being void', async () => {
  const [day] = await sql(
    `select ((app.now() at time zone 'Asia/Shanghai')::date + 6 - extract(isodow from app.now() at time zone 'Asia/Shanghai')::integer)::text as date`,
  )
  const { date } = day as { date: string }
  const weekend = await worked(date, '已确认')
  const id = await ask(date)
  expect(await linked(weekend)).toBeNull()
  await decide(team.h, 'overtime', id)
  expect(await linked(weekend)).toBe(id)
  const { version } = expectOk(await team.admin.get(`/api/overtime/${id}`)).data
  expectOk(await team.admin.post('/api/overtime/action/void', { id, version, opinion: '重复' }))
  expect(await linked(weekend)).toBeNull()
  const again = await ask(date, { weekendTaskId: weekend })
  await decide(team.h, 'overtime', again)
  expect(await linked(weekend)).toBe(again)
})
