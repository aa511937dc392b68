import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, call, type TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
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
let departmentId: string
let roles: Record<string, string>

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
/** Sessions end meanwhile: everybody signs in anew. */
const at = async (instant: string): Promise<void> => {
  clock.shift((Date.parse(instant) - Date.now()) / 1000)
  team = {
    ...team,
    admin: await server.signIn('admin', adminPassword),
    h: await server.signIn('head1', personPassword),
  }
  hr = await server.signIn('hr1', personPassword)
}

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  roles = await roleIds(team.admin)
  departmentId = (await team.admin.get(`/api/user/${team.ids.s1}`)).data.departmentId
  await person(team.admin, 'hr1', '人一', departmentId, [roles.人事 ?? '', roles.员工 ?? ''])
  await sql(`update store."user" set is_formal = true where id = $1`, team.ids.h)
  await at('2026-11-16T09:00:00+08:00')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const taken = async (mobile: string, more: object = {}): Promise<string> => {
  const form = { kind: '入职', name: '新一', mobile, company: 'A', departmentId, presetRoleId: roles.销售 }
  const terms = { mentorId: team.ids.h, tzProbation: '2026-11-30', regularSalary: '10000.00', salary: '8000.00' }
  const { id } = expectOk(await hr.post('/api/entry', { ...form, ...terms, ...more })).data
  expectOk(await step(hr, 'entry', id, 'submit'))
  expectOk(await step(team.h, 'entry', id, 'approve'))
  expectOk(await step(team.admin, 'entry', id, 'approve'))
  return id
}
const fileOf = async (id: string) => expectOk(await team.admin.get(`/api/entry/${id}`)).data
const bringPapers = async (id: string, open = 0) =>
  sql(
    `update store.entry_item set is_done = true, status = '已完成' where id in (select i.id from store.entry_item i
     where i.entry_id = $1 and i.kind = '材料' order by i.id offset $2)`,
    id,
    open,
  )
const told = ({ status, data, message }: Awaited<ReturnType<Api['post']>>) => [status, data?.fields ?? message]

test('whoever arrives has an account, pay, days, a sheet and a list with days; not before their day, nor without papers', async () => {
  const id = await taken('13700000021')
  await bringPapers(id, 1)
  await at('2026-11-29T09:00:00+08:00')
  expect(told(await step(hr, 'entry', id, 'arrive'))).toEqual([409, '入职日期未到'])
  await at('2026-11-30T09:00:00+08:00')
  expect(told(await step(hr, 'entry', id, 'arrive'))).toEqual([409, '仍有1项入职材料未提交'])
  await bringPapers(id)
  const { data } = expectOk(await step(hr, 'entry', id, 'arrive'))
  const { userId, stage } = await fileOf(id)
  expect(stage).toBe('学习中')
  const [one] = await sql(
    `select u.status, u.tz_probation::text as day, u.salary::text, a.name as account from store."user" u
     join store.admin a on a.user_id = u.id where u.id = $1`,
    userId,
  )
  expect(one).toEqual({ status: '在职', day: '2026-11-30', salary: '8000.00', account: data.account })
  const held = await sql(
    `select r.name from store.user_role ur join store.role r on r.id = ur.role_id where ur.user_id = $1 order by 1`,
    userId,
  )
  expect(held.map(({ name }) => name).sort()).toEqual(['员工', '销售'].sort())
  const due = await sql(
    `select kind, min(due_date)::text as day, max(due_date)::text as last from store.entry_item where entry_id = $1 group by 1 order by 1`,
    id,
  )
  expect(due.map(({ kind, day, last }) => `${kind} ${day} ${last}`)).toEqual([
    '准备 2026-12-01 2026-12-01',
    '学习 2026-12-14 2026-12-14',
    '材料 2026-11-30 2026-11-30',
  ])
  expect(await sql(`select date::text from store.attendance where user_id = $1`, userId)).toEqual([
    { date: '2026-11-30' },
  ])
  expect(await sql(`select month from store.attendance_month where user_id = $1`, userId)).toEqual([
    { month: '2026-11' },
  ])
  expect(
    await sql(
      `select type, start_date::text as first, end_date::text as last from store.check_on_work where user_id = $1`,
      userId,
    ),
  ).toEqual([{ type: '入职', first: '2026-11-30', last: '2026-11-30' }])
  const signed = await call(server.app, 'POST', '/api/auth/web/login', undefined, {
    name: data.account,
    password: data.plain,
  })
  expect(expectOk(signed).data.jwtToken).toBeTruthy()
  const again = await fileOf(id)
  expect(JSON.stringify(again)).not.toContain(data.plain)
})

test('whoever has nothing to learn is to be examined at once, and the record tells the mark once', async () => {
  await sql(`update store.entry_template set is_enable = false where kind = '学习'`)
  const id = await taken('13700000022', { tzProbation: '2026-11-30' })
  await sql(`update store.entry_template set is_enable = true where kind = '学习'`)
  await bringPapers(id)
  expectOk(await step(hr, 'entry', id, 'arrive'))
  const { stage, userId } = await fileOf(id)
  expect(stage).toBe('待考核')
  expect(await sql(`select entry_learn from store."user" where id = $1`, userId)).toEqual([{ entry_learn: true }])
  expectOk(await step(team.h, 'entry', id, 'exam', { score: '59.9', opinion: '差一点' }))
  const [record] = await sql(
    `select changes -> 'changes' as told from store.comment where relevance_id = $1 and changes ->> 'action' = '入职考核'`,
    id,
  )
  expect(record.told.map(({ label, new: now }: Record<string, string>) => [label, now])).toEqual([
    ['考核分', '59.9'],
    ['考核次数', '1'],
  ])
})

test('whoever does not come stays out, and a file taken back leaves nobody behind', async () => {
  const late = await taken('13700000023', { tzProbation: '2026-11-29' })
  expect(told(await step(hr, 'entry', late, 'noShow'))).toEqual([422, { opinion: '请填写审批意见' }])
  expectOk(await step(hr, 'entry', late, 'noShow', { opinion: '未报到' }))
  const { userId, stage } = await fileOf(late)
  expect(stage).toBe('未报到')
  const [out] = await sql(
    `select u.status, a.is_enable from store."user" u join store.admin a on a.user_id = u.id where u.id = $1`,
    userId,
  )
  expect(out.status).toBe('待激活')
  const id = await taken('13700000024', { tzProbation: '2026-12-07' })
  const { userId: made } = await fileOf(id)
  expectOk(await step(hr, 'entry', id, 'void', { opinion: '另有安排' }))
  expect(await fileOf(id)).toMatchObject({ status: '已作废', stage: '未报到', userId: null })
  expect(await sql(`select from store."user" where id = $1`, made)).toEqual([])
  expect(await sql(`select from store.entry_item where entry_id = $1`, id)).toEqual([])
})
