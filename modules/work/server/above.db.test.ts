import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let reader: Api

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { departmentId } = expectOk(await team.admin.get(`/api/user/${team.ids.s2}`)).data
  const { id } = expectOk(await team.admin.post('/api/role', { name: '日报阅读' })).data
  const codes = { id, permissionIds: [], operationCodes: ['dailyWork:read'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  await person(team.admin, 'reader1', '钱读', departmentId, [id])
  reader = await server.signIn('reader1', personPassword)
})
afterAll(() => server.close())

test('whoever may read reports reads those of their department and below, and of no other', async () => {
  const report = (who: keyof Team['ids']) => server.make('dailyWork', { userId: team.ids[who], date: '2026-11-16' })
  const [mine, other] = [await report('s2'), await report('s1')]
  expectOk(await reader.get(`/api/dailyWork/${mine}`))
  expect((await reader.get(`/api/dailyWork/${other}`)).status).toBe(404)
  expect((await team.s2.get(`/api/dailyWork/${other}`)).status).toBe(404)
  expectOk(await team.h.get(`/api/dailyWork/${other}`))
  // without the code nobody reads a colleague's
  const { rows } = await server.owner.query(`select id from store."user" where name = '钱读'`)
  await server.owner.query('update store.daily_work set user_id = $2 where id = $1', [mine, rows[0].id])
  expect((await team.s2.get(`/api/dailyWork/${mine}`)).status).toBe(404)
})

test('goals of those above are read once they are agreed on', async () => {
  const goal = (who: string, status: RowOf<'okr'>['status']) =>
    server.make('okr', { name: '增长', kind: 'O', userId: who, year: 2026, quarter: 4, status })
  const ids = { head: await goal(team.ids.h, '进行中'), draft: await goal(team.ids.h, '待确认') }
  const beside = await goal(team.ids.s2, '进行中')
  expectOk(await team.s1.get(`/api/okr/${ids.head}`))
  for (const id of [ids.draft, beside]) expect((await team.s1.get(`/api/okr/${id}`)).status).toBe(404)
  expect((await team.s2.get(`/api/okr/${ids.head}`)).status).toBe(404)
  // a superior elsewhere, and theirs
  await server.owner.query('update store."user" set superior_id = $2 where id = $1', [team.ids.s2, team.ids.g])
  await server.owner.query('update store."user" set superior_id = $2 where id = $1', [team.ids.g, team.ids.h])
  expectOk(await team.s2.get(`/api/okr/${ids.head}`))
  expect((await team.s2.patch(`/api/okr/${ids.head}`, { patch: { name: '别的' } })).status).toBe(403)
})
