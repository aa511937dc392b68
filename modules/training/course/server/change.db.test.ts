import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.g, roleId }))
  expectOk(await team.g.post('/api/category', { id: 'rules', name: '制度' }))
})
afterAll(() => server.close())

const paper = async () => [{ url: expectOk(await team.s1.upload('制度.pdf', pdf, 'application/pdf')).data }]
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
const read = async (api = team.s1) => expectOk(await api.get(`/api/course/${id}`)).data
const act = async (api: Team['s1'], name: string, more: object = {}) =>
  api.post(`/api/course/action/${name}`, { id, version: (await read(api)).version, ...more })
const patch = async (sent: object) =>
  team.s1.patch(`/api/course/${id}`, { id, version: (await read()).version, patch: sent })
const names = (row: { chapters: { name: string }[] }) => row.chapters.map(({ name }) => name)
/** Those of the draft where there is one, as the reviewer reads them. */
const underReview = async (): Promise<{ id: string; name: string }[]> => {
  const { chapters, change } = await read(team.g)
  return change?.draft.chapters ?? chapters
}
const reviewAll = async () => {
  for (const { id: chapterId } of await underReview()) expectOk(await act(team.g, 'check', { chapterId, ok: true }))
}

test('a course without a required chapter, or with one that is empty, is not handed in', async () => {
  const made = expectOk(
    await team.s1.post('/api/course', { name: '审批制度', categoryId: 'rules', summary: '怎么批' }),
  ).data
  id = made.id
  expect(id).toMatch(/^KC\d{9}$/)
  expect((await act(team.s1, 'submit')).message).toBe('请至少添加一个必修章节')
  expectOk(await patch({ chapters: [{ name: '总则', type: '文档' }] }))
  expect((await act(team.s1, 'submit')).message).toBe('章节【总则】内容不完整')
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
  expectOk(await act(team.s1, 'submit'))
  expect((await patch({ chapters: [] })).message).toBe('审批中，不能修改')
  const alone = await team.s1.patch(`/api/courseChapter/${chapter.id}`, { patch: { name: '附则' } })
  expect([alone.status, alone.message]).toEqual([409, '审批中，不能修改'])
  const waiting = async () => expectOk(await team.g.get('/api/course?view=todo&pageSize=10')).data.totalCount
  expect(await waiting()).toBe(1)
  expect((await act(team.g, 'approve')).message).toBe('章节【总则】未核对通过')
  await reviewAll()
  expectOk(await act(team.g, 'approve'))
  expect(await waiting()).toBe(0)
  expect(await read()).toMatchObject({ status: '通过', shelf: '已上架', courseVersion: 1 })
})

test('what has passed keeps its chapters, sent with the course or alone', async () => {
  const [chapter] = (await read()).chapters
  const alone = await team.s1.patch(`/api/courseChapter/${chapter.id}`, { id: chapter.id, patch: { name: '新总则' } })
  expect(alone.message).toBe('已通过，请发起变更')
  expect((await team.s1.remove(`/api/courseChapter/${chapter.id}`)).message).toBe('已通过，请发起变更')
  expect((await patch({ chapters: [] })).message).toBe('已通过，请发起变更')
  const [asked] = expectOk(await team.s1.get('/api/courseQuestion?pageSize=10')).data.nodes
  const inner = await team.s1.patch(`/api/courseQuestion/${asked.id}`, { id: asked.id, patch: { score: 20 } })
  expect(inner.message).toBe('已通过，请发起变更')
})

const changed = async () => {
  const [first, quiz] = (await read()).chapters
  return [
    { id: quiz.id, version: quiz.version, name: '考试' },
    { name: '附则', type: '文档', file: await paper() },
    { id: first.id, version: first.version, name: '总则' },
  ]
}

