import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string
let film: string
let logs: Record<string, string>

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.g, roleId }))
  expectOk(await team.g.post('/api/category', { id: 'rules', name: '制度' }))
  expectOk(await team.g.post('/api/category', { id: 'house', name: '内务', parentId: 'rules' }))
  const given = {
    name: '审批制度',
    categoryId: 'house',
    summary: '怎么批',
    isOpen: false,
    chapters: [{ name: '总则', type: '文档' }],
  }
  id = expectOk(await team.s1.post('/api/course', given)).data.id
  const [chapter] = expectOk(await team.s1.get(`/api/course/${id}`)).data.chapters
  film = chapter.id
  await sql(`update store.course_chapter set type = '视频', duration = 600 where id = $1`, film)
  await sql(
    `update store.course set status = '通过', shelf = '已上架', tz_publish = now(), credit = 2 where id = $1`,
    id,
  )
})
afterAll(() => server.close())

const read = async (api = team.g) => expectOk(await api.get(`/api/course/${id}`)).data
const patch = async (sent: object) =>
  expectOk(await team.s1.patch(`/api/course/${id}`, { id, version: (await read(team.s1)).version, patch: sent }))
const sees = async (api: Team['s1']) => (await api.get(`/api/course/${id}`)).status === 200
const move = async (api: Team['s1'], name: string, log: string, more: object = {}) => {
  const { version } = expectOk(await team.g.get(`/api/course-log/${log}`)).data
  return api.post(`/api/course-log/action/${name}`, { id: log, version, ...more })
}

test('a course closed to all is seen by the roles and departments it names, and counted on its shelf for them alone', async () => {
  const { departmentId } = expectOk(await team.admin.get(`/api/user/${team.ids.s2}`)).data
  const { parentId } = expectOk(await team.admin.get(`/api/department/${departmentId}`)).data
  const count = async (api: Team['s1']) => expectOk(await api.get('/api/category/rules')).data.courseCount
  expect([await sees(team.s2), await count(team.s2), await count(team.s1)]).toEqual([false, 0, 1])
  await patch({ departmentIds: [parentId] })
  expect([await sees(team.s2), await count(team.s2)]).toEqual([true, 1])
  await patch({ departmentIds: [departmentId] })
  expect([await sees(team.s2), await sees(team.h)]).toEqual([true, false])
  const [had] = await sql('select role_id from store.user_role where user_id = $1 limit 1', team.ids.h)
  await patch({ departmentIds: [], roleIds: [had.role_id] })
  expect(await sees(team.h)).toBe(true)
  await sql(`update store.user_role set tz_end = date '2020-01-01' where user_id = $1`, team.ids.h)
  expect(await sees(team.h)).toBe(false)
  await sql('update store.user_role set tz_end = null where user_id = $1', team.ids.h)
  await patch({ roleIds: [] })
  expect(expectOk(await team.g.get('/api/category/house')).data.level).toBe(2)
})

test('an assignment names whom and by when, not in the past, and a head assigns to the own people alone', async () => {
  await patch({ isOpen: true })
  const assign = (api: Team['s1'], more: object) => api.post('/api/courseAssign', { courseId: id, ...more })
  const due = { dueDays: 30 }
  expect((await assign(team.g, { target: '人员', ...due })).data.fields).toEqual({ userId: '人员不能为空' })
  expect((await assign(team.g, { target: '全员' })).data.fields).toEqual({ dueDate: '请填写截止日期或期限' })
  expect((await assign(team.g, { target: '全员', dueDate: '2020-01-01' })).data.fields).toEqual({
    dueDate: '截止日期不能早于今天',
  })
  expect((await assign(team.h, { target: '人员', userId: team.ids.s2, ...due })).code).toBe('FORBIDDEN')
  expect((await assign(team.s2, { target: '全员', ...due })).code).toBe('FORBIDDEN')
  expectOk(await assign(team.h, { target: '人员', userId: team.ids.s1, ...due }))
  const { id: all } = expectOk(await assign(team.g, { target: '全员', ...due })).data
  const off = (api: Team['s1']) =>
    api.patch(`/api/courseAssign/${all}`, { id: all, version: 1, patch: { dueDays: 20 } })
  expect((await off(team.s1)).code).toBe('FORBIDDEN')
  expectOk(await off(team.g))
  expect((await assign(team.g, { target: '全员', ...due })).message).toBe('该安排已存在')
})

test('learning is written by learning: nobody makes a log, nobody finishes what is not watched', async () => {
  expect((await team.g.post('/api/course-log', { courseId: id, userId: team.ids.s2 })).code).toBe('FORBIDDEN')
  const rows = await sql('select id, user_id from store.course_log where course_id = $1', id)
  logs = Object.fromEntries(rows.map((row) => [row.user_id, row.id]))
  const mine = logs[team.ids.s2] as string
  expect((await move(team.s1, 'start', mine)).code).toBe('FORBIDDEN')
  expectOk(await move(team.s2, 'start', mine))
  await server.make('courseChapterLog', { courseLogId: mine, chapterId: film, watched: 539 })
  const log = async () => expectOk(await team.s2.get(`/api/course-log/${mine}`)).data
  expect(await log()).toMatchObject({ progress: 99, seconds: 539, isLate: false })
  expect((await move(team.s2, 'finish', mine)).message).toBe('课程未完成：总则')
  await sql('update store.course_chapter_log set watched = 540, is_finish = true')
  expectOk(await move(team.s2, 'finish', mine))
  expect(await log()).toMatchObject({ status: '已学完', progress: 100, creditTaken: '2.00', courseVersion: 1 })
})

