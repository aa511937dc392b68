import { platformDemo } from '@chengban/modules/platform/server/demo.ts'
import { openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workDemo } from '../demo.ts'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
  const tx = {
    query: async <R>(text: string, params: readonly unknown[] = []): Promise<R[]> =>
      (await server.owner.query(text, [...params])).rows as R[],
  }
  await platformDemo(tx, { hash: async () => '', adminPassword: '' })
  await tx.query(
    `insert into store.project (id, tz_create, tz_update, version, name, type, start_time, principal_id, project_status, audit_status)
     select gen_random_uuid(), now(), now(), 1, '一院实施', '实施项目', '2026-09-01', u.id, '实施中', '通过' from store."user" u limit 1`,
  )
  await workDemo(tx)
})
afterAll(() => server.close())

const statesOf = async (table: string): Promise<string[]> => {
  const { rows } = await server.owner.query(`select distinct status from store.${table} order by 1`)
  return rows.map(({ status }) => status)
}

test('the states people work in are somewhere', async () => {
  const counts = await Promise.all(
    ['task', 'bug', 'apply_for', 'weekend_task'].map(async (table) => (await statesOf(table)).length),
  )
  expect(counts).toEqual([8, 9, 12, 8])
})

test('hours of a day are those of its lines', async () => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from store.task_day d where d.plan_hours is distinct from
       (select sum(i.plan_hours) from store.plan_item i where i.task_day_id = d.id)`,
  )
  expect(rows[0].n).toBe(0)
})