test('a change keeps its chapters in the draft: what stands stands, the difference is told, a refusal drops it', async () => {
  expectOk(await act(team.s1, 'change'))
  const wrong = await patch({ chapters: [{ name: '', type: '文档' }] })
  expect(wrong.data.fields).toEqual({ 'chapters.0.name': '章节名称不能为空' })
  expectOk(await patch({ name: '审批制度二', chapters: await changed() }))
  const row = await read()
  expect(names(row)).toEqual(['总则', '测验'])
  expect(row.change.draft.chapters).toHaveLength(3)
  expect(row.change.diff).toContainEqual({ field: 'chapters', label: '章节', old: '', new: '新增附则；修改测验、总则' })
  expectOk(await act(team.s1, 'submit'))
  expect((await patch({ chapters: [] })).message).toBe('审批中，不能修改')
  expectOk(await act(team.g, 'reject', { opinion: '再想想' }))
  expect(names(await read())).toEqual(['总则', '测验'])
})

test('a change is judged by its own chapters, at handing in and by the reviewer', async () => {
  expectOk(await act(team.s1, 'change'))
  const [first, quiz] = (await read()).chapters
  const hand = async (chapters: object[]) => {
    expectOk(await patch({ chapters }))
    return act(team.s1, 'submit')
  }
  expect((await hand([{ id: first.id, isRequired: false }])).message).toBe('请至少添加一个必修章节')
  expect((await hand([{ id: first.id, file: [] }, { id: quiz.id }])).message).toBe('章节【总则】内容不完整')
  const added = { name: '附则', type: '文档', file: await paper() }
  expectOk(await hand([{ id: first.id }, { id: quiz.id }, added]))
  expect((await read(team.g)).checks).toEqual([])
  expect((await act(team.g, 'approve')).message).toBe('章节【总则】未核对通过')
  const reviewed = await underReview()
  expect(reviewed.map(({ name }) => name ?? '')).toEqual(['', '', '附则'])
  for (const { id: chapterId } of reviewed.slice(0, 2)) expectOk(await act(team.g, 'check', { chapterId, ok: true }))
  expect((await act(team.g, 'approve')).message).toBe('章节【附则】未核对通过')
  expectOk(await act(team.g, 'check', { chapterId: reviewed[2]?.id, ok: true }))
  expectOk(await act(team.g, 'approve'))
  const { chapters, checks } = await read(team.g)
  expect(chapters[2].id).toBe(reviewed[2]?.id)
  expect(checks).toHaveLength(3)
})

test('credit and content of a passed course move by a change alone, its cover at once, entry by who keeps courses', async () => {
  for (const sent of [{ credit: '20' }, { content: '别的' }, { teacherId: team.ids.s2 }])
    expect((await patch(sent)).message).toBe('已通过，请发起变更')
  expectOk(await patch({ tags: [], remark: '已核' }))
  expect((await patch({ isEntry: true })).status).toBe(409)
  const { version } = await read(team.g)
  expectOk(await team.g.patch(`/api/course/${id}`, { id, version, patch: { isEntry: true } }))
})

test('passed, the draft becomes of the chapters, under the rules of that moment', async () => {
  expectOk(await act(team.s1, 'change'))
  expectOk(await patch({ chapters: await changed() }))
  // as the server does by itself when it has read how long a film is
  await sql('update store.course_chapter set version = version + 1 where course_id = $1', id)
  expectOk(await patch({ remark: '已核' }))
  expectOk(await act(team.s1, 'submit'))
  await reviewAll()
  expectOk(await act(team.g, 'approve'))
  const row = await read()
  expect(names(row)).toEqual(['考试', '附则', '总则'])
  expect(row).toMatchObject({ status: '通过', courseVersion: 3, name: '审批制度' })
  expect(row.change).toBeUndefined()
})

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const logOf = async () =>
  (
    await sql(
      `select l.id, l.status, l.fraction, l.is_like as liked, l.credit_taken::text as credit, l.course_version as version,
         (select array_agg(c.name order by c.sort) from store.course_chapter_log g join store.course_chapter c on c.id = g.chapter_id
           where g.course_log_id = l.id and g.is_finish) as finished,
         (select array_agg(a.status order by a.number) from store.course_attempt a where a.course_log_id = l.id) as attempts
       from store.course_log l where l.course_id = $1 and l.user_id = $2`,
      id,
      team.ids.s2,
    )
  )[0]
