import { type Cast, expectOk, makeCast, pdf, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let id: string

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const { id: roleId } = expectOk(await cast.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await cast.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await cast.admin.post('/api/userRole', { userId: cast.ids.g, roleId }))
  expectOk(await cast.g.post('/api/category', { id: 'rules', name: '制度' }))
})
afterAll(() => house.close())

const paper = async () => [{ url: expectOk(await cast.s1.upload('制度.pdf', pdf, 'application/pdf')).data }]
const question = (more: object = {}) => ({
  type: '单选',
  content: '几级审批',
  options: [
    { key: 'A', text: '一级' },
    { key: 'B', text: '二级' },
  ],
  answer: ['B'],
  ...more,
})
const read = async (desk = cast.s1) => expectOk(await desk.get(`/api/course/${id}`)).data
const act = async (desk: Cast['s1'], name: string, more: object = {}) =>
  desk.post(`/api/course/action/${name}`, { id, version: (await read(desk)).version, ...more })
const patch = async (sent: object) =>
  cast.s1.patch(`/api/course/${id}`, { id, version: (await read()).version, patch: sent })
const names = (row: { chapters: { name: string }[] }) => row.chapters.map(({ name }) => name)
/** Those of the draft where there is one, as the reviewer reads them. */
const underReview = async (): Promise<{ id: string; name: string }[]> => {
  const { chapters, change } = await read(cast.g)
  return change?.draft.chapters ?? chapters
}
const reviewAll = async () => {
  for (const { id: chapterId } of await underReview()) expectOk(await act(cast.g, 'check', { chapterId, ok: true }))
}

test('a course without a required chapter, or with one that is empty, is not handed in', async () => {
  const made = expectOk(
    await cast.s1.post('/api/course', { name: '审批制度', categoryId: 'rules', summary: '怎么批' }),
  ).data
  id = made.id
  expect(id).toMatch(/^KC\d{9}$/)
  expect((await act(cast.s1, 'submit')).message).toBe('请至少添加一个必修章节')
  expectOk(await patch({ chapters: [{ name: '总则', type: '文档' }] }))
  expect((await act(cast.s1, 'submit')).message).toBe('章节【总则】内容不完整')
  const wrong = await patch({ chapters: [{ name: '测验', type: '测验', questions: [question({ answer: ['C'] })] }] })
  expect(wrong.data.fields).toEqual({ 'chapters.0.questions.0.answer': '答案不在选项中' })
})

test('it passes when every chapter is looked at, and stands on the shelf from then on', async () => {
  const [chapter] = (await read()).chapters
  expectOk(
    await patch({
      chapters: [
        { id: chapter.id, name: '总则', file: await paper() },
        { name: '测验', type: '测验', questions: [question()] },
      ],
    }),
  )
  expectOk(await act(cast.s1, 'submit'))
  expect((await patch({ chapters: [] })).message).toBe('审批中，不能修改')
  const alone = await cast.s1.patch(`/api/courseChapter/${chapter.id}`, { patch: { name: '附则' } })
  expect([alone.status, alone.message]).toEqual([409, '审批中，不能修改'])
  const waiting = async () => expectOk(await cast.g.get('/api/course?view=todo&pageSize=10')).data.totalCount
  expect(await waiting()).toBe(1)
  expect((await act(cast.g, 'approve')).message).toBe('章节【总则】未核对通过')
  await reviewAll()
  expectOk(await act(cast.g, 'approve'))
  expect(await waiting()).toBe(0)
  expect(await read()).toMatchObject({ status: '通过', shelf: '已上架', courseVersion: 1 })
})

test('what has passed keeps its chapters, sent with the course or alone', async () => {
  const [chapter] = (await read()).chapters
  const alone = await cast.s1.patch(`/api/courseChapter/${chapter.id}`, { id: chapter.id, patch: { name: '新总则' } })
  expect(alone.message).toBe('已通过，请发起变更')
  expect((await cast.s1.remove(`/api/courseChapter/${chapter.id}`)).message).toBe('已通过，请发起变更')
  expect((await patch({ chapters: [] })).message).toBe('已通过，请发起变更')
  const [asked] = expectOk(await cast.s1.get('/api/courseQuestion?pageSize=10')).data.nodes
  const inner = await cast.s1.patch(`/api/courseQuestion/${asked.id}`, { id: asked.id, patch: { score: 20 } })
  expect(inner.message).toBe('已通过，请发起变更')
})

