import { clock } from '@chengban/engine/clock.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
let chapterId: string
let shift = (Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000
const later = (seconds: number): void => {
  shift += seconds
  clock.shift(shift)
}
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  clock.shift(shift)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:apply'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const chapters = [{ name: '测一测', type: '文档', sort: 1, passScore: 60, limitMinutes: 10 }]
  const given = { name: '审批制度', categoryId: 'rules', summary: '怎么批', isOpen: true, attempts: 2, chapters }
  courseId = expectOk(await team.h.post('/api/course', given)).data.id
  chapterId = expectOk(await team.h.get(`/api/course/${courseId}`)).data.chapters[0].id
  await sql(`update store.course_chapter set type = '测验' where id = $1`, chapterId)
  for (const [text, answer, score] of [
    ['一', ['A'], 50],
    ['二', ['A', 'B'], 50],
  ] as const)
    await server.make('courseQuestion', {
      chapterId,
      type: answer.length > 1 ? '多选' : '单选',
      content: text,
      options: ['A', 'B', 'C'].map((key) => ({ key, text: `${text}${key}` })),
      answer,
      score,
      analysis: '见制度',
    })
  await sql(
    `update store.course set status = '通过', shelf = '已上架', tz_publish = now(), teacher_id = $2 where id = $1`,
    courseId,
    team.ids.h,
  )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const post = (name: string, body: object, api = team.s1) => api.post(`/api/course-log/${name}`, body)
const start = (api = team.s1) => post('action/startQuiz', { courseId, chapterId }, api)
interface ShownQuestion {
  readonly questionId: string
  readonly content: string
  readonly options: readonly { readonly key: string; readonly text: string }[]
}
/** The letters that these words have on the paper. */
const chosen = (questions: readonly ShownQuestion[], words: readonly string[]) =>
  Object.fromEntries(
    questions.map(({ questionId, options }) => [
      questionId,
      options.filter(({ text }) => words.includes(text)).map(({ key }) => key),
    ]),
  )
const right = ['一A', '二A', '二B']

test('a paper says nothing of what is right, and is the same while it runs', async () => {
  const first = expectOk(await start()).data
  expect(JSON.stringify(first)).not.toMatch(/answer|analysis|见制度/)
  expect([first.number, first.left, first.questions.length]).toEqual([1, 1, 2])
  const again = await Promise.all([start(), start(), start()])
  for (const one of again)
    expect(expectOk(one).data).toMatchObject({ attemptId: first.attemptId, questions: first.questions })
  const list = expectOk(await team.s1.get('/api/courseAttempt?pageSize=10')).data.nodes[0]
  expect(list.paper ?? null).toBeNull()
  expect((await post('action/submitQuiz', { attemptId: first.attemptId, answers: {} }, team.s2)).status).toBe(404)
})

test('answers are kept on the way, and count where the time is over', async () => {
  const { attemptId, questions } = expectOk(await start()).data
  const keep = (answers: object) => post('temporary-storage', { courseId, chapterId, attemptId, answers })
  expect(await keep({ [questions[0].questionId]: ['Z'] })).toMatchObject({ status: 422, message: '答案不在选项中' })
  expectOk(await keep(chosen(questions, ['一A'])))
  expect(expectOk(await start()).data.draft).toEqual(chosen(questions, ['一A']))
  // ten seconds are left after the time of the paper: the machine may take some of them
  later(10 * 60 + 1)
  expect(expectOk(await team.admin.post('/api/test/job', { name: 'courseQuizSweep' })).data.result).toEqual({
    closed: 0,
  })
  later(11)
  const late = expectOk(await post('action/submitQuiz', { attemptId, answers: chosen(questions, right) })).data
  expect([late.score, late.isPass, late.best, late.left]).toEqual([50, false, 50, 1])
  expect(JSON.stringify(late.detail)).not.toMatch(/answer|analysis/)
  expect(await keep({})).toMatchObject({ status: 409, message: '测验已交卷' })
  expect(expectOk(await post('action/submitQuiz', { attemptId, answers: {} })).data).toEqual(late)
})

test('tries are used up, and given back by the lecturer with a reason; passing finishes the chapter', async () => {
  const { attemptId } = expectOk(await start()).data
  const failed = expectOk(await post('action/submitQuiz', { attemptId, answers: {} })).data
  expect([failed.score, failed.left, failed.best]).toEqual([0, 0, 50])
  expect(failed.detail[0]).toMatchObject({ right: false, analysis: '见制度' })
  expect(await start()).toMatchObject({ status: 409, message: '测验次数已用完，请联系讲师' })
  const reset = (api: Team['h'], more: object = { reason: '网络中断' }) =>
    post('action/resetAttempts', { courseId, chapterId, userId: team.ids.s1, ...more }, api)
  expect(await reset(team.s1)).toMatchObject({ status: 403 })
  expect(await reset(team.h, {})).toMatchObject({ status: 422, message: '请填写原因' })
  expect(expectOk(await reset(team.h)).data).toEqual({ left: 2 })
  const anew = expectOk(await start()).data
  expect(anew.number).toBe(3)
  const both = await Promise.all(
    [1, 2].map(() => post('action/submitQuiz', { attemptId: anew.attemptId, answers: chosen(anew.questions, right) })),
  )
  for (const one of both) expect(expectOk(one).data).toMatchObject({ score: 100, isPass: true, best: 100 })
  expect(await start()).toMatchObject({ status: 409, message: '测验已通过' })
  const [log] = await sql(`select status from store.course_log where user_id = $1`, team.ids.s1)
  expect(log.status).toBe('已学完')
})

test('whoever leaves a quiz open has it handed in by the clock, once', async () => {
  team = { ...team, s2: await server.signIn('seller2', personPassword) }
  expectOk(await start(team.s2))
  later(10 * 60 + 30)
  const admin = await server.signIn('admin', adminPassword)
  const run = async () => expectOk(await admin.post('/api/test/job', { name: 'courseQuizSweep' })).data.result
  expect(await run()).toEqual({ closed: 1 })
  expect(await run()).toEqual({ closed: 0 })
  const [row] = await sql(
    `select a.status, a.score from store.course_attempt a join store.course_log l on l.id = a.course_log_id where l.user_id = $1`,
    team.ids.s2,
  )
  expect(row).toEqual({ status: '超时交卷', score: 0 })
})
