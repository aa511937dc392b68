import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['documentation:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const given = { name: '请假与销假', type: '帮助文档', content: '提前提交' }
  id = expectOk(await team.h.post('/api/documentation', given)).data.id
})
afterAll(() => server.close())

const vote = (good: unknown, api = team.s1) => api.post('/api/documentation/action/vote', { id, good })
const read = async (api = team.s1) => expectOk(await api.get(`/api/documentation/${id}`)).data

test('what nobody can read yet is not voted on, and a voice says something', async () => {
  expect((await vote(true)).status).toBe(404)
  expect(await vote(true, team.h)).toMatchObject({ status: 409, message: '资料未发布' })
  expectOk(await team.h.post('/api/documentation/action/publish', { id, version: 1 }))
  expect((await vote(undefined)).status).toBe(422)
  expect(
    (await team.s1.patch(`/api/documentation/${id}`, { id, version: 2, patch: { goodUserIds: [] } })).status,
  ).not.toBe(200)
})

test('everybody has one voice, which may be changed, also at once; the page keeps its version', async () => {
  const { version } = await read()
  expect(expectOk(await vote(true)).data).toEqual({ good: true, goodCount: 1, badCount: 0 })
  expect(expectOk(await vote(true)).data).toMatchObject({ goodCount: 1, badCount: 0 })
  expect(await read()).toMatchObject({ version, goodUserIds: [team.ids.s1], isGood: true, isBad: false })
  expect((await read(team.s2)).isGood).toBe(false)
  const both = await Promise.all([vote(false), vote(false), vote(false, team.s2), vote(false, team.s2)])
  for (const one of both) expectOk(one)
  expect(await read()).toMatchObject({ version, goodCount: 0, badCount: 2, isGood: false, isBad: true })
})

test('a page is read once a person and day, by opening it; its version stays', async () => {
  const { version, readCount } = await read(team.h)
  const counted = async () =>
    (await server.owner.query<{ n: number }>('select read_count as n from store.documentation where id = $1', [id]))
      .rows[0]?.n
  expect(await counted()).toBe(readCount)
  expectOk(await team.g.get('/api/documentation?pageSize=10'))
  expect(await counted()).toBe(readCount)
  expect((await read(team.g)).readCount).toBe(readCount + 1)
  expect(await read(team.g)).toMatchObject({ readCount: readCount + 1, version })
  await server.owner.query('update app.documentation_read set day = day - 1')
  expect((await read(team.g)).readCount).toBe(readCount + 2)
})
