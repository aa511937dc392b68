import { clock, today } from '@chengban/engine/clock.ts'
import { addDays } from '@chengban/engine/statistics/period.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, person, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let group: string

beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['course:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.g, roleId }))
  expectOk(await team.g.post('/api/category', { id: 'rules', name: '制度' }))
  group = expectOk(await team.admin.post('/api/role', { name: '内训' })).data.id
})
beforeEach(() => clock.shift(0))
afterAll(async () => {
  clock.shift(0)
  await server.close()
})

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const run = () => server.runner.ask('courseAssignRun')
const nothing = { given: 0, moved: 0, dropped: 0 }

/** A course of the first seller, handed in. */
const handedIn = async (name: string): Promise<string> => {
  const file = [{ url: expectOk(await team.s1.upload('制度.pdf', pdf, 'application/pdf')).data }]
  const chapters = [{ name: '总则', type: '文档', file }]
  const made = { name, categoryId: 'rules', summary: '怎么批', chapters }
  const { id, version } = expectOk(await team.s1.post('/api/course', made)).data
  expectOk(await team.s1.post('/api/course/action/submit', { id, version }))
  return id
}
const act = async (id: string, name: string, more: object = {}) => {
  const { version } = expectOk(await team.g.get(`/api/course/${id}`)).data
  return expectOk(await team.g.post(`/api/course/action/${name}`, { id, version, ...more }))
}
const published = async (name: string): Promise<string> => {
  const id = await handedIn(name)
  for (const { id: chapterId } of expectOk(await team.g.get(`/api/course/${id}`)).data.chapters)
    await act(id, 'check', { chapterId, ok: true })
  await act(id, 'approve')
  return id
}
const assign = async (courseId: string, more: object): Promise<string> =>
  expectOk(await team.g.post('/api/courseAssign', { courseId, ...more })).data.id
const logsOf = (courseId: string) =>
  sql(
    `select u.name, l.status, l.is_required as required, l.due_date::text as due
     from store.course_log l join store."user" u on u.id = l.user_id where l.course_id = $1 order by u.job_number, u.name`,
    courseId,
  )
const messagesTo = async (userId: string): Promise<string[]> =>
  (await sql(`select title from store.message where user_id = $1 and title like '【必修】%' order by id`, userId)).map(
    ({ title }) => title,
  )
const give = async (userId: string): Promise<string> =>
  expectOk(await team.admin.post('/api/userRole', { userId, roleId: group })).data.id
/** As if it had been published and assigned so many days ago, to the same people. */
const age = async (id: string, days: number): Promise<void> => {
  const back = `- $2::integer * interval '1 day'`
  await sql(`update store.course set tz_publish = tz_publish ${back} where id = $1`, id, days)
  await sql(`update store.course_assign set tz_create = tz_create ${back} where course_id = $1`, id, days)
  await sql(
    `update store.course_log set assigned = (select jsonb_object_agg(key, value::date - $2::integer)
       from jsonb_each_text(assigned)) where course_id = $1`,
    id,
    days,
  )
}
const due = (days: number): string => addDays(today(), days)

describe('nobody has to learn', () => {
  test('what is not published, what is off the shelf, or what an assignment that is off demands', async () => {
    const id = await handedIn('未上架')
    await assign(id, { target: '全员', dueDays: 10 })
    expect(await logsOf(id)).toEqual([])
    const [off, idle] = [await published('已下架'), await published('停用安排')]
    await act(off, 'offShelf', { opinion: '过时' })
    await assign(off, { target: '全员', dueDays: 10 })
    await assign(idle, { target: '全员', dueDays: 10, isEnable: false })
    expect(await run()).toEqual(nothing)
    for (const one of [off, idle]) expect(await logsOf(one)).toEqual([])
    await act(off, 'onShelf')
    expect((await logsOf(off)).length).toBe(5)
    await act(off, 'offShelf', { opinion: '过时' })
  })

  test('as whoever was turned down, or is not let in yet', async () => {
    const id = await published('入职须知')
    await assign(id, {
      target: '部门',
      departmentId: (await sql('select id from store.department where parent_id is null'))[0].id,
      dueDays: 3,
    })
    const before = await logsOf(id)
    const [{ department_id: departmentId }] = await sql(
      'select department_id from store."user" where id = $1',
      team.ids.s2,
    )
    const made = { name: '候选人', departmentId, company: 'A', account: { name: 'candidate' }, roleIds: [group] }
    const { id: userId } = expectOk(await team.admin.post('/api/user/edit', made)).data
    const { version } = (await team.admin.get(`/api/user/${userId}`)).data
    expectOk(await team.admin.post('/api/user/audit', { id: userId, version, pass: false, opinion: '材料不全' }))
    expect(await run()).toEqual(nothing)
    expect(await logsOf(id)).toEqual(before)
  })
})

