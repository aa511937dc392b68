import { clock } from '@chengban/engine/clock.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)
beforeAll(async () => {
  at('2026-11-02T09:00:00+08:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const client = async (name: string, more = ''): Promise<string> => {
  const place = { type: '公立医院', province: '浙江省', city: '嘉兴市', linkman: '王主任', phone: '13912345678' }
  const body = { name, confirmDuplicate: true, ...place }
  const { id } = expectOk(await team.s1.post('/api/client', body)).data
  await sql(`update store.client set status = '通过', grade = 'C', tz_owned = '2026-11-02 09:00+08' where id = $1`, id)
  if (more) await sql(`update store.client set ${more} where id = $1`, id)
  return id
}
const run = async () => {
  const admin = await server.signIn('admin', adminPassword)
  return expectOk(await admin.post('/api/test/job', { name: 'clientPool' })).data.result
}
const ownership = async (id: string) => (await sql('select ownership, user_id from store.client where id = $1', id))[0]

test('a client falls on the day its term is over, not the day before, and its owner hears of it; others stay', async () => {
  const idle = await client('甲医院')
  const met = await client('乙医院', `tz_owned = '2026-11-20 09:00+08'`)
  const held = await client('丙医院', `ownership = '锁定'`)
  const draft = await client('戊医院', `status = '草稿'`)
  at('2026-12-01T23:59:00+08:00')
  expect(await run()).toEqual({ fall: 0 })
  at('2026-12-02T02:00:00+08:00')
  expect(await run()).toEqual({ fall: 1 })
  expect(await run()).toEqual({ fall: 0 })
  expect(await ownership(idle)).toEqual({ ownership: '公海', user_id: null })
  for (const id of [met, draft]) expect(await ownership(id)).toEqual({ ownership: '私有', user_id: team.ids.s1 })
  expect((await ownership(held)).ownership).toBe('锁定')
  const [term] = await sql(
    'select kind, reason, user_id from store.client_owner where client_id = $1 and tz_end is null',
    idle,
  )
  expect(term).toEqual({ kind: '公海', reason: '超期未联系', user_id: null })
  const told = await sql(`select user_id from store.message where title like '【公海】客户【甲医院】%'`)
  expect(told).toEqual([{ user_id: team.ids.s1 }])
})