const changed = async () => {
  const [first, quiz] = (await read()).chapters
  return [
    { id: quiz.id, name: '考试' },
    { name: '附则', type: '文档', file: await paper() },
    { id: first.id, name: '总则' },
  ]
}

test('a change keeps its chapters in the draft: what stands stands, the difference is told, a refusal drops it', async () => {
  expectOk(await act(cast.s1, 'change'))
  const [chapter] = (await read()).chapters
  const alone = await cast.s1.patch(`/api/courseChapter/${chapter.id}`, { id: chapter.id, patch: { name: '新总则' } })
  expect(alone.message).toBe('单据变更中，请在变更中修改')
  const wrong = await patch({ chapters: [{ name: '', type: '文档' }] })
  expect(wrong.data.fields).toEqual({ 'chapters.0.name': '章节名称不能为空' })
  expectOk(await patch({ name: '审批制度二', chapters: await changed() }))
  const row = await read()
  expect(names(row)).toEqual(['总则', '测验'])
  expect(row.change.draft.chapters).toHaveLength(3)
  expect(row.change.diff).toContainEqual({ field: 'chapters', label: '章节', old: '', new: '新增附则；修改测验、总则' })
  expectOk(await act(cast.s1, 'submit'))
  expect((await patch({ chapters: [] })).message).toBe('审批中，不能修改')
  expectOk(await act(cast.g, 'reject', { opinion: '再想想' }))
  expect(names(await read())).toEqual(['总则', '测验'])
})

test('a change is judged by its own chapters, at handing in and by the reviewer', async () => {
  expectOk(await act(cast.s1, 'change'))
  const [first, quiz] = (await read()).chapters
  const hand = async (chapters: object[]) => {
    expectOk(await patch({ chapters }))
    return act(cast.s1, 'submit')
  }
  expect((await hand([{ id: first.id, isRequired: false }])).message).toBe('请至少添加一个必修章节')
  expect((await hand([{ id: first.id, file: [] }, { id: quiz.id }])).message).toBe('章节【总则】内容不完整')
  const added = { name: '附则', type: '文档', file: await paper() }
  expectOk(await hand([{ id: first.id }, { id: quiz.id }, added]))
  expect((await read(cast.g)).checks).toEqual([])
  expect((await act(cast.g, 'approve')).message).toBe('章节【总则】未核对通过')
  const reviewed = await underReview()
  expect(reviewed.map(({ name }) => name ?? '')).toEqual(['', '', '附则'])
  for (const { id: chapterId } of reviewed.slice(0, 2)) expectOk(await act(cast.g, 'check', { chapterId, ok: true }))
  expect((await act(cast.g, 'approve')).message).toBe('章节【附则】未核对通过')
  expectOk(await act(cast.g, 'check', { chapterId: reviewed[2]?.id, ok: true }))
  expectOk(await act(cast.g, 'approve'))
  const { chapters, checks } = await read(cast.g)
  expect(chapters[2].id).toBe(reviewed[2]?.id)
  expect(checks).toHaveLength(3)
})

test('credit and content of a passed course move by a change alone, its cover at once, entry by who keeps courses', async () => {
  for (const sent of [{ credit: '20' }, { content: '别的' }, { teacherId: cast.ids.s2 }])
    expect((await patch(sent)).message).toBe('已通过，请发起变更')
  expectOk(await patch({ tags: [], remark: '已核' }))
  expect((await patch({ isEntry: true })).status).toBe(409)
  const { version } = await read(cast.g)
  expectOk(await cast.g.patch(`/api/course/${id}`, { id, version, patch: { isEntry: true } }))
})

test('passed, the draft becomes of the chapters, under the rules of that moment', async () => {
  expectOk(await act(cast.s1, 'change'))
  expectOk(await patch({ chapters: await changed() }))
  expectOk(await act(cast.s1, 'submit'))
  await reviewAll()
  expectOk(await act(cast.g, 'approve'))
  const row = await read()
  expect(names(row)).toEqual(['考试', '附则', '总则'])
  expect(row).toMatchObject({ status: '通过', courseVersion: 3, name: '审批制度' })
  expect(row.change).toBeUndefined()
})
