import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

const may = (...codes: string[]) =>
  server.owner.query(
    `update store."user" set operations = $1 where id = (select user_id from store.admin where name = 'xs02')`,
    [JSON.stringify(codes)],
  )
const status = async (path: string) => (await seller.get(`/api${path}`)).status

test('who knows a project by its name alone counts nothing of it, and sees neither its documents nor its plan', async () => {
  await may('projectReport:read')
  const report = async () => expectOk(await seller.get('/api/project/report')).data
  const own = await report()
  const { rows } = await server.owner.query('select id from store.project order by id')
  const seen = await Promise.all(rows.map(({ id }) => status(`/project/${id}`)))
  const { id } = rows[seen.indexOf(404)]
  await may('projectReport:read', 'money:apply')
  expect(await status(`/project/${id}`)).toBe(200)
  expect(await report()).toEqual(own)
  expect(await status(`/project-progress/impFiles?projectId=${id}`)).toBe(404)
  expect(await status(`/project-module/gantt?projectId=${id}`)).toBe(404)
  const known = rows[seen.indexOf(200)].id
  expect(await status(`/project-progress/impFiles?projectId=${known}`)).toBe(200)
  expect(await status(`/project-module/gantt?projectId=${known}`)).toBe(200)
})
