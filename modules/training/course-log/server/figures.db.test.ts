import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
let chapters: string[]
let quiz: string
const shift = (Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

/** One's log of the course, as it came about. */
const learned = async (userId: string, more: Record<string, unknown>): Promise<string> => {
  const values = { id: crypto.randomUUID(), course_id: courseId, user_id: userId, ...more }
  const names = Object.keys(values)
  const [row] = await sql(
    `insert into store.course_log (${names.join(', ')}, tz_create, tz_update)
     values (${names.map((_, at) => `$${at + 1}`).join(', ')}, now(), now()) returning id`,
    ...Object.values(values),
  )
  return row.id
}
const paper = (answer: string[]) => [{ questionId: quiz, type: '单选', content: '几级', answer, score: 10 }]
const tried = (log: string, number: number, isPass: boolean, given: string[]) =>
  server.make('courseAttempt', {
    courseLogId: log,
    chapterId: chapters[1],
    number,
    paper: paper(['A']),
    answers: { [quiz]: given },
    score: 0,
    isPass,
    status: '已交卷',
  })

beforeAll(async () => {
  clock.shift(shift)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  await server.make('category', { id: 'house', name: '内务', parentId: 'rules' })
  await server.make('category', { id: 'old', name: '旧', isEnable: false })
  await server.make('category', { id: 'older', name: '更旧', parentId: 'old' })
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.g, roleId }))
  const parts = [
    { name: '影片', type: '文档', sort: 1 },
    { name: '测一测', type: '文档', sort: 2 },
  ]
  const given = { name: '审批制度', categoryId: 'house', summary: '怎么批', isOpen: true, chapters: parts }
  courseId = expectOk(await team.g.post('/api/course', given)).data.id
  const rows = expectOk(await team.g.get(`/api/course/${courseId}`)).data.chapters
  chapters = parts.map(({ name }) => rows.find((one: { name: string }) => one.name === name).id)
  await sql(`update store.course_chapter set type = '视频', duration = 100 where id = $1`, chapters[0])
  await sql(`update store.course_chapter set type = '测验' where id = $1`, chapters[1])
  quiz = crypto.randomUUID()
  await server.make('courseQuestion', {
    id: quiz,
    chapterId: chapters[1],
    type: '单选',
    content: '几级',
    options: [
      { key: 'A', text: '一' },
      { key: 'B', text: '二' },
    ],
    answer: ['A'],
  })
  await sql(
    `update store.course set status = '通过', shelf = '已上架', tz_publish = '2026-11-01', credit = 2 where id = $1`,
    courseId,
  )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const shelf = async (query = '', api = team.s1) => expectOk(await api.get(`/api/qlxx/category${query}`)).data
const found = async (query: string, api = team.s1) => expectOk(await api.get(`/api/qlxx/course?${query}`)).data
const november = 'date1=2026-11-01&date2=2026-11-30'
const figures = (more = '', api = team.s1) => api.get(`/api/qlxx/statistics?${november}${more}`)

test('shelves stand below their own; one that is off takes those below it along, but for keepers', async () => {
  const { nodes, totalCount } = await shelf()
  expect([totalCount, nodes[0].id, nodes[0].courseCount]).toEqual([1, 'rules', 1])
  expect(nodes[0].children.map(({ id }: { id: string }) => id)).toEqual(['house'])
  expect((await shelf('?all=true')).totalCount).toBe(1)
  expect((await shelf('', team.g)).totalCount).toBe(1)
  const all = await shelf('?all=true', team.g)
  expect(all.nodes.map(({ id }: { id: string }) => id).sort()).toEqual(['old', 'rules'])
  const listed = async (api = team.s1): Promise<string[]> =>
    expectOk(await api.get('/api/category?pageSize=50')).data.nodes.map(({ id }: { id: string }) => id)
  expect((await listed()).sort()).toEqual(['house', 'rules'])
  expect(await listed(team.g)).toContain('older')
  expect((await team.s1.get('/api/category/older')).status).toBe(404)
})

