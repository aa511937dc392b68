import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, step } from '@chengban/server/testing/staff.ts'
import {
  expectOk,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let hr: Api
let roles: Record<string, string>
let departmentId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  roles = await roleIds(team.admin)
  departmentId = (await team.admin.get(`/api/user/${team.ids.s1}`)).data.departmentId
  await person(team.admin, 'hr1', '人一', departmentId, [roles.人事 ?? '', roles.员工 ?? ''])
  hr = await server.signIn('hr1', personPassword)
  await sql(`update store."user" set is_formal = true where id = $1`, team.ids.h)
})
afterAll(() => server.close())

const candidate = async (more: object = {}): Promise<string> =>
  expectOk(
    await hr.post('/api/entry', {
      ...{ kind: '入职', name: '新一', mobile: '13700000009', company: 'A', departmentId },
      ...{ presetRoleId: roles.销售, mentorId: team.ids.h, tzProbation: day(7), ...more },
    }),
  ).data.id
const decided = async (id: string): Promise<void> => {
  expectOk(await step(hr, 'entry', id, 'submit'))
  expectOk(await step(team.h, 'entry', id, 'approve'))
  expectOk(await step(team.admin, 'entry', id, 'approve'))
}
const people = (mobile: string) =>
  sql(
    `select u.id, u.status, u.job_number, u.name, u.preset_role_id, a.name as account
     from store."user" u left join store.admin a on a.user_id = u.id where u.mobile = $1`,
    mobile,
  )

test('whoever is taken on stands as a person with a number, an account not open yet and the lists of the department', async () => {
  await sql(
    `insert into store.entry_template (id, tz_create, tz_update, kind, name, responsible, department_id)
     select gen_random_uuid(), now(), now(), '准备', x.name, '导师', x.id from store.department d,
       lateral (values ('本部门工位', d.id), ('他部门工位', (select o.id from store.department o
         where o.id <> d.id and o.parent_id is not null limit 1))) x (name, id) where d.id = $1`,
    departmentId,
  )
  await server.make('category', { id: 'new', name: '入职' })
  const course = (name: string, isEntry: boolean, isOpen: boolean, shelf: string) =>
    sql(
      `insert into store.course (id, tz_create, tz_update, name, category_id, summary, teacher_id, is_entry, is_open, shelf, status)
       values ($1, now(), now(), $1, 'new', $1, $2, $3, $4, $5, '通过')`,
      ...[name, team.ids.h, isEntry, isOpen, shelf],
    )
  await course('公司介绍', true, true, '已上架')
  await course('销售入门', true, false, '已上架')
  await sql(`insert into store.course_role_ids (course_id, role_id) values ('销售入门', $1)`, roles.销售)
  await course('部门制度', true, false, '已上架')
  await sql(`insert into store.course_department_ids (course_id, department_id) values ('部门制度', $1)`, departmentId)
  await course('财务入门', true, false, '已上架')
  await sql(`insert into store.course_role_ids (course_id, role_id) values ('财务入门', $1)`, roles.财务)
  await course('以后学', false, true, '已上架')
  await course('还没上架', true, true, '未上架')
  const id = await candidate()
  await decided(id)
  const file = expectOk(await hr.get(`/api/entry/${id}`)).data
  const [made] = await people('13700000009')
  expect(file).toMatchObject({ status: '通过', stage: '待入职', userId: made.id })
  expect(made).toMatchObject({ status: '待激活', name: '新一', preset_role_id: roles.销售 })
  expect(made.job_number).toMatch(/^\d{4,}$/)
  expect(made.account).toBeTruthy()
  const items = await sql(
    `select kind, name, responsible_id, due_date::text from store.entry_item where entry_id = $1 order by kind, name`,
    id,
  )
  const names = items.map(({ name }) => name)
  expect(names).toContain('本部门工位')
  expect(names).not.toContain('他部门工位')
  expect(names).toEqual(expect.arrayContaining(['公司介绍', '销售入门', '部门制度']))
  for (const other of ['财务入门', '以后学', '还没上架']) expect(names).not.toContain(other)
  expect(items.find(({ name }) => name === '公司介绍')).toMatchObject({ kind: '学习', responsible_id: made.id })
  expect(items.find(({ name }) => name === '本部门工位')).toMatchObject({ responsible_id: team.ids.h, due_date: null })
  const papers = items.filter(({ kind }) => kind === '材料')
  expect(papers.length).toBeGreaterThan(0)
  expect(papers.every((one) => one.due_date === day(7))).toBe(true)
})

test('a number in use is refused when it is handed in; of several who agree at once one makes the person', async () => {
  const id = await candidate({ name: '重号' })
  expect((await step(hr, 'entry', id, 'submit')).data.fields).toEqual({ mobile: '手机号已存在' })
  const other = await candidate({ name: '新二', mobile: '13700000010' })
  expectOk(await step(hr, 'entry', other, 'submit'))
  expectOk(await step(team.h, 'entry', other, 'approve'))
  const answers = await Promise.all([1, 2, 3].map(() => step(team.admin, 'entry', other, 'approve')))
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
  expect(await people('13700000010')).toHaveLength(1)
})

test('whoever left before comes back by the number they had', async () => {
  const [before] = await people('13700000010')
  await sql(`update store."user" set status = '离职' where id = $1`, before.id)
  const id = await candidate({ name: '新二', mobile: '13700000010' })
  await decided(id)
  const [again, ...more] = await people('13700000010')
  expect(more).toEqual([])
  expect(again).toMatchObject({ id: before.id, job_number: before.job_number, status: '待激活' })
  expect(expectOk(await hr.get(`/api/entry/${id}`)).data.userId).toBe(before.id)
})

test('whoever leaves has their last day, a file that says so, and things to hand over; nobody before it passes', async () => {
  const body = { kind: '离职', userId: team.ids.s1, name: '林一', mobile: '13700000011', company: 'A', departmentId }
  const days = { tzDemobilize: day(40), tzDepart: day(41), handoverId: team.ids.s2 }
  const id = expectOk(await hr.post('/api/entry', { ...body, ...days, leaveKind: '主动离职', reason: '回乡' })).data.id
  const person = async () =>
    (await sql('select tz_demobilize::text as last from store."user" where id = $1', team.ids.s1))[0]
  expectOk(await step(hr, 'entry', id, 'submit'))
  expectOk(await step(team.h, 'entry', id, 'approve'))
  expect((await person()).last).toBeNull()
  expectOk(await step(team.admin, 'entry', id, 'approve'))
  expect((await person()).last).toBe(day(40))
  const { parentId } = expectOk(await hr.get(`/api/entry/${id}`)).data
  expect(expectOk(await hr.get(`/api/entry/${parentId}`)).data).toMatchObject({
    ...{ kind: '入职', stage: '待离职', userId: team.ids.s1, tzDemobilize: day(40), handoverId: team.ids.s2 },
  })
  const items = await sql(`select kind, due_date::text as due from store.entry_item where entry_id = $1`, parentId)
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ kind, due }) => kind === '交接' && due === day(40))).toBe(true)
})
