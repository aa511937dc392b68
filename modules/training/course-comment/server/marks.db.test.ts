import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  await server.make('category', { id: 'more', name: '更多' })
  await sql(`update store.category set parent_id = 'rules' where id = 'more'`)
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:apply', 'course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const given = {
    name: '审批制度',
    categoryId: 'more',
    summary: '怎么批',
    isOpen: true,
    chapters: [{ name: '总则', type: '文档' }],
  }
  courseId = expectOk(await team.h.post('/api/course', given)).data.id
  await sql(`update store.course set status = '通过', shelf = '已上架', tz_publish = now() where id = $1`, courseId)
})
afterAll(() => server.close())

const rate = (body: object, api = team.s1) => api.post('/api/course-log/comment-fraction', { courseId, ...body })
const finished = (userId: string) =>
  server.make('courseLog', { courseId, userId, status: '已学完', tzFinish: new Date().toISOString() })
const comments = () => sql('select content, fraction from store.course_comment order by content')

test('who has finished a course gives it a mark from one to five, with words or without, and one only', async () => {
  expect(await rate({ fraction: 5 })).toMatchObject({ status: 403, message: '学完后才能评分' })
  await finished(team.ids.s1)
  await finished(team.ids.s2)
  await finished(team.ids.h)
  for (const fraction of [0, 6])
    expect(await rate({ fraction })).toMatchObject({ status: 422, message: '评分须为1至5的整数' })
  expect(await rate({ fraction: 5 }, team.h)).toMatchObject({ status: 403, message: '不能给自己的课程评分' })
  expect(expectOk(await rate({ fraction: 5, content: '很好' })).data).toEqual({
    fraction: 5,
    courseFraction: '5.0',
    fractionCount: 1,
  })
  expect(await comments()).toEqual([{ content: '很好', fraction: 5 }])
  const both = await Promise.all([rate({ fraction: 2, content: '还行' }), rate({ fraction: 4 }, team.s2)])
  for (const one of both) expectOk(one)
  expect(expectOk(await team.s1.get(`/api/course/${courseId}`)).data).toMatchObject({
    fraction: '3.0',
    fractionCount: 2,
  })
  expect(await comments()).toEqual([{ content: '还行', fraction: 2 }])
  expectOk(await rate({ fraction: 3 }))
  expect(await comments()).toEqual([])
})

test('a comment is liked and no more, by anybody but its author, in the version it had', async () => {
  const { id } = expectOk(await team.s1.post('/api/course-comment', { courseId, content: '有例子吗' })).data
  const version = async () => (await sql('select version from store.course_comment where id = $1', id))[0].version
  const before = await version()
  const like = (api: Team['s1']) => api.post('/api/course-comment/like', { id })
  expect(await like(team.s1)).toMatchObject({ status: 403, message: '不能给自己点赞' })
  expect(expectOk(await like(team.s2)).data).toEqual({ isLike: true, likeCount: 1 })
  expect(expectOk(await like(team.h)).data).toEqual({ isLike: true, likeCount: 2 })
  expect(expectOk(await like(team.s2)).data).toEqual({ isLike: false, likeCount: 1 })
  expect(await version()).toBe(before)
})

test('courses are opened and closed together, never to nobody', async () => {
  const open = (body: object, api = team.h) => api.post('/api/qlxx/openAll', body)
  expect((await open({ ids: [courseId], isOpen: false }, team.s1)).status).toBe(403)
  expect(await open({ isOpen: false })).toMatchObject({ status: 422, message: '请选择课程或分类' })
  expect(await open({ ids: [courseId], categoryId: 'rules', isOpen: false })).toMatchObject({
    message: '请选择课程或分类',
  })
  expect((await open({ ids: [courseId], isOpen: false })).message).toBe('请选择可见范围：审批制度')
  await sql('insert into store.course_role_ids (course_id, role_id) select $1, id from store.role limit 1', courseId)
  expect(expectOk(await open({ categoryId: 'rules', isOpen: false })).data).toEqual({ changed: 1 })
  expect(expectOk(await open({ categoryId: 'rules', isOpen: true })).data).toEqual({ changed: 1 })
  expect(expectOk(await open({ ids: [courseId], isOpen: true })).data).toEqual({ changed: 0 })
})
