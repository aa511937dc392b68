import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

test('of a month those that may are locked, and who hinders is named with the reason', async () => {
  const hr = await server.signIn('hr01', demoPassword)
  const [{ month, id: hindered, name }] = await sql(
    `select m.month, m.user_id as id, u.name from store.attendance_month m join store."user" u on u.id = m.user_id
       join store.overtime o on o.user_id = u.id and to_char(o.date, 'YYYY-MM') = m.month
     where u.company = 'A' order by m.month, m.user_id limit 1`,
  )
  await server.owner.query(`set session_replication_role = replica;
    update store.attendance_month set status = '已确认' where month = '${month}';
    update store.overtime set status = '通过', settle = '已核实' where to_char(date, 'YYYY-MM') = '${month}';
    update store.rest_day set status = '草稿' where to_char(start_date, 'YYYY-MM') <= '${month}' and to_char(end_date, 'YYYY-MM') >= '${month}';
    update store.overtime set status = '待一级审核' where id = (select id from store.overtime
      where user_id = '${hindered}' and to_char(date, 'YYYY-MM') = '${month}' limit 1);
    set session_replication_role = origin`)
  const [{ n }] = await sql(
    `select count(*)::int as n from store.attendance_month m join store."user" u on u.id = m.user_id
     where m.month = $1 and u.company = 'A'`,
    month,
  )
  const own = await server.signIn('ss04', demoPassword)
  const lock = (api = hr) => api.post('/api/attendance/action/lock', { month, company: 'A' })
  expect((await lock(own)).status).toBe(403)
  const reasons = `${name}：仍有1条加班或请假未办结`
  expect(expectOk(await lock()).data).toMatchObject({ locked: n - 1, done: n - 1, left: 1, reasons })
  const states = await sql(
    `select m.status, u.company = 'A' as is_theirs, count(*)::int as n from store.attendance_month m
       join store."user" u on u.id = m.user_id where m.month = $1 and u.company = 'A' group by 1, 2 order by 1`,
    month,
  )
  expect(states).toEqual([
    { status: '已确认', is_theirs: true, n: 1 },
    { status: '已锁定', is_theirs: true, n: n - 1 },
  ])
  expect(
    await sql(
      `select from store.attendance_month m join store."user" u on u.id = m.user_id
    where m.month = $1 and m.status = '已锁定' and u.company <> 'A'`,
      month,
    ),
  ).toEqual([])
})
