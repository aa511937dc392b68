import { type Cast, expectOk, makeCast, pdf, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { Desk, House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let id: string
let draftedFile: string

beforeAll(async () => {
  house = await staffedHouse({ graphql: true })
  cast = await makeCast(house)
  const { id: roleId } = expectOk(await cast.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await cast.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await cast.admin.post('/api/userRole', { userId: cast.ids.g, roleId }))
  expectOk(await cast.g.post('/api/category', { id: 'prices', name: '价格' }))
})
afterAll(() => house.close())

const paper = async () => [{ url: expectOk(await cast.s1.upload('报价.pdf', pdf, 'application/pdf')).data }]
const read = async (desk: Desk) => expectOk(await desk.get(`/api/course/${id}`)).data
const act = async (desk: Desk, name: string, more: object = {}) =>
  expectOk(await desk.post(`/api/course/action/${name}`, { id, version: (await read(desk)).version, ...more }))
const patch = async (sent: object) =>
  expectOk(await cast.s1.patch(`/api/course/${id}`, { id, version: (await read(cast.s1)).version, patch: sent }))
const graphql = async (desk: Desk) => {
  const response = await house.app.inject({
    ...{ method: 'POST', url: '/postgraphiles/public/graphql' },
    payload: { query: `{ course(id: "${id}") { id checks } }` },
    headers: { authorization: `Bearer ${desk.token}` },
  })
  return response.json().data.course
}

/** Handed in once and refused, handed in again and passed; then a change that adds a chapter is refused. */
const refusedChange = async () => {
  const file = await paper()
  const drafted = await paper()
  draftedFile = drafted[0]?.url ?? ''
  const sent = { name: '报价', categoryId: 'prices', summary: '怎么报', teacherId: cast.ids.h }
  id = expectOk(await cast.s1.post('/api/course', sent)).data.id
  await patch({ chapters: [{ name: '总则', type: '文档', file }] })
  await act(cast.s1, 'submit')
  const [{ id: first }] = (await read(cast.g)).chapters
  await act(cast.g, 'check', { chapterId: first, ok: false, opinion: '口径不对' })
  await act(cast.g, 'reject', { opinion: '再想想' })
  await act(cast.s1, 'submit')
  await act(cast.g, 'check', { chapterId: first, ok: true })
  await act(cast.g, 'approve')
  await act(cast.s1, 'change')
  await patch({ chapters: [{ id: first }, { name: '附则（2027价格）', type: '文档', file: drafted }] })
  await act(cast.s1, 'submit')
  const { chapters } = (await read(cast.g)).change.draft
  await act(cast.g, 'check', { chapterId: chapters[1].id, ok: false, opinion: '价格还没有定' })
  await act(cast.g, 'reject', { opinion: '以后再说' })
  return chapters[1].id
}

test('notes of a review are for who makes, teaches, keeps or decides on the course, and no learner reads a drafted chapter', async () => {
  const chapterId = await refusedChange()
  const ours = [{ chapterId, chapter: '附则（2027价格）', ok: false, opinion: '价格还没有定' }]
  for (const desk of [cast.s1, cast.h, cast.g]) {
    expect((await read(desk)).checks).toEqual(ours)
    expect((await graphql(desk)).checks).toEqual(ours)
  }
  const { nodes } = expectOk(await cast.s2.get('/api/course?pageSize=50')).data
  expect(nodes.map((one: { id: string }) => one.id)).toEqual([id])
  const shown = [
    await read(cast.s2),
    nodes,
    await graphql(cast.s2),
    expectOk(await cast.s2.get(`/api/qlxx/course?id=${id}`)).data,
  ]
  expect([shown[0].checks, shown[2]]).toEqual([null, { id, checks: null }])
  expect(JSON.stringify(shown)).not.toMatch(/附则|价格还没有定|口径不对/)
})

test('what a change drafted is in the history for who reads the draft, also when it was refused', async () => {
  const query = `{ comments(filter: {relevanceId: {equalTo: "${id}"}}) { nodes { content detail } } }`
  const asked = async (desk: Desk) => {
    const response = await house.app.inject({
      ...{ method: 'POST', url: '/postgraphiles/public/graphql' },
      payload: { query },
      headers: { authorization: `Bearer ${desk.token}` },
    })
    return response.json().data.comments.nodes
  }
  const listed = async (desk: Desk) =>
    expectOk(await desk.get(`/api/comment?module=course&relevanceId=${id}&pageSize=50`)).data.nodes
  for (const door of [asked, listed]) {
    for (const desk of [cast.s1, cast.h, cast.g]) {
      const said = JSON.stringify(await door(desk))
      expect(said).toMatch(/附则.*附则/s)
    }
    const told: { content: string; detail: { changes: readonly object[] } }[] = await door(cast.s2)
    expect(JSON.stringify(told)).not.toContain('附则')
    const drafted = told.filter(({ content }) => /^(修改变更内容|提交变更)/.test(content))
    expect(drafted.map(({ detail }) => detail.changes)).toEqual([[], []])
    expect(told.some(({ detail }) => detail.changes.length > 0)).toBe(true)
  }
})

test('a file that was drafted is read by who reads the draft', async () => {
  const statusOf = async ({ token }: Desk) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await house.app.inject({ url: draftedFile, headers })).statusCode
  }
  expect([await statusOf(cast.s1), await statusOf(cast.g), await statusOf(cast.s2)]).toEqual([200, 200, 404])
})
