import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  // a Friday
  clock.shift((Date.parse('2026-11-27T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const night = async () => expectOk(await team.admin.post('/api/test/job', { name: 'factsDaily' }))
const missing = (date: string, table = 'daily_work', more = '') =>
  sql(
    `insert into store.${table} (${more && 'week_start, '}id, tz_create, tz_update, user_id, date, status, timeliness) values (${more}gen_random_uuid(), now(), now(), $1, $2, '未填', '缺交')`,
    [team.ids.s1, date],
  )
const warnings = () =>
  sql(
    `select date::text, source, count, status, expire_date::text as "expireDate", replace(dedupe_key, user_id::text, '') as key
     from store.warn_accident where user_id = $1 order by dedupe_key`,
    [team.ids.s1],
  )
const ignore = async (date: string, isIgnore: boolean) => {
  const factIds = (
    await sql('select id from store.check_on_work_fact where user_id = $1 and date = $2', [team.ids.s1, date])
  ).map(({ id }) => id)
  expectOk(await team.admin.post('/api/checkOnWork/action/ignoreFact', { factIds, isIgnore, reason: '出差' }))
}
const first = { date: '2026-11-12', source: '报告', count: 1, expireDate: '2027-05-12', key: ':2026-11:1' }

test('every third report that is missing in a month is a warning of its day, told once', async () => {
  await missing('2026-10-30')
  await missing('2026-11-10')
  await missing('2026-11-11')
  await night()
  expect(await warnings()).toEqual([])
  await missing('2026-11-12', 'week_work', `'2026-11-09', `)
  for (const date of ['2026-11-16', '2026-11-17']) await missing(date)
  await night()
  await night()
  expect(await warnings()).toEqual([{ ...first, status: '有效' }])
  const facts = await sql(
    `select date::text, amount::text from store.check_on_work_fact where user_id = $1 and kind = '警告'`,
    [team.ids.s1],
  )
  expect(facts).toEqual([{ date: '2026-11-12', amount: '1.0' }])
})

test('the last warning falls when reports are excused, and stands again with the next that is missing', async () => {
  await missing('2026-11-18')
  await night()
  expect((await warnings()).map(({ status }) => status)).toEqual(['有效', '有效'])
  await ignore('2026-11-10', true)
  await night()
  expect((await warnings()).map(({ key, status }) => [key, status])).toEqual([
    [':2026-11:1', '有效'],
    [':2026-11:2', '已撤销'],
  ])
  await missing('2026-11-19')
  await night()
  expect((await warnings()).map(({ status }) => status)).toEqual(['有效', '有效'])
})

test('a warning that somebody took back does not come again', async () => {
  const [{ id }] = await sql(`select id from store.warn_accident where dedupe_key like '%:2'`)
  const { version } = expectOk(await team.admin.get(`/api/warnAccident/${id}`)).data
  expectOk(await team.admin.post('/api/warnAccident/action/revoke', { id, version, opinion: '已补交' }))
  await night()
  expect((await warnings()).map(({ status }) => status)).toEqual(['有效', '已撤销'])
})

test('warnings of past months stay as they are when another number is set; it is never below one', async () => {
  const old = await sql(
    `insert into store.warn_accident (id, tz_create, tz_update, user_id, date, detail, source, count, expire_date, status, dedupe_key)
     values (gen_random_uuid(), now(), now(), $1, '2026-09-10', '2026-09报告未交3次', '报告', 1, '2027-03-10', '有效', $2) returning id`,
    [team.ids.s1, `${team.ids.s1}:2026-09:1`],
  )
  const states = async (set: string) => {
    await sql(`update store.config set value = $1 where key = 'warn.reportMissing'`, [set])
    await night()
    return (await warnings()).map(({ key, status }) => [key, status])
  }
  const month = [
    [':2026-11:1', '已撤销'],
    [':2026-11:2', '已撤销'],
  ]
  expect(await states('30')).toEqual([[':2026-09:1', '有效'], ...month])
  await sql('delete from store.warn_accident where id = $1', [old[0].id])
  expect((await states('0')).length).toBeGreaterThan(2)
  await sql(`update store.config set value = '3' where key = 'warn.reportMissing'`)
})

test('a warning ends six months after its day, where nothing else is said', async () => {
  const values = { userId: team.ids.s2, date: '2026-08-31', detail: '迟到', count: 1 }
  const { id } = expectOk(await team.admin.post('/api/warnAccident', values)).data
  expect(expectOk(await team.admin.get(`/api/warnAccident/${id}`)).data.expireDate).toBe('2027-02-28')
  // entered long after its day, it counts all the same
  await night()
  expect(await sql(`select date::text from store.check_on_work_fact where relevance_id = $1`, [id])).toEqual([
    { date: '2026-08-31' },
  ])
})
