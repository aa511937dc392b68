import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const owner = `insert into store.category (id, tz_create, tz_update, name) values ('rules', now(), now(), '制度')`
  await server.owner.query(owner)
})
afterAll(() => server.close())

test('a course is copied by who makes it, as a draft with its chapters and questions', async () => {
  const file = [{ url: expectOk(await team.s1.upload('制度.pdf', pdf, 'application/pdf')).data }]
  const options = ['一级', '二级'].map((text, at) => ({ key: 'AB'[at], text }))
  const question = { type: '单选', content: '几级审批', options, answer: ['B'], score: 20, analysis: '见总则' }
  const chapters = [
    { name: '总则', type: '文档', file, minSeconds: 30 },
    { name: '测验', type: '测验', questions: [question], passScore: 60 },
  ]
  const body = { name: '审批制度', categoryId: 'rules', summary: '怎么批', credit: '2', isOpen: false }
  const { id } = expectOk(await team.s1.post('/api/course', { ...body, chapters, departmentIds: [] })).data
  const copied = (api: Team['s1']) => api.post('/api/course/action/copy', { id })
  // a draft is there for its makers alone
  expect((await copied(team.s2)).status).toBe(404)
  await server.owner.query(
    `update store.course set status = '通过', shelf = '已上架', is_open = true, course_version = 4 where id = $1`,
    [id],
  )
  expect((await copied(team.s2)).status).toBe(403)
  const made = expectOk(await copied(team.s1)).data
  expect(made.name).toBe('审批制度（副本）')
  expect(made.id).not.toBe(id)
  const row = expectOk(await team.s1.get(`/api/course/${made.id}`)).data
  expect(row).toMatchObject({ status: '草稿', shelf: '未上架', courseVersion: 1, credit: '2.00', learnCount: 0 })
  expect(row.chapters).toMatchObject([
    { name: '总则', type: '文档', file, minSeconds: 30, sort: 1 },
    { name: '测验', type: '测验', passScore: 60, sort: 2 },
  ])
  const [, quiz] = row.chapters
  const asked = expectOk(await team.s1.get(`/api/courseChapter/${quiz.id}`)).data.questions
  expect(asked).toMatchObject([question])
  expectOk(await team.s1.post('/api/course/action/submit', { id: made.id, version: row.version }))
})
