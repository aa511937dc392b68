import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string
let draftedFile: string

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.g, roleId }))
  expectOk(await team.g.post('/api/category', { id: 'prices', name: '价格' }))
})
afterAll(() => server.close())

const paper = async () => [{ url: expectOk(await team.s1.upload('报价.pdf', pdf, 'application/pdf')).data }]
const read = async (api: Api) => expectOk(await api.get(`/api/course/${id}`)).data
const act = async (api: Api, name: string, more: object = {}) =>
  expectOk(await api.post(`/api/course/action/${name}`, { id, version: (await read(api)).version, ...more }))
const patch = async (sent: object) =>
  expectOk(await team.s1.patch(`/api/course/${id}`, { id, version: (await read(team.s1)).version, patch: sent }))
const graphql = async (api: Api) => {
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/postgraphiles/public/graphql' },
    payload: { query: `{ course(id: "${id}") { id checks } }` },
    headers: { authorization: `Bearer ${api.token}` },
  })
  return response.json().data.course
}

/** Handed in once and refused, handed in again and passed; then a change that adds a chapter is refused. */
const refusedChange = async () => {
  const file = await paper()
  const drafted = await paper()
  draftedFile = drafted[0]?.url ?? ''
  const sent = { name: '报价', categoryId: 'prices', summary: '怎么报', teacherId: team.ids.h }
  id = expectOk(await team.s1.post('/api/course', sent)).data.id
  await patch({ chapters: [{ name: '总则', type: '文档', file }] })
  await act(team.s1, 'submit')
  const [{ id: first }] = (await read(team.g)).chapters
  await act(team.g, 'check', { chapterId: first, ok: false, opinion: '口径不对' })
  await act(team.g, 'reject', { opinion: '再想想' })
  await act(team.s1, 'submit')
  await act(team.g, 'check', { chapterId: first, ok: true })
  await act(team.g, 'approve')
  await act(team.s1, 'change')
  await patch({ chapters: [{ id: first }, { name: '附则（2027价格）', type: '文档', file: drafted }] })
  await act(team.s1, 'submit')
  const { chapters } = (await read(team.g)).change.draft
  await act(team.g, 'check', { chapterId: chapters[1].id, ok: false, opinion: '价格还没有定' })
  await act(team.g, 'reject', { opinion: '以后再说' })
  return chapters[1].id
}

test('notes of a review are for who makes, teaches, keeps or decides on the course, and no learner reads a drafted chapter', async () => {
  const chapterId = await refusedChange()
  const ours = [{ chapterId, chapter: '附则（2027价格）', ok: false, opinion: '价格还没有定' }]
  for (const api of [team.s1, team.h, team.g]) {
    expect((await read(api)).checks).toEqual(ours)
    expect((await graphql(api)).checks).toEqual(ours)
  }
  const { nodes } = expectOk(await team.s2.get('/api/course?pageSize=50')).data
  expect(nodes.map((one: { id: string }) => one.id)).toEqual([id])
  const shown = [
    await read(team.s2),
    nodes,
    await graphql(team.s2),
    expectOk(await team.s2.get(`/api/qlxx/course?id=${id}`)).data,
  ]
  expect([shown[0].checks, shown[2]]).toEqual([null, { id, checks: null }])
  expect(JSON.stringify(shown)).not.toMatch(/附则|价格还没有定|口径不对/)
})

test('what a change drafted is in the history for who reads the draft, also when it was refused', async () => {
  const query = `{ comments(filter: {relevanceId: {equalTo: "${id}"}}) { nodes { content detail } } }`
  const asked = async (api: Api) => {
    const response = await server.app.inject({
      ...{ method: 'POST', url: '/postgraphiles/public/graphql' },
      payload: { query },
      headers: { authorization: `Bearer ${api.token}` },
    })
    return response.json().data.comments.nodes
  }
  const listed = async (api: Api) =>
    expectOk(await api.get(`/api/comment?module=course&relevanceId=${id}&pageSize=50`)).data.nodes
  for (const door of [asked, listed]) {
    for (const api of [team.s1, team.h, team.g]) {
      const said = JSON.stringify(await door(api))
      expect(said).toMatch(/附则.*附则/s)
    }
    const told: { content: string; detail: { changes: readonly object[] } }[] = await door(team.s2)
    expect(JSON.stringify(told)).not.toContain('附则')
    const drafted = told.filter(({ content }) => /^(修改变更内容|提交变更)/.test(content))
    expect(drafted.map(({ detail }) => detail.changes)).toEqual([[], []])
    expect(told.some(({ detail }) => detail.changes.length > 0)).toBe(true)
  }
})

test('a file that was drafted is read by who reads the draft', async () => {
  const statusOf = async ({ token }: Api) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await server.app.inject({ url: draftedFile, headers })).statusCode
  }
  expect([await statusOf(team.s1), await statusOf(team.g), await statusOf(team.s2)]).toEqual([200, 200, 404])
})