/** A change of these chapters, handed in and passed. */
const version = async (edit: (chapters: { id: string; name: string }[]) => object[], requireAgain: boolean) => {
  expectOk(await act(team.s1, 'change'))
  expectOk(await patch({ requireAgain, chapters: edit((await read()).chapters) }))
  expectOk(await act(team.s1, 'submit'))
  await reviewAll()
  expectOk(await act(team.g, 'approve'))
}
const same = (chapters: { id: string }[]) => chapters.map(({ id: chapterId }) => ({ id: chapterId }))

test('a version that must be learnt again takes back what has changed alone, and gives no second credit', async () => {
  expectOk(await team.s2.post('/api/course-log/add', { courseId: id }))
  await sql(
    `update store.course_log set status = '已评分', fraction = 5, is_like = true, credit_taken = 1, tz_finish = now() where course_id = $1 and user_id = $2`,
    id,
    team.ids.s2,
  )
  const { id: log } = await logOf()
  const chapters = await sql('select id, type from store.course_chapter where course_id = $1', id)
  for (const { id: chapterId, type } of chapters) {
    const best = type === '测验' ? { best: 100 } : {}
    await server.make('courseChapterLog', { courseLogId: log, chapterId, isFinish: true, ...best })
    if (type !== '测验') continue
    await server.make('courseAttempt', { courseLogId: log, chapterId, number: 1, status: '已交卷' })
    await server.make('courseAttempt', { courseLogId: log, chapterId, number: 2, status: '作答中' })
  }
  const all = ['考试', '附则', '总则']
  const other = await paper()
  await version(
    (rows) => rows.map((one) => (one.name === '总则' ? { id: one.id, file: other } : { id: one.id })),
    false,
  )
  expect(await logOf()).toMatchObject({ status: '已评分', finished: all })
  await version(same, true)
  expect(await logOf()).toMatchObject({ status: '已评分', finished: all })
  const again = await paper()
  const asked = [question({ content: '再问一次' })]
  const edit = (rows: { id: string; name: string }[]) =>
    rows.map((one) => {
      if (one.name === '总则') return { id: one.id, file: again }
      return one.name === '考试' ? { id: one.id, questions: asked } : { id: one.id }
    })
  await version(edit, true)
  expect(await logOf()).toMatchObject({
    ...{ status: '学习中', fraction: 5, liked: true, credit: '1.00', finished: ['附则'] },
    attempts: ['已清零', '作答中'],
  })
  expect((await read(team.g)).requireAgain).toBe(false)
  expect((await team.s2.post('/api/course-log/finish', { courseId: id })).message).toBe('课程未完成：考试、总则')
  await sql(`update store.course_chapter_log set is_finish = true where course_log_id = $1`, log)
  expectOk(await team.s2.post('/api/course-log/finish', { courseId: id }))
  expect(await logOf()).toMatchObject({
    status: '已学完',
    credit: '1.00',
    fraction: 5,
    version: (await read()).courseVersion,
  })
})

test('a required chapter that is added must be learnt by those who had finished, where the change says so', async () => {
  const { id: log } = await logOf()
  const file = await paper()
  await version((rows) => [...same(rows), { name: '补充', type: '文档', file }], true)
  expect((await logOf()).status).toBe('学习中')
  expect((await team.s2.post('/api/course-log/finish', { courseId: id })).message).toBe('课程未完成：补充')
  const told = await sql(`select title from store.message where user_id = $1 and relevance_id = $2`, team.ids.s2, log)
  expect(told.map(({ title }) => title)).toContain('【课程】审批制度有新版本，请重新学习')
})
