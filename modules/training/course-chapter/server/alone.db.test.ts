import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string
let chapters: { id: string; name: string }[]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const owner = `insert into store.category (id, tz_create, tz_update, name) values ('rules', now(), now(), '制度')`
  await server.owner.query(owner)
})
afterAll(() => server.close())

const question = (content: string) => ({
  type: '判断',
  content,
  options: ['正确', '错误'].map((text, at) => ({ key: 'AB'[at], text })),
  answer: ['A'],
})
const read = async () => expectOk(await team.s1.get(`/api/course/${id}`)).data
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const drafted = async () => (await read()).change?.draft.chapters
/** Starts a change of an approved, published course, so that the edits below go to the draft until the review. */
const change = async () => {
  await server.owner.query(`update store.course set status = '通过', shelf = '已上架' where id = $1`, [id])
  expectOk(await team.s1.post('/api/course/action/change', { id, version: (await read()).version }))
}
const sort = async (ids: readonly string[], api = team.s1, version?: number) =>
  api.post('/api/courseChapter/action/sort', { courseId: id, version: version ?? (await read()).version, ids })

beforeEach(async () => {
  const file = [{ url: expectOk(await team.s1.upload('制度.pdf', pdf, 'application/pdf')).data }]
  const body = { name: '审批制度', categoryId: 'rules', summary: '怎么批' }
  const lines = [
    { name: '总则', type: '文档', file },
    { name: '附则', type: '文档', file },
    { name: '测验', type: '测验', questions: [question('一'), question('二')] },
  ]
  id = expectOk(await team.s1.post('/api/course', { ...body, chapters: lines })).data.id
  chapters = (await read()).chapters
})

test('a chapter sent alone in a change is written into the draft of its course, and stands as it was', async () => {
  await change()
  const [first, second] = chapters
  const path = `/api/courseChapter/${first?.id}`
  expect((await team.s2.patch(path, { patch: { name: '新总则' } })).status).toBeGreaterThanOrEqual(403)
  const wrong = await team.s1.patch(path, { patch: { name: '' } })
  expect([wrong.status, wrong.data.fields]).toEqual([422, { name: '章节名称不能为空' }])
  const file = [{ url: expectOk(await team.s1.upload('新.pdf', pdf, 'application/pdf')).data }]
  expectOk(await team.s1.patch(path, { patch: { name: '新总则', file } }))
  const made = expectOk(
    await team.s1.post('/api/courseChapter', { courseId: id, name: '补充', type: '文档', file }),
  ).data
  expectOk(await team.s1.remove(`/api/courseChapter/${second?.id}`))
  expect(names((await read()).chapters)).toEqual(['总则', '附则', '测验'])
  const draft = await drafted()
  expect(draft.map(({ name }: { name?: string }) => name)).toEqual(['新总则', undefined, '补充'])
  expect(draft[2].id).toBe(made.id)
  expect((await read()).change.diff).toContainEqual(
    expect.objectContaining({ field: 'chapters', new: '新增补充；修改总则、测验；删除附则' }),
  )
})

test('a question sent alone in a change is written into the draft of the course above its chapter', async () => {
  await change()
  const quiz = chapters[2]
  const [one, two] = expectOk(await team.s1.get(`/api/courseChapter/${quiz?.id}`)).data.questions
  const wrong = await team.s1.patch(`/api/courseQuestion/${one.id}`, { patch: { content: '' } })
  expect(Object.keys(wrong.data.fields)).toEqual(['content'])
  expectOk(await team.s1.patch(`/api/courseQuestion/${one.id}`, { patch: { score: 30 } }))
  expectOk(await team.s1.remove(`/api/courseQuestion/${two.id}`))
  expectOk(await team.s1.post('/api/courseQuestion', { chapterId: quiz?.id, ...question('三') }))
  const [, , draft] = await drafted()
  expect(draft.questions).toMatchObject([{ id: one.id, score: 30 }, { content: '三' }])
  const [, , standing] = (await read()).chapters
  expect(expectOk(await team.s1.get(`/api/courseChapter/${standing.id}`)).data.questions).toHaveLength(2)
  expectOk(await team.s1.post('/api/course/action/submit', { id, version: (await read()).version }))
  const late = await team.s1.patch(`/api/courseQuestion/${one.id}`, { patch: { score: 40 } })
  expect([late.status, late.message]).toEqual([409, '审批中，不能修改'])
})

test('all chapters are put into an order at once: exactly those of the course, by who makes it, in its version', async () => {
  const [a, b, c] = chapters.map((one) => one.id) as [string, string, string]
  expect((await sort([a, b, c], team.s2)).status).toBe(404)
  for (const ids of [
    [a, b],
    [a, b, c, c],
    [a, b, b],
    [a, b, id],
  ])
    expect((await sort(ids)).message).toBe('章节不一致')
  expect((await sort([c, a, b], team.s1, 99)).message).toBe('单据已变更，请刷新')
  const done = expectOk(await sort([c, a, b])).data
  const row = await read()
  expect(names(row.chapters)).toEqual(['测验', '总则', '附则'])
  expect(done).toEqual({ courseId: id, version: row.version })
  expect(row.chapters.map((one: { sort: number }) => one.sort)).toEqual([1, 2, 3])
})

test('in a change the order is that of the draft, its further chapters with it; passed, it is refused', async () => {
  const [a, b, c] = chapters.map((one) => one.id) as [string, string, string]
  await server.owner.query(`update store.course set status = '通过', shelf = '已上架' where id = $1`, [id])
  expect((await sort([c, a, b])).message).toBe('已通过，请发起变更')
  await change()
  const { id: more } = expectOk(
    await team.s1.post('/api/courseChapter', { courseId: id, name: '补充', type: '测验', questions: [question('四')] }),
  ).data
  expect((await sort([c, a, b])).message).toBe('章节不一致')
  expectOk(await sort([more, c, a, b]))
  expect((await drafted()).map((one: { id: string }) => one.id)).toEqual([more, c, a, b])
  expect((await drafted())[0]).toMatchObject({ name: '补充', questions: [{ content: '四' }] })
  expect(names((await read()).chapters)).toEqual(['总则', '附则', '测验'])
})
