import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Given } from '@chengban/server/testing/make-row.ts'
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
  const { rows } = await server.owner.query(
    'select id from store.department where id <> $1 and parent_id is not null limit 1',
    [departmentId],
  )
  const template = { kind: '准备', responsible: '导师' } as const
  await server.make('entryTemplate', { ...template, name: '本部门工位', departmentId })
  await server.make('entryTemplate', { ...template, name: '他部门工位', departmentId: rows[0]?.id })
  await server.make('category', { id: 'new', name: '入职' })
  const course = (name: string, isEntry: boolean, given: Given<RowOf<'course'>>) =>
    server.make('course', {
      id: name,
      name,
      categoryId: 'new',
      teacherId: team.ids.h,
      isEntry,
      status: '通过',
      ...given,
    })
  await course('公司介绍', true, { isOpen: true, shelf: '已上架' })
  await course('销售入门', true, { isOpen: false, shelf: '已上架', roleIds: [String(roles.销售)] })
  await course('部门制度', true, { isOpen: false, shelf: '已上架', departmentIds: [departmentId] })
  await course('财务入门', true, { isOpen: false, shelf: '已上架', roleIds: [String(roles.财务)] })
  await course('以后学', false, { isOpen: true, shelf: '已上架' })
  await course('还没上架', true, { isOpen: true, shelf: '未上架' })
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