test('courses are found by their shelf and by what is mine; one that is not seen is not there', async () => {
  expect((await found('categoryId=rules')).totalCount).toBe(1)
  expect((await found('categoryId=older')).totalCount).toBe(0)
  expect((await found('keyword=怎么')).nodes[0]).toMatchObject({ id: courseId, log: null, chapterCount: 2 })
  expect((await found('mine=收藏')).totalCount).toBe(0)
  expectOk(await team.s1.post('/api/course-log/collect', { courseId, value: true }))
  expect((await found('mine=收藏')).nodes[0].log).toMatchObject({ isCollect: true, status: '未学' })
  expect((await found('mine=我的课程')).totalCount).toBe(0)
  await sql(`update store.course set shelf = '未上架' where id = $1`, courseId)
  expect((await found('mine=我的课程', team.g)).totalCount).toBe(1)
  expect((await found('sort=最热', team.g)).totalCount).toBe(0)
  expect((await team.s1.get(`/api/qlxx/course?id=${courseId}`)).status).toBe(404)
  await sql(`update store.course set shelf = '已上架' where id = $1`, courseId)
  await sql('delete from store.course_log')
})

test('the player tells as often as the setting says', async () => {
  await sql(`update store.config set value = '5' where key = 'course.beatSeconds'`)
  expect((await found(`id=${courseId}`)).course.chapters[0].beatSeconds).toBe(5)
  await sql(`update store.config set value = '15' where key = 'course.beatSeconds'`)
})

test('a course says which chapters may be opened and where to go on, and hands out no film', async () => {
  expect((await found(`id=${courseId}`)).course).toMatchObject({
    chapters: [
      { name: '影片', isOpen: true, isFinish: false, watched: 0, left: null, beatSeconds: 15 },
      { name: '测一测', isOpen: false, left: 3, best: null },
    ],
    resume: { chapterId: chapters[0], position: 0 },
  })
  expectOk(await team.s1.post('/api/course-log/add', { courseId, chapterId: chapters[0] }))
  expectOk(await team.s1.post('/api/course-log/temporary-storage', { courseId, chapterId: chapters[0], position: 42 }))
  await sql('update store.course_log set last_chapter_id = $1', chapters[0])
  const { course } = await found(`id=${courseId}`)
  expect(course.resume).toEqual({ chapterId: chapters[0], position: 42 })
  expect(JSON.stringify(course.chapters)).not.toMatch(/video|file|answer/)
  await sql('update store.course_chapter_log set is_finish = true')
  const next = (await found(`id=${courseId}`)).course
  expect([next.resume, next.chapters[1].isOpen]).toEqual([{ chapterId: chapters[1], position: 0 }, true])
  await sql('delete from store.course_session')
  await sql('delete from store.course_log')
})

test('figures are of oneself, of those one heads, or of all by right; places are told, the seconds of others are not', async () => {
  const days = (seconds: number) => JSON.stringify({ '2026-11-10': seconds, '2026-12-01': 999 })
  const done = { status: '已学完', tz_start: '2026-11-09T10:00:00+08:00', tz_finish: '2026-11-30T23:59:00+08:00' }
  const due = { is_required: true, due_date: '2026-11-20' }
  await learned(team.ids.s1, { ...done, ...due, credit_taken: 2, day_seconds: days(600) })
  await learned(team.ids.s2, { ...done, credit_taken: 2, day_seconds: days(600) })
  await learned(team.ids.h, { status: '学习中', tz_start: '2026-11-10T10:00:00+08:00', ...due, day_seconds: days(60) })
  const own = expectOk(await figures()).data
  expect(own).toMatchObject({ begun: 1, finished: 1, required: 1, requiredDone: 1, requiredLate: 1, seconds: 600 })
  expect([own.credit, own.rate, own.byDepartment, own.days.length]).toEqual(['2.00', 100, [], 30])
  expect(own.days[9]).toEqual({ date: '2026-11-10', seconds: 600, finished: 0 })
  expect(own.days[29].finished).toBe(1)
  const placed = own.rank.map(({ userId, place, seconds }: Record<string, unknown>) => [userId, [place, seconds]])
  expect(Object.fromEntries(placed)).toEqual({
    [team.ids.s1]: [1, 600],
    [team.ids.s2]: [1, null],
    [team.ids.h]: [3, null],
  })
  expect(own.me).toEqual({ place: 1, credit: '2.00' })
  const headed = expectOk(await figures('', team.h)).data
  expect([headed.begun, headed.required, headed.rate, headed.seconds]).toEqual([2, 2, 50, 660])
  expect(headed.byDepartment).toMatchObject([{ name: '销售一部', requiredRate: 50, seconds: 660 }])
  expect(expectOk(await figures('', team.g)).data).toMatchObject({ begun: 3, requiredLate: 1 })
  expect(await figures(`&userId=${team.ids.s2}`)).toMatchObject({ status: 403, message: '权限不足' })
  expect(await figures(`&userId=${team.ids.s2}`, team.h)).toMatchObject({ status: 403 })
  expect(expectOk(await figures(`&userId=${team.ids.s2}`, team.g)).data).toMatchObject({
    finished: 1,
    required: 0,
    rate: null,
  })
  const { departmentId } = expectOk(await team.admin.get(`/api/user/${team.ids.s1}`)).data
  expect((await figures(`&departmentId=${departmentId}`)).status).toBe(403)
  expect(expectOk(await figures(`&departmentId=${departmentId}`, team.h)).data.begun).toBe(2)
  for (const wrong of ['date1=2026-11-30&date2=2026-11-01', 'date1=2025-01-01&date2=2026-11-01'])
    expect(await team.s1.get(`/api/qlxx/statistics?${wrong}`)).toMatchObject({ status: 422, message: '日期错误' })
})

