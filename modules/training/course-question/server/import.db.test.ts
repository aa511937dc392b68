import { buffer } from 'node:stream/consumers'
import { workbook } from '@chengban/engine/excel/xlsx.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
let quiz: string
let page: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:apply'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const chapters = [
    { name: '测一测', type: '测验', sort: 1 },
    { name: '手册', type: '文档', sort: 2 },
  ]
  const given = { name: '审批制度', categoryId: 'rules', summary: '怎么批', isOpen: true, chapters }
  courseId = expectOk(await team.h.post('/api/course', given)).data.id
  const rows = expectOk(await team.h.get(`/api/course/${courseId}`)).data.chapters
  ;[quiz, page] = chapters.map(({ name }) => rows.find((one: { name: string }) => one.name === name).id) as [
    string,
    string,
  ]
})
afterAll(() => server.close())

const heads = ['题型', '题干', '选项A', '选项B', '选项C', '答案', '分值', '解析']
const bring = async (rows: readonly (readonly string[])[], more: object = {}, api = team.h) => {
  const sheets = [{ name: '题目', columns: heads.map((header) => ({ header, kind: 'text' as const })), rows }]
  const url = expectOk(await api.upload('题目.xlsx', await buffer(workbook(sheets)))).data
  return api.post('/api/courseQuestion/action/import', { chapterId: quiz, file: [{ url }], ...more })
}
const right = ['单选', '几级审批', '一级', '二级', '', 'B', '20', '见制度']
const wrong = ['多选', '谁批', '甲', '乙', '', 'A', '', '']
const stands = async () =>
  (await sql('select content, sort from store.course_question order by sort')).map(Object.values)

test('nobody but its makers brings questions, into a quiz alone, and none where one is wrong', async () => {
  // no learner sees a chapter of a course that is being made
  expect((await bring([right], {}, team.s1)).status).toBe(404)
  await sql(`update store.course set status = '通过', shelf = '已上架' where id = $1`, courseId)
  expect((await bring([right], {}, team.s1)).status).toBe(403)
  expect(await bring([right])).toMatchObject({ status: 409, message: '已通过，请发起变更' })
  await sql(`update store.course set status = '草稿', shelf = '未上架' where id = $1`, courseId)
  expect((await bring([right], { chapterId: page })).data.fields).toEqual({ chapterId: '请选择测验章节' })
  expect(await bring([right, wrong])).toMatchObject({ status: 422, message: '第3行：答案数量不正确' })
  expect(await stands()).toEqual([])
})

test('tried, it tells what is wrong and stores nothing; brought in, questions stand behind those there are', async () => {
  const errors = [{ row: 3, message: '答案数量不正确' }]
  expect(expectOk(await bring([right, wrong], { dry: true })).data).toEqual({ total: 2, saved: 0, errors })
  expect(expectOk(await bring([right], { dry: true })).data).toEqual({ total: 1, saved: 0, errors: [] })
  expect(await stands()).toEqual([])
  expect(expectOk(await bring([right])).data).toEqual({ total: 1, saved: 1, errors: [] })
  expectOk(await bring([['判断', '可以代签吗', '', '', '', 'B', '', '']]))
  expect(await stands()).toEqual([
    ['几级审批', 10],
    ['可以代签吗', 20],
  ])
})
