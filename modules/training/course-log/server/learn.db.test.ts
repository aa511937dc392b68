import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
let film: string
let paper: string
const start = Date.parse('2026-11-16T09:00:00+08:00')
let shift = (start - Date.now()) / 1000
/** A little more than whole seconds go by, so that a slow run counts none twice and none too few. */
const later = (seconds: number): void => {
  shift += seconds + 0.2
  clock.shift(shift)
}
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  clock.shift(shift)
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:apply'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const chapters = [
    { name: '影片', type: '文档', sort: 1 },
    { name: '手册', type: '文档', sort: 2, minSeconds: 30 },
  ]
  const given = { name: '审批制度', categoryId: 'rules', summary: '怎么批', isOpen: true, isOrdered: true, chapters }
  courseId = expectOk(await team.h.post('/api/course', given)).data.id
  const rows = expectOk(await team.h.get(`/api/course/${courseId}`)).data.chapters
  ;[film, paper] = ['影片', '手册'].map((name) => rows.find((one: { name: string }) => one.name === name).id)
  await sql(`update store.course_chapter set type = '视频', duration = 100 where id = $1`, film)
  await sql(
    `update store.course set status = '通过', shelf = '已上架', tz_publish = now(), credit = 2 where id = $1`,
    courseId,
  )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  later(60)
  await sql('delete from store.course_session')
  await sql('delete from store.course_chapter_log')
  await sql(`delete from store.course_log`)
})

const add = (more: object = {}, api = team.s1) => api.post('/api/course-log/add', { courseId, ...more })
const opened = async (chapterId = film): Promise<string> => expectOk(await add({ chapterId })).data.sessionId
const beat = (sessionId: string, seq: number, more: object, chapterId = film) =>
  add({ chapterId, sessionId, seq, ...more })

test('a course is begun once, its chapters in their order, and by nobody who does not see it', async () => {
  const { courseLog, open } = expectOk(await add()).data
  expect([courseLog.status, open]).toEqual(['学习中', [film]])
  expect(expectOk(await add()).data.courseLog.id).toBe(courseLog.id)
  expect(await add({ chapterId: paper })).toMatchObject({ status: 409, message: '请先完成前面的章节' })
  await sql(`update store.course set shelf = '已下架' where id = $1`, courseId)
  // a learner who has begun continues; others no longer see the course
  expect((await add()).status).toBe(200)
  expect((await add({}, team.s2)).status).toBe(404)
  await sql(`update store.course set shelf = '已上架' where id = $1`, courseId)
  expect(await add({ chapterId: team.ids.s1 })).toMatchObject({ message: '章节不属于该课程' })
})

test('film and paper of a chapter are read once it may be opened, and by its makers before', async () => {
  const url = expectOk(await team.h.upload('手册.txt', '第一步', 'text/plain')).data
  const chapter = async (api = team.s1) => expectOk(await api.get(`/api/courseChapter/${paper}`)).data
  const { version } = await chapter(team.h)
  await sql(`update store.course set status = '草稿' where id = $1`, courseId)
  expectOk(await team.h.patch(`/api/courseChapter/${paper}`, { id: paper, version, patch: { file: [{ url }] } }))
  await sql(`update store.course set status = '通过' where id = $1`, courseId)
  const bytes = (api = team.s1) => api.get(url)
  const listed = async (api = team.s1) =>
    expectOk(await api.get(`/api/courseChapter?filters=${encodeURIComponent(`{"id":{"equalTo":"${paper}"}}`)}`)).data
      .nodes[0].file
  expect((await chapter()).file).toBeNull()
  expect(await listed()).toBeNull()
  expect((await bytes()).status).toBe(404)
  expect((await chapter(team.h)).file).toMatchObject([{ url }])
  expect((await bytes(team.h)).status).toBe(200)
  await add()
  const [log] = await sql(`select id from store.course_log where user_id = $1`, team.ids.s1)
  await server.make('courseChapterLog', { courseLogId: log.id, chapterId: film, isFinish: true })
  expect((await chapter()).file).toMatchObject([{ url }])
  expect(await listed()).toMatchObject([{ url }])
  expect((await bytes()).status).toBe(200)
  // what one learner has finished opens nothing for another
  expect((await chapter(team.s2)).file).toBeNull()
  await sql('update store.course set is_ordered = false where id = $1', courseId)
  expect((await chapter(team.s2)).file).toMatchObject([{ url }])
  await sql('update store.course set is_ordered = true where id = $1', courseId)
})

