import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let courseId: string
let id: string
let team: string[]
const sql = async (text: string, ...params: readonly unknown[]) => (await house.owner.query(text, [...params])).rows

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  await house.make('category', { id: 'rules', name: '制度' })
  const given = { name: '审批制度', categoryId: 'rules', summary: '怎么批', chapters: [{ name: '总则', type: '文档' }] }
  courseId = expectOk(await cast.s1.post('/api/course', given)).data.id
  await sql(`update store.course set status = '通过', shelf = '已上架', tz_publish = now() where id = $1`, courseId)
  const [{ departmentId }] = await sql(
    'select department_id as "departmentId" from store."user" where id = $1',
    cast.ids.s1,
  )
  const body = { courseId, target: '部门', departmentId, dueDays: 5 }
  id = expectOk(await cast.h.post('/api/courseAssign', body)).data.id
  team = (await sql('select user_id as id from store.course_log where course_id = $1 order by 1', courseId)).map(
    (one) => one.id,
  )
})
afterAll(() => house.close())

const reach = async () => {
  const { people, doneCount, lateCount } = expectOk(await cast.h.get(`/api/courseAssign/${id}`)).data
  return { people, doneCount, lateCount }
}
const urge = (desk = cast.h) => desk.post('/api/courseAssign/action/urge', { id })
const urged = async () =>
  (await sql(`select user_id as id from store.message where kind = '催办' and relevance_id = $1`, courseId)).map(
    (one) => one.id,
  )

test('an assignment tells whom it covers, who has finished and who is late', async () => {
  expect(team.length).toBeGreaterThan(1)
  expect(await reach()).toEqual({ people: team.length, doneCount: 0, lateCount: 0 })
  const set = `update store.course_log set status = $2, tz_finish = case when $2 = '已学完' then now() end where course_id = $1 and user_id = $3`
  await sql(set, courseId, '已学完', cast.ids.s1)
  expect(await reach()).toEqual({ people: team.length, doneCount: 1, lateCount: 0 })
  await sql(`update store.course_log set due_date = due_date - 6 where course_id = $1`, courseId)
  expect(await reach()).toEqual({ people: team.length, doneCount: 1, lateCount: team.length - 1 })
})

test('whoever finished before the assignment came counts as covered and done', async () => {
  const body = { courseId, target: '人员', userId: cast.ids.s1, dueDays: 5 }
  const other = expectOk(await cast.h.post('/api/courseAssign', body)).data
  const row = expectOk(await cast.h.get(`/api/courseAssign/${other.id}`)).data
  expect([row.people, row.doneCount, row.lateCount]).toEqual([1, 1, 0])
  expect((await cast.h.post('/api/courseAssign/action/urge', { id: other.id })).message).toBe('没有需要催办的人')
})

test('who created it reminds the unfinished, each once a day; others may not, of theirs neither', async () => {
  expect((await urge(cast.s1)).status).toBe(403)
  expect(expectOk(await urge()).data).toMatchObject({ sent: team.length - 1 })
  expect((await urged()).sort()).toEqual(team.filter((one) => one !== cast.ids.s1))
  expect(await urge()).toMatchObject({ status: 409, message: '没有需要催办的人' })
  await sql(`update store.message set dedupe_key = null where kind = '催办'`)
  expect(expectOk(await urge()).data).toMatchObject({ sent: team.length - 1 })
  await sql('update store.course_assign set creator_id = $2 where id = $1', id, cast.ids.g)
  expect((await urge()).status).toBe(403)
  await sql('update store.course_assign set creator_id = $2 where id = $1', id, cast.ids.h)
  expectOk(await cast.h.patch(`/api/courseAssign/${id}`, { isEnable: false }))
  expect((await urge()).message).toBe('该安排已停用')
})
