import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, step } from '@chengban/server/testing/staff.ts'
import {
  expectOk,
  pdf,
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
let judge: Api

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const department = (await team.admin.get('/api/department?pageSize=50')).data.nodes[0].id
  await person(team.admin, 'hr1', '人一', department, [roles.人事 as string, roles.员工 as string])
  judge = await server.signIn('hr1', personPassword)
})
afterAll(() => server.close())

const evidence = async (api: Api, name: string) => [
  { url: expectOk(await api.upload(name, pdf, 'application/pdf')).data },
]
const waits = async (api: Api, id: string): Promise<boolean> => {
  const { nodes } = expectOk(await api.get('/api/auditTask?box=todo')).data
  return nodes.some(({ relevanceId }: { relevanceId: string }) => relevanceId === id)
}

test('whoever is accused answers with files, and the answer waits in the inbox of those who judge', async () => {
  const said = { userId: team.ids.s1, date: day(), kind: '流程', level: '提醒', detail: '未按流程' }
  const { id } = expectOk(await team.admin.post('/api/violate', said)).data
  expectOk(await step(team.admin, 'violate', id, 'submit'))
  expect(await waits(judge, id)).toBe(false)
  const answer = (move: string, more: object) => step(team.s1, 'violate', id, move, more)
  expect((await answer('explain', { file: 'x', statement: '在外' })).data.fields).toHaveProperty('file')
  expectOk(await answer('explain', { statement: '在外', file: await evidence(team.s1, '说明.pdf') }))
  const read = async () => expectOk(await team.s1.get(`/api/violate/${id}`)).data
  expect((await read()).statementFile).toHaveLength(1)
  // the reporter does not decide on it either
  expect([await waits(team.admin, id), await waits(judge, id)]).toEqual([false, true])
  expectOk(await step(judge, 'violate', id, 'audit', { pass: true }))
  expectOk(await answer('appeal', { appeal: '已报备', file: await evidence(team.s1, '报备.pdf') }))
  expect(await read()).toMatchObject({ status: '复核中', statementFile: [{}], appealFile: [{}] })
})