test('what was watched counts, never more than the time that passed; nine tenths finish a film', async () => {
  const session = await opened()
  later(15)
  expect(expectOk(await beat(session, 1, { from: 0, to: 100 })).data.credited).toBe(17)
  expect(expectOk(await beat(session, 1, { from: 0, to: 100 })).data.credited).toBe(0)
  expect(await beat(session, 2, { from: 50, to: 101 })).toMatchObject({ status: 422, message: '播放位置错误' })
  // a night away counts as thirty seconds
  later(3600)
  expect(expectOk(await beat(session, 2, { from: 17, to: 100 })).data.credited).toBe(30)
  later(30)
  const far = expectOk(await beat(session, 3, { from: 47, to: 89 })).data
  expect([far.credited, far.chapterLog.watched, far.chapterLog.isFinish]).toEqual([30, 77, false])
  later(12)
  const near = expectOk(await beat(session, 4, { from: 77, to: 89 })).data
  expect([near.chapterLog.watched, near.chapterLog.isFinish]).toEqual([89, false])
  later(1)
  const done = expectOk(await beat(session, 5, { from: 89, to: 90 })).data
  expect([done.chapterLog.watched, done.chapterLog.isFinish, done.open]).toEqual([90, true, [film, paper]])
})

test('one window learns at a time, and opening again and again earns nothing', async () => {
  const first = await opened()
  expect(await add({ chapterId: film })).toMatchObject({ status: 429, message: '操作过于频繁，请稍后再试' })
  later(10)
  const second = await opened()
  expect(await beat(first, 1, { from: 0, to: 5 })).toMatchObject({ status: 409, message: '已在其他窗口学习' })
  later(5)
  expect(expectOk(await beat(second, 1, { from: 0, to: 50 })).data.credited).toBe(7)
  expect(await beat(second, 2, { from: 0, to: 5 }, paper)).toMatchObject({ status: 409 })
  const began = performance.now()
  later(5)
  const answers = await Promise.all(Array.from({ length: 10 }, () => beat(second, 2, { from: 7, to: 100 })))
  const earned = answers.map((one) => expectOk(one).data.credited).reduce((sum, one) => sum + one, 0)
  // what the machine takes for the ten of them is time watched too
  const taken = Math.ceil((performance.now() - began) / 1000)
  expect(earned).toBeGreaterThanOrEqual(5)
  expect(earned).toBeLessThanOrEqual(5 + 2 * taken)
})

test('a document counts by its time and its end; with the last chapter the course is finished, and its credit is had', async () => {
  await add()
  const [log] = await sql(`select id from store.course_log where user_id = $1`, team.ids.s1)
  await server.make('courseChapterLog', { courseLogId: log.id, chapterId: film, isFinish: true })
  await sql(`update store.course_chapter_log set is_finish = false`)
  await sql(`update store.config set value = '80' where key = 'course.finishRate'`)
  const both = await team.s1.post('/api/course-log/finish', { courseId })
  expect(both.data.missing.map(({ reason }: { reason: string }) => reason)).toEqual(['未看满80%', '未读完'])
  await sql(`update store.config set value = '90' where key = 'course.finishRate'`)
  await sql(`update store.course_chapter_log set is_finish = true`)
  const missing = await team.s1.post('/api/course-log/finish', { courseId })
  expect(missing).toMatchObject({ status: 409, message: '课程未完成：手册' })
  expect(missing.data.missing).toEqual([{ chapterId: paper, name: '手册', reason: '未读完' }])
  const session = await opened(paper)
  later(29)
  expect(expectOk(await beat(session, 1, { end: true }, paper)).data.chapterLog.isFinish).toBe(false)
  later(1)
  const done = expectOk(await beat(session, 2, {}, paper)).data
  expect([done.chapterLog.isFinish, done.courseLog.status, done.courseLog.progress]).toEqual([true, '已学完', 100])
  const [row] = await sql(
    `select credit_taken::text as credit, day_seconds as days from store.course_log where id = $1`,
    log.id,
  )
  expect([Number(row.credit), row.days]).toEqual([2, { '2026-11-16': 30 }])
  expect(expectOk(await team.s1.post('/api/course-log/finish', { courseId })).data).toMatchObject({
    status: '已学完',
    missing: [],
  })
})

test('where one stopped is kept and earns nothing; what one likes or collects is marked once', async () => {
  const keep = (position: number) =>
    team.s1.post('/api/course-log/temporary-storage', { courseId, chapterId: film, position })
  expect(await keep(5)).toMatchObject({ status: 409, message: '请先学习课程' })
  await add()
  expect(await keep(101)).toMatchObject({ status: 422, message: '播放位置错误' })
  expect(expectOk(await keep(50)).data.tz).toMatch(/\+08:00$/)
  const [row] = await sql('select position, watched from store.course_chapter_log')
  expect(row).toEqual({ position: 50, watched: 0 })
  const like = (value: boolean, api = team.s1) => api.post('/api/course-log/like', { courseId, value })
  expect(expectOk(await like(true)).data).toEqual({ isLike: true, likeCount: 1 })
  expect(expectOk(await like(true)).data.likeCount).toBe(1)
  expect(expectOk(await like(true, team.s2)).data.likeCount).toBe(2)
  expect(expectOk(await like(false)).data).toEqual({ isLike: false, likeCount: 1 })
  expect(expectOk(await team.s2.post('/api/course-log/collect', { courseId, value: true })).data.collectCount).toBe(1)
})
