import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
let otherId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:apply', 'course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const made = async (name: string, isOpen: boolean) => {
    const given = { name, categoryId: 'rules', summary: '怎么批', isOpen, chapters: [{ name: '总则', type: '文档' }] }
    const { id } = expectOk(await team.h.post('/api/course', given)).data
    await sql(`update store.course set status = '通过', shelf = '已上架', tz_publish = now() where id = $1`, id)
    return id as string
  }
  courseId = await made('审批制度', true)
  otherId = await made('内部制度', false)
  for (const [userId, status] of [
    [team.ids.s1, '已学完'],
    [team.ids.s2, '已学完'],
    [team.ids.g, '学习中'],
  ] as const)
    await server.make('courseLog', { courseId, userId, status })
})
afterAll(() => server.close())

const say = (body: object, api = team.s1) => api.post('/api/course-comment', { courseId, ...body })
const talk = async (api = team.s1, more = '') =>
  expectOk(await api.get(`/api/course-comment/talk?courseId=${courseId}${more}`)).data
const heard = (userId: string) =>
  sql(`select title from store.message where user_id = $1 and title like '%课程%' order by tz_create`, userId)

test('a mark comes with its words, an answer has none, and both go together', async () => {
  expect(told(await say({ content: ' ', fraction: 5 }))).toEqual([422, { content: '评论不能为空' }])
  expect(told(await say({ content: '好', fraction: 5 }, team.g))).toEqual([403, '学完后才能评分'])
  const { id } = expectOk(await say({ content: '讲得好', fraction: 5 })).data
  expectOk(await say({ content: '不够细', fraction: 4 }, team.s2))
  expect(told(await say({ content: '我也是', fraction: 5, parentId: id }))).toEqual([422, { fraction: '回复不能评分' }])
  expect(await talk()).toMatchObject({ totalCount: 2, fraction: '4.5', fractionCount: 2, spread: [0, 0, 0, 1, 1] })
  const [log] = await sql('select id, version from store.course_log where user_id = $1', team.ids.s1)
  const bare = await team.s1.post('/api/course-log/action/rate', { ...log, fraction: 1 })
  expect(bare.status).toBe(403)
  expect((await team.s2.remove(`/api/course-comment/${id}`)).status).toBe(403)
  expectOk(await team.s1.remove(`/api/course-comment/${id}`))
  expect(await sql('select status, fraction from store.course_log where user_id = $1', team.ids.s1)).toEqual([
    { status: '已学完', fraction: null },
  ])
  expect(await talk()).toMatchObject({ totalCount: 1, fraction: '4.0', fractionCount: 1, spread: [0, 0, 0, 1, 0] })
})

test('answers hang below, oldest first; who is answered hears of it, and the teacher of all', async () => {
  const before = (await heard(team.ids.h)).length
  const { id } = expectOk(await say({ content: '有例子吗' })).data
  const first = expectOk(await say({ content: '在附件里', parentId: id }, team.h)).data
  expectOk(await say({ content: '我也想看', parentId: first.id }, team.s2))
  expect(await heard(team.ids.s1)).toEqual([{ title: '郑安在课程【审批制度】中回复了您' }])
  expect((await heard(team.ids.h)).slice(before)).toEqual([
    { title: '林一评论了课程【审批制度】' },
    { title: '林二在课程【审批制度】中回复了您' },
  ])
  const { nodes } = await talk()
  expect(nodes[0]).toMatchObject({ content: '有例子吗', isOwn: true, isTeacher: false })
  expect(nodes[0].replies.map((one: Record<string, unknown>) => [one.content, one.isTeacher])).toEqual([
    ['在附件里', true],
    ['我也想看', false],
  ])
})

test('what is said about a course is read by those who see it, and of that course alone', async () => {
  expectOk(await team.h.post('/api/course-comment', { courseId: otherId, content: '内部的' }))
  const asked = await team.s2.get(`/api/course-comment/talk?courseId=${otherId}`)
  expect(asked.status).toBe(404)
  const { nodes } = await talk(team.h)
  expect(nodes.map(({ content }: { content: string }) => content)).not.toContain('内部的')
})

test('a hidden comment is for its author and the keepers', async () => {
  const { id } = expectOk(await say({ content: '广告' }, team.s2)).data
  const { version } = expectOk(await team.h.get(`/api/course-comment/${id}`)).data
  expectOk(await team.h.post('/api/course-comment/action/hide', { id, version, reason: '无关' }))
  const of = async (api: Team['s1']) =>
    (await talk(api)).nodes.filter((one: { id: string }) => one.id === id).map((one: { isHide: boolean }) => one.isHide)
  expect([await of(team.s1), await of(team.s2), await of(team.h)]).toEqual([[], [true], [true]])
})

test('who is called by name hears of it, once, and is one who sees the course', async () => {
  const barred = await team.h.post('/api/course-comment', {
    courseId: otherId,
    content: '@林二',
    mentions: [team.ids.s2],
  })
  expect(told(barred)).toEqual([422, { mentions: '林二无权查看该记录' }])
  const before = (await heard(team.ids.s2)).length
  const { id } = expectOk(await say({ content: '@林二 看看', mentions: [team.ids.s2] })).data
  expectOk(await team.s1.patch(`/api/course-comment/${id}`, { patch: { content: '@林二 再看看' } }))
  expect((await heard(team.ids.s2)).slice(before)).toEqual([{ title: '林一在课程【审批制度】中提到了您' }])
  const of = (await heard(team.ids.h)).length
  expectOk(await say({ content: '@郑安 谢谢', mentions: [team.ids.h] }))
  expect((await heard(team.ids.h)).slice(of)).toEqual([{ title: '林一在课程【审批制度】中提到了您' }])
})