test('at its publishing a course goes to whom it is assigned, once, each with one message', async () => {
  const id = await handedIn('审批制度')
  await assign(id, { target: '人员', userId: team.ids.s2, dueDays: 10 })
  await assign(id, { target: '人员', userId: team.ids.h, dueDate: due(3) })
  await assign(id, {
    target: '部门',
    departmentId: (await sql('select department_id as id from store."user" where id = $1', team.ids.h))[0].id,
    dueDays: 5,
  })
  for (const { id: chapterId } of expectOk(await team.g.get(`/api/course/${id}`)).data.chapters)
    await act(id, 'check', { chapterId, ok: true })
  await act(id, 'approve')
  const wanted = [
    { name: '林一', status: '未学', required: true, due: due(5) },
    { name: '林二', status: '未学', required: true, due: due(10) },
    // the earliest of the two that cover the head
    { name: '郑安', status: '未学', required: true, due: due(3) },
  ]
  expect(await logsOf(id)).toEqual(wanted)
  expect((await messagesTo(team.ids.s2)).at(-1)).toBe(`【必修】课程【审批制度】请于${due(10)}前学完`)
  const told = await messagesTo(team.ids.s2)
  expect(await run()).toEqual(nothing)
  clock.shift(86_400)
  expect(await run()).toEqual(nothing)
  expect([await logsOf(id), await messagesTo(team.ids.s2)]).toEqual([wanted, told])
})

test('a role brings its courses and takes away what is not begun; what is begun loses its day', async () => {
  const id = await published('内训课')
  await assign(id, { target: '角色', roleId: group, dueDays: 7 })
  expect(await logsOf(id)).toEqual([])
  await age(id, 3)
  const rows = [await give(team.ids.s2), await give(team.ids.h)]
  expect(await logsOf(id)).toMatchObject([
    { name: '林二', due: due(7) },
    { name: '郑安', due: due(7) },
  ])
  const [log] = await sql(
    'select id, version from store.course_log where course_id = $1 and user_id = $2',
    id,
    team.ids.h,
  )
  expectOk(await team.h.post('/api/course-log/action/start', log))
  for (const row of rows) expectOk(await team.admin.remove(`/api/userRole/${row}`))
  expect(await logsOf(id)).toEqual([{ name: '郑安', status: '学习中', required: false, due: null }])
  expect(await run()).toEqual(nothing)
  await give(team.ids.h)
  expect(await logsOf(id)).toMatchObject([{ name: '郑安', status: '学习中', required: true, due: due(7) }])
})

test('whoever comes late to a fixed day has a week; a new colleague has the courses with the account', async () => {
  const id = await published('信息安全')
  await assign(id, { target: '全员', dueDate: due(3) })
  expect((await logsOf(id)).every((log) => log.due === due(3))).toBe(true)
  await age(id, 5)
  const [{ department_id: departmentId }] = await sql(
    'select department_id from store."user" where id = $1',
    team.ids.s2,
  )
  const newcomer = await person(team.admin, 'newcomer', '新人', departmentId, [group])
  expect(await logsOf(id)).toContainEqual({ name: '新人', status: '未学', required: true, due: due(7) })
  expect(await messagesTo(newcomer)).toEqual([`【必修】新增3门必修课程，最早一门请于${addDays(today(), 3)}前学完`])
  expect(await run()).toEqual(nothing)
  expect((await logsOf(id)).filter((log) => log.due === due(3))).toHaveLength(5)
})

test('what is finished stays as it is; liking keeps a log that is no longer demanded', async () => {
  const id = await published('保密制度')
  const all = await assign(id, { target: '全员', dueDays: 4 })
  const count = (await logsOf(id)).length
  await sql(`update store.course_log set status = '已学完' where course_id = $1 and user_id = $2`, id, team.ids.s1)
  await sql('update store.course_log set is_like = true where course_id = $1 and user_id = $2', id, team.ids.s2)
  const row = expectOk(await team.g.get(`/api/courseAssign/${all}`)).data
  const patch = { id: all, version: row.version, patch: { dueDays: 9 } }
  expectOk(await team.g.patch(`/api/courseAssign/${all}`, patch))
  expect(await logsOf(id)).toContainEqual({ name: '林一', status: '已学完', required: true, due: due(4) })
  expect((await logsOf(id)).filter((log) => log.due === due(9))).toHaveLength(count - 1)
  expectOk(await team.g.remove(`/api/courseAssign/${all}`))
  expect(await logsOf(id)).toEqual([
    { name: '林一', status: '已学完', required: true, due: due(4) },
    { name: '林二', status: '未学', required: false, due: null },
  ])
  expect(await run()).toEqual(nothing)
})

test('a head ends what they have assigned, and nothing else of it; nobody ends another’s', async () => {
  const id = await published('部门必修')
  const [{ department_id: departmentId }] = await sql(
    'select department_id from store."user" where id = $1',
    team.ids.s1,
  )
  const body = { courseId: id, target: '部门', departmentId, dueDays: 5 }
  const assigned = expectOk(await team.h.post('/api/courseAssign', body)).data.id
  expect((await team.h.patch(`/api/courseAssign/${assigned}`, { remark: '别的' })).status).toBe(422)
  expectOk(await team.h.patch(`/api/courseAssign/${assigned}`, { isEnable: false }))
  expect((await logsOf(id)).filter(({ required }) => required)).toEqual([])
  const others = await assign(id, { target: '人员', userId: team.ids.s1, dueDays: 5 })
  expect((await team.h.patch(`/api/courseAssign/${others}`, { isEnable: false })).status).toBe(403)
  expectOk(await team.g.patch(`/api/courseAssign/${others}`, { isEnable: false }))
})

test('a course that was only liked gives no sight once it is closed', async () => {
  const id = await published('曾经点赞')
  const read = () => team.s2.get(`/api/course/${id}`)
  expectOk(await read())
  await server.make('courseLog', { courseId: id, userId: team.ids.s2, isLike: true })
  await sql('update store.course set is_open = false where id = $1', id)
  expect((await read()).status).toBe(404)
  await sql(`update store.course_log set status = '学习中' where course_id = $1`, id)
  expectOk(await read())
})