test('marks are one to five, from those who are done and do not teach it; the mean is rounded half up', async () => {
  const mine = logs[team.ids.s2] as string
  await sql(`update store.course_log set status = '已学完' where user_id in ($1, $2)`, team.ids.s1, team.ids.h)
  const rate = (api: Team['s1'], fraction: number) =>
    api.post('/api/course-log/comment-fraction', { courseId: id, fraction })
  expect((await rate(team.s1, 5)).code).toBe('FORBIDDEN')
  expect((await move(team.s2, 'rate', mine, { fraction: 5 })).code).toBe('FORBIDDEN')
  expect((await rate(team.s2, 6)).data.fields).toEqual({ fraction: '评分须为1至5的整数' })
  expectOk(await rate(team.s2, 5))
  expectOk(await rate(team.h, 4))
  expect(await read()).toMatchObject({ fraction: '4.5', fractionCount: 2, learnCount: 3, finishCount: 3 })
})

test('the paper of a quiz is not for who sits it', async () => {
  await server.make('courseAttempt', { courseLogId: logs[team.ids.s2], chapterId: film, paper: [{ answer: ['A'] }] })
  const paper = async (api: Team['s1']) => expectOk(await api.get('/api/courseAttempt')).data.nodes[0].paper
  expect([await paper(team.s2), await paper(team.s1)]).toEqual([null, null])
  expect(await paper(team.g)).toEqual([{ answer: ['A'] }])
})

test('who has begun may say something; answers hang under the first words, hidden ones are for their author', async () => {
  const say = (api: Team['s1'], more: object) => api.post('/api/course-comment', { courseId: id, ...more })
  await sql(`update store.course_log set status = '未学', fraction = null where user_id = $1`, team.ids.h)
  expect((await say(team.h, { content: '好' })).code).toBe('FORBIDDEN')
  expect((await say(team.s2, { content: '  ' })).code).toBe('VALIDATION')
  const first = expectOk(await say(team.s2, { content: '讲得清楚' })).data.id
  const reply = expectOk(await say(team.s1, { content: '谢谢', parentId: first })).data
  const again = expectOk(await say(team.s2, { content: '不客气', parentId: reply.id })).data.id
  const at = async (api: Team['s1'], one: string) => (await api.get(`/api/course-comment/${one}`)).data
  expect(await at(team.g, again)).toMatchObject({ parentId: first, isTeacher: false })
  expect(await at(team.g, reply.id)).toMatchObject({ isTeacher: true })
  const hide = async (more: object) =>
    team.g.post('/api/course-comment/action/hide', { id: first, version: (await at(team.g, first)).version, ...more })
  expect((await hide({})).data.fields).toEqual({ reason: '请填写原因' })
  expectOk(await hide({ reason: '广告' }))
  expect((await team.h.get(`/api/course-comment/${first}`)).code).toBe('NOT_FOUND')
  expect(await at(team.s2, first)).toMatchObject({ isHide: true, hideReason: '广告' })
  await sql(`update store.course_comment set tz_create = now() - interval '16 minutes' where id = $1`, again)
  const late = await team.s2.patch(`/api/course-comment/${again}`, { id: again, patch: { content: '改' } })
  expect(late.message).toBe('评论已超过可修改时间')
})

test('what somebody has learnt is not voided; off the shelf it stays with those who have begun', async () => {
  const act = async (name: string, more: object = {}) =>
    team.g.post(`/api/course/action/${name}`, { id, version: (await read()).version, ...more })
  expect((await act('void', { opinion: '作废' })).message).toBe('已有人学习，请下架')
  expectOk(await act('offShelf', { opinion: '过时' }))
  expect([await sees(team.s2), await sees(team.h)]).toEqual([true, false])
})

test('a hand-out is published with words or a file, a new version each time it is written anew', async () => {
  const given = { name: '操作手册', type: '操作手册', courseId: id }
  expect((await team.s2.post('/api/documentation', { ...given, content: '一' })).code).toBe('FORBIDDEN')
  expect((await team.g.post('/api/documentation', given)).data.fields).toEqual({ content: '请填写正文或上传文件' })
  const made = expectOk(await team.g.post('/api/documentation', { ...given, content: '一' })).data.id
  const row = async () => expectOk(await team.g.get(`/api/documentation/${made}`)).data
  const act = async (name: string) =>
    expectOk(await team.g.post(`/api/documentation/action/${name}`, { id: made, version: (await row()).version }))
  expect((await team.s2.get(`/api/documentation/${made}`)).code).toBe('NOT_FOUND')
  await act('publish')
  expect((await row()).docVersion).toBe(1)
  const words = { id: made, version: (await row()).version, patch: { content: '二' } }
  expectOk(await team.g.patch(`/api/documentation/${made}`, words))
  expect((await row()).docVersion).toBe(2)
  await act('stop')
  await act('publish')
  expect((await row()).docVersion).toBe(3)
  expectOk(await team.s2.get(`/api/documentation/${made}`))
  expect((await team.h.get(`/api/documentation/${made}`)).code).toBe('NOT_FOUND')
})
