import { buffer } from 'node:stream/consumers'
import { workbook } from '@chengban/engine/excel/xlsx.ts'
import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let courseId: string
let quiz: string
let page: string
const sql = async (text: string, ...params: readonly unknown[]) => (await house.owner.query(text, [...params])).rows

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  await house.make('category', { id: 'rules', name: '制度' })
  const { id: roleId } = expectOk(await cast.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:apply'] }
  expectOk(await cast.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await cast.admin.post('/api/userRole', { userId: cast.ids.h, roleId }))
  const chapters = [
    { name: '测一测', type: '测验', sort: 1 },
    { name: '手册', type: '文档', sort: 2 },
  ]
  const given = { name: '审批制度', categoryId: 'rules', summary: '怎么批', isOpen: true, chapters }
  courseId = expectOk(await cast.h.post('/api/course', given)).data.id
  const rows = expectOk(await cast.h.get(`/api/course/${courseId}`)).data.chapters
  ;[quiz, page] = chapters.map(({ name }) => rows.find((one: { name: string }) => one.name === name).id) as [
    string,
    string,
  ]
})
afterAll(() => house.close())

const heads = ['题型', '题干', '选项A', '选项B', '选项C', '答案', '分值', '解析']
const bring = async (rows: readonly (readonly string[])[], more: object = {}, desk = cast.h) => {
  const sheets = [{ name: '题目', columns: heads.map((header) => ({ header, kind: 'text' as const })), rows }]
  const url = expectOk(await desk.upload('题目.xlsx', await buffer(workbook(sheets)))).data
  return desk.post('/api/courseQuestion/action/import', { chapterId: quiz, file: [{ url }], ...more })
}
const right = ['单选', '几级审批', '一级', '二级', '', 'B', '20', '见制度']
const wrong = ['多选', '谁批', '甲', '乙', '', 'A', '', '']
const stands = async () =>
  (await sql('select content, sort from store.course_question order by sort')).map(Object.values)

test('nobody but its makers brings questions, into a quiz alone, and none where one is wrong', async () => {
  // no learner sees a chapter of a course that is being made
  expect((await bring([right], {}, cast.s1)).status).toBe(404)
  await sql(`update store.course set status = '通过', shelf = '已上架' where id = $1`, courseId)
  expect((await bring([right], {}, cast.s1)).status).toBe(403)
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
