import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let courseId: string
let id: string
let learners: string[]
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('category', { id: 'rules', name: '制度' })
  const given = { name: '审批制度', categoryId: 'rules', summary: '怎么批', chapters: [{ name: '总则', type: '文档' }] }
  courseId = expectOk(await team.s1.post('/api/course', given)).data.id
  await sql(`update store.course set status = '通过', shelf = '已上架', tz_publish = now() where id = $1`, courseId)
  const [{ departmentId }] = await sql(
    'select department_id as "departmentId" from store."user" where id = $1',
    team.ids.s1,
  )
  const body = { courseId, target: '部门', departmentId, dueDays: 5 }
  id = expectOk(await team.h.post('/api/courseAssign', body)).data.id
  learners = (await sql('select user_id as id from store.course_log where course_id = $1 order by 1', courseId)).map(
    (one) => one.id,
  )
})
afterAll(() => server.close())

const reach = async () => {
  const { people, doneCount, lateCount } = expectOk(await team.h.get(`/api/courseAssign/${id}`)).data
  return { people, doneCount, lateCount }
}
const urge = (api = team.h) => api.post('/api/courseAssign/action/urge', { id })
const urged = async () =>
  (await sql(`select user_id as id from store.message where kind = '催办' and relevance_id = $1`, courseId)).map(
    (one) => one.id,
  )

test('an assignment tells whom it covers, who has finished and who is late', async () => {
  expect(learners.length).toBeGreaterThan(1)
  expect(await reach()).toEqual({ people: learners.length, doneCount: 0, lateCount: 0 })
  const set = `update store.course_log set status = $2, tz_finish = case when $2 = '已学完' then now() end where course_id = $1 and user_id = $3`
  await sql(set, courseId, '已学完', team.ids.s1)
  expect(await reach()).toEqual({ people: learners.length, doneCount: 1, lateCount: 0 })
  await sql(`update store.course_log set due_date = due_date - 6 where course_id = $1`, courseId)
  expect(await reach()).toEqual({ people: learners.length, doneCount: 1, lateCount: learners.length - 1 })
})

test('whoever finished before the assignment came counts as covered and done', async () => {
  const body = { courseId, target: '人员', userId: team.ids.s1, dueDays: 5 }
  const other = expectOk(await team.h.post('/api/courseAssign', body)).data
  const row = expectOk(await team.h.get(`/api/courseAssign/${other.id}`)).data
  expect([row.people, row.doneCount, row.lateCount]).toEqual([1, 1, 0])
  expect((await team.h.post('/api/courseAssign/action/urge', { id: other.id })).message).toBe('没有需要催办的人')
})

test('who created it reminds the unfinished, each once a day; others may not, of theirs neither', async () => {
  expect((await urge(team.s1)).status).toBe(403)
  expect(expectOk(await urge()).data).toMatchObject({ sent: learners.length - 1 })
  expect((await urged()).sort()).toEqual(learners.filter((one) => one !== team.ids.s1))
  expect(await urge()).toMatchObject({ status: 409, message: '没有需要催办的人' })
  await sql(`update store.message set dedupe_key = null where kind = '催办'`)
  expect(expectOk(await urge()).data).toMatchObject({ sent: learners.length - 1 })
  await sql('update store.course_assign set creator_id = $2 where id = $1', id, team.ids.g)
  expect((await urge()).status).toBe(403)
  await sql('update store.course_assign set creator_id = $2 where id = $1', id, team.ids.h)
  expectOk(await team.h.patch(`/api/courseAssign/${id}`, { isEnable: false }))
  expect((await urge()).message).toBe('该安排已停用')
})
