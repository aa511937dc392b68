import { path } from '@chengban/server/graphql/routes.ts'
import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
let id: string
beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
  const lead = { initiator: team.ids.g, principalId: team.ids.g }
  const project = { name: '挂号改造', type: '实施项目', startTime: '2026-09-01', projectStatus: '实施中' } as const
  id = await server.make('project', { ...project, ...lead, range: '全院' })
  await server.make('projectMember', { projectId: id, userId: team.ids.g, kind: 'implement' })
})
afterAll(() => server.close())

const query = (filters: object): string => `filters=${encodeURIComponent(JSON.stringify(filters))}`

test('who keeps the books names a project they have no part in', async () => {
  const service = { content: '云主机', date: day(), type: '云服务器', money: '300.00', company: 'A', supplier: '云商' }
  const found = await staff.book1.get(`/api/project?${query({ name: { equalTo: '挂号改造' } })}`)
  expect(expectOk(found).data.nodes.map(({ id: one }: { id: string }) => one)).toEqual([id])
  expect(expectOk(await staff.book1.post('/api/moneyServer', { ...service, projectId: id })).data.projectId).toBe(id)
})

test('who may neither ask for money nor keep books hears of no project of others', async () => {
  expect((await team.s2.get(`/api/project/${id}`)).status).toBe(404)
  expect(expectOk(await team.s2.get('/api/project')).data.totalCount).toBe(0)
})

test('of a project named for money alone one reads what names it, through every door', async () => {
  const read = expectOk(await staff.book1.get(`/api/project/${id}`)).data
  expect(read).toMatchObject({ name: '挂号改造', projectStatus: '实施中' })
  expect([read.principalId, read.budget, read.initiator, read.range, read.startTime]).toEqual(Array(5).fill(null))
  const [listed] = expectOk(await staff.book1.get('/api/project')).data.nodes
  expect([listed.name, listed.principalId, listed.range]).toEqual(['挂号改造', null, null])
  const asked = '{ projects { nodes { name range principalId } } }'
  const { data } = await call(server.app, 'POST', path, staff.book1.token, { query: asked })
  expect(data.projects.nodes).toEqual([{ name: '挂号改造', range: null, principalId: null }])
})

test('what is hidden of such a project is neither found by nor sorted by', async () => {
  const found = await staff.book1.get(`/api/project?${query({ range: { equalTo: '全院' } })}`)
  expect(found.status === 200 ? found.data.totalCount : 0).toBe(0)
})

test('such a sight opens no line of the project and none of its acts', async () => {
  expect(expectOk(await staff.book1.get('/api/projectMember')).data.totalCount).toBe(0)
  const { version } = (await staff.book1.get(`/api/project/${id}`)).data
  const patch = { id, version, patch: { name: 'x' } }
  expect((await staff.book1.patch(`/api/project/${id}`, patch)).status).toBe(403)
  expect((await staff.book1.remove(`/api/project/${id}`, { id, version })).status).toBe(403)
  expect((await step(staff.book1, 'project', id, 'pause', { opinion: '停' })).status).toBe(403)
  const { rows } = await server.owner.query('select name, project_status from store.project where id = $1', [id])
  expect(rows).toEqual([{ name: '挂号改造', project_status: '实施中' }])
})
