import { clock } from '@chengban/engine/clock.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
let fileId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T10:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  const [row] = await sql(
    `insert into store.entry (id, tz_create, tz_update, kind, user_id, name, mobile, company, department_id, preset_role_id, mentor_id,
       tz_probation, regular_salary, salary, status, stage)
     select gen_random_uuid(), now(), now(), '入职', u.id, u.name, '13700000001', 'A', u.department_id, (select id from store.role limit 1), $2,
       '2026-09-01', 9500, 8000, '通过', '试用中' from store."user" u where u.id = $1 returning id`,
    ...[team.ids.s1, team.ids.h],
  )
  fileId = row.id
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  await sql('delete from store.entry where id <> $1', fileId)
  await sql(`update store.entry set stage = '试用中' where id = $1`, fileId)
  await sql(
    `update store."user" set is_formal = false, tz_regular = null, tz_probation = '2026-09-01', salary = 8000, mobile = '13700000001' where id = $1`,
    team.ids.s1,
  )
})

/** Submits an application for s1 and has the head and HR approve it. */
const decided = async (api: Api, values: object, opinion?: string): Promise<void> => {
  const { id } = expectOk(await api.post('/api/entry', { userId: team.ids.s1, ...values })).data
  await sql(`update store.entry set mentor_opinion = $2 where id = $1`, id, opinion)
  expectOk(await step(api, 'entry', id, 'submit'))
  expectOk(await step(team.h, 'entry', id, 'approve'))
  expectOk(await step(api === team.admin ? team.g : team.admin, 'entry', id, 'approve'))
}
const passed = (regularDate: string) => decided(team.s1, { kind: '转正', selfSummary: '小结', regularDate }, '同意转正')
const prolonged = (extendMonths: number) => decided(team.admin, { kind: '延长', reason: '需再看', extendMonths })
const person = async () =>
  (await sql('select is_formal, tz_regular::text, salary::text from store."user" where id = $1', team.ids.s1))[0]
const stage = async () => (await sql('select stage from store.entry where id = $1', fileId))[0].stage

test('who has passed is regular at once where the day has come, and not before it', async () => {
  await passed('2026-11-17')
  expect(await person()).toEqual({ is_formal: false, tz_regular: null, salary: '8000.00' })
  expect(await stage()).toBe('试用中')
  await passed('2026-11-16')
  expect(await person()).toEqual({ is_formal: true, tz_regular: '2026-11-16', salary: '9500.00' })
  expect(await stage()).toBe('已转正')
})

test('whoever has a wage agreed by itself keeps it, and who agrees on wages is asked for the next without a figure', async () => {
  await server.make('moneySalary', {
    submitId: await server.make('submitSalary', { name: '定薪', company: 'A', date: '2026-09-01', status: '通过' }),
    userId: team.ids.s1,
    company: 'A',
    kind: '定薪',
    content: '入职',
    date: '2026-09-01',
    dtStart: '2026-09-01',
    normMoney: '8000',
    isFormal: false,
    status: '通过',
  })
  await passed('2026-11-16')
  expect(await person()).toEqual({ is_formal: true, tz_regular: '2026-11-16', salary: '8000.00' })
  const told = await sql(`select distinct title, text from store.message where title like '【转正】请%'`)
  expect(told).toEqual([{ title: '【转正】请提交定薪', text: null }])
})

test('a longer probation moves the day planned, also where it stands with the person; it is as long as allowed', async () => {
  await sql(`update store.entry set stage = '待转正' where id = $1`, fileId)
  await sql(`update store."user" set tz_regular = '2026-12-01' where id = $1`, team.ids.s1)
  await prolonged(2)
  const planned = async () =>
    (await sql('select regular_plan::text as day, stage from store.entry where id = $1', fileId))[0]
  expect(await planned()).toEqual({ day: '2027-02-01', stage: '试用中' })
  expect(await person()).toMatchObject({ tz_regular: '2027-02-01' })
  await sql(`update store."user" set tz_regular = null where id = $1`, team.ids.s1)
  await prolonged(1)
  expect(await planned()).toEqual({ day: '2027-03-01', stage: '试用中' })
  expect(await person()).toMatchObject({ tz_regular: null })
})
