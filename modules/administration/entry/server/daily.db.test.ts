import { clock } from '@chengban/engine/clock.ts'
import { call, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let id: string
let userId: string

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const at = (moment: string): void => clock.shift((Date.parse(moment) - Date.now()) / 1000)

beforeAll(async () => {
  at('2026-11-16T10:00:00+08:00')
  server = await openServer({ demo: true, works: true })
  const [row] = await sql(
    `update store.entry set stage = '试用中', tz_probation = '2026-09-01', probation_months = 3, extend_months = 0,
       regular_salary = 9500, salary = 8000
     where id = (select id from store.entry where kind = '入职' and user_id is not null and status = '通过' order by id limit 1)
     returning id, user_id`,
  )
  ;({ id, user_id: userId } = row)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const run = async () =>
  expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name: 'entryDaily' })).data.result
const stageOf = async (id: string) => (await sql('select stage from store.entry where id = $1', id))[0].stage

test('a probation is told so many days before its end, not a day earlier', async () => {
  at('2026-11-16T07:00:00+08:00')
  await run()
  expect(await stageOf(id)).toBe('试用中')
  at('2026-11-17T07:00:00+08:00')
  await run()
  expect(await stageOf(id)).toBe('待转正')
})

test('whoever has passed is regular from their day, paid by the file where no wage was agreed', async () => {
  await sql(
    `update store."user" set is_formal = false, salary = 8000, tz_regular = null, status = '在职' where id = $1`,
    userId,
  )
  await sql(`update store.money_salary set dt_end = '2026-11-30' where user_id = $1`, userId)
  await sql(
    `insert into store.entry (id, tz_create, tz_update, kind, user_id, name, mobile, company, department_id, status, regular_date, self_summary)
     select gen_random_uuid(), now(), now(), '转正', user_id, name, mobile, company, department_id, '通过', '2026-12-01', '小结' from store.entry where id = $1`,
    id,
  )
  at('2026-11-30T07:00:00+08:00')
  expect((await run()).regular).toBe(0)
  at('2026-12-01T07:00:00+08:00')
  expect((await run()).regular).toBe(1)
  expect((await run()).regular).toBe(0)
  const [person] = await sql('select is_formal, tz_regular::text, salary::text from store."user" where id = $1', userId)
  expect(person).toEqual({ is_formal: true, tz_regular: '2026-12-01', salary: '9500.00' })
  expect(await stageOf(id)).toBe('已转正')
})

test('on the last day the hand-over begins, and what was learnt elsewhere is ticked', async () => {
  await sql(
    `update store.entry set stage = '待离职', tz_demobilize = '2026-12-03', tz_depart = '2026-12-04' where id = $1`,
    id,
  )
  at('2026-12-02T07:00:00+08:00')
  await run()
  expect(await stageOf(id)).toBe('待离职')
  const [item] = await sql(
    `update store.entry_item set is_done = false, status = '待完成', document_id = null, course_id = (
       select l.course_id from store.course_log l join store.entry e on e.user_id = l.user_id where e.id = entry_item.entry_id limit 1)
     where id = (select i.id from store.entry_item i join store.entry e on e.id = i.entry_id
       where i.kind = '学习' and exists (select from store.course_log l where l.user_id = e.user_id) limit 1)
     returning id, course_id`,
  )
  await sql(`update store.course_log set status = '已学完', tz_finish = now() where course_id = $1`, item.course_id)
  at('2026-12-03T07:00:00+08:00')
  await run()
  expect(await stageOf(id)).toBe('交接中')
  const [ticked] = await sql('select is_done, status from store.entry_item where id = $1', item.id)
  expect(ticked).toEqual({ is_done: true, status: '已完成' })
})
