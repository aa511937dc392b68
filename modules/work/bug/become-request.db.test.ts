import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-11-02', principalId: g, devPrincipalId: g }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
})
afterAll(() => server.close())

const row = async (kind: string, id: string) => expectOk(await team.admin.get(`/api/${kind}/${id}`)).data
const act = async (api: Api, kind: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${kind}/action/${name}`, { id, version: (await row(kind, id)).version, ...more })
const found = async (more: object): Promise<string> =>
  expectOk(await team.admin.post('/api/bug', { name: '保存报错', step: '点保存', projectId: project, ...more })).data.id

test('a bug that is none becomes a requirement of whoever found it, handed in', async () => {
  const id = await found({ name: '希望能导出' })
  expectOk(await act(team.admin, 'bug', 'submit', id))
  expectOk(await act(team.g, 'bug', 'toApplyFor', id, { opinion: '是需求' }))
  const { status, resolution, applyForId } = await row('bug', id)
  expect([status, resolution]).toEqual(['已关闭', '转需求'])
  const request = await row('applyFor', applyForId)
  expect([request.name, request.status, request.bugId]).toEqual(['希望能导出', '待一级审核', id])
  expect(request.code).toMatch(/^XQ\d+$/)
  const again = await act(team.admin, 'bug', 'reopen', id, { opinion: '又出现' })
  expect([again.status, again.message]).toEqual([409, '已转需求，不能重新激活'])
  const { rows } = await server.owner.query(
    'select user_id = $2 as first from store.audit_task where relevance_id = $1',
    [applyForId, request.audit1],
  )
  expect(rows).toEqual([{ first: true }])
})