test('how a course is learned: rates of nobody are empty, heads see their people and no question', async () => {
  const asked = (api: Team['s1'], more = '') => api.get(`/api/qlxx/course-statistics?courseId=${courseId}${more}`)
  expect(await asked(team.s1)).toMatchObject({ status: 403, message: '权限不足' })
  const before = expectOk(await asked(team.g)).data
  expect([before.course.quizPassRate, before.chapters[0].dropRate, before.questions[0].rightRate]).toEqual([
    null,
    null,
    null,
  ])
  const logs = await sql('select id, user_id from store.course_log')
  const logOf = (userId: string) => logs.find((one) => one.user_id === userId).id
  await tried(logOf(team.ids.s1), 1, false, ['B'])
  await tried(logOf(team.ids.s1), 2, true, ['A'])
  await tried(logOf(team.ids.s2), 1, true, ['A'])
  await tried(logOf(team.ids.h), 1, false, [])
  for (const [userId, day] of [
    [team.ids.h, '2026-11-09T08:59:00+08:00'],
    [team.ids.s1, '2026-11-09T10:00:00+08:00'],
  ] as const)
    await server.make('courseChapterLog', {
      tzCreate: day,
      tzUpdate: day,
      courseLogId: logOf(userId),
      chapterId: chapters[0],
      watched: 40,
    })
  const all = expectOk(await asked(team.g)).data
  expect(all.course).toMatchObject({
    learnCount: 3,
    finishCount: 2,
    finishRate: 66,
    quizPassRate: 66,
    quizFirstRate: 33,
  })
  expect(all.chapters[0]).toMatchObject({ begun: 2, finished: 0, avgWatched: 40, dropRate: 50 })
  expect(all.questions).toMatchObject([{ answered: 3, rightRate: 66 }])
  expect([all.totalCount, all.nodes.length]).toEqual([3, 3])
  expect(expectOk(await asked(team.g, '&status=学习中&pageSize=10')).data.nodes).toMatchObject([
    { userId: team.ids.h, seconds: 40 },
  ])
  const headed = expectOk(await asked(team.h)).data
  expect([headed.totalCount, headed.questions, headed.course.learnCount]).toEqual([2, [], 2])
})

test('counts follow every log; the night mends what was written past them, and tells of it once', async () => {
  const read = async () => (await sql('select learn_count, finish_count from store.course where id = $1', courseId))[0]
  expect(await read()).toEqual({ learn_count: 3, finish_count: 2 })
  await sql('alter table store.course disable trigger kept')
  await sql('update store.course set learn_count = 40 where id = $1', courseId)
  await sql('alter table store.course enable trigger kept')
  const run = async () => expectOk(await team.admin.post('/api/test/job', { name: 'courseCounts' })).data.result
  expect(await run()).toEqual({ courses: 1, mended: 1 })
  expect(await run()).toEqual({ courses: 1, mended: 0 })
  expect(await read()).toEqual({ learn_count: 3, finish_count: 2 })
  const [told] = await sql(
    `select changes from store.comment where relevance_id = $1 order by tz_create desc, id desc limit 1`,
    courseId,
  )
  expect(told.changes.changes).toMatchObject([{ label: '学习人数', old: '40', new: '3' }])
})

test('a course is not switched off, it goes off the shelf', async () => {
  const off = (api: Team['s1']) => api.patch('/api/course/course-enable', { id: courseId, isEnable: false })
  expect(await off(team.g)).toMatchObject({ status: 409, message: '请使用上架或下架' })
  await sql(`update store.course set shelf = '未上架' where id = $1`, courseId)
  expect((await off(team.s2)).status).toBe(404)
})
