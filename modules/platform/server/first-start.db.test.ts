import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { salesDemo } from '@chengban/modules/sales/server/demo.ts'
import { areas } from '@chengban/server/compose.ts'
import { type FreshDatabase, freshDatabase } from '@chengban/server/testing/database.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformDemo } from './demo.ts'
import { firstStart } from './first-start.ts'
import { addDictionaries } from './seed/dictionaries.ts'
import { refreshOperations } from './seed/operations.ts'

let database: FreshDatabase
let client: pg.Client
const tx: Sql = {
  query: async <R>(text: string, params?: readonly unknown[]) =>
    (await client.query(text, params as unknown[])).rows as R[],
}
const passwords = { hash: async (plain: string) => `hash of ${plain}`, random: () => 'madeUp234567' }
const start = (adminPassword?: string) => firstStart(tx, { areas, passwords, adminPassword })
const value = async <T>(query: string): Promise<T> =>
  Object.values((await tx.query<Record<string, T>>(query))[0] ?? {})[0] as T

beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('the password is given out once, and must be changed', async () => {
  expect(await start()).toEqual({ account: 'admin', password: 'madeUp234567' })
  expect(await start('Another@2026')).toEqual({ account: 'admin', password: null })
  expect(await value('select must_change from store.admin')).toBe(true)
  expect(await value(`select password_hash from store.admin`)).toBe('hash of madeUp234567')
})

test('nothing names a code or a screen that no area declares', async () => {
  const declared = areas.flatMap(({ operations }) => Object.keys(operations))
  expect(
    await tx.query(`select code from store.role_operation where ltrim(code, '!') <> all ($1)`, [declared]),
  ).toEqual([])
  const open = areas.flatMap(({ screens }) => Object.keys(screens))
  // an entry may name one of the pages that take their address from the route
  const text = `select route from store.menu where route is not null and route <> all ($1)
    and regexp_replace(route, '[^/]+$', ':url') <> all ($1)`
  expect(await tx.query(text, [open])).toEqual([])
})

test('a later start leaves decisions alone and refreshes the names of codes', async () => {
  await tx.query(`delete from store.role_operation where code = 'user:salary'`)
  await tx.query(`update store.operation set name = '旧' where id = 'user:read'`)
  await tx.query(`update store.config set value = '10' where id = 'auth.tokenHours'`)
  await start()
  expect(await value(`select count(*)::int from store.role_operation where code = 'user:salary'`)).toBe(0)
  expect(await value(`select name from store.operation where id = 'user:read'`)).toBe('查看通讯录与人员档案')
  expect(await value(`select value from store.config where id = 'auth.tokenHours'`)).toBe('10')
})

test('what two areas name is made once, with the entries and codes of both', async () => {
  const named = (entries: readonly string[], operations: Record<string, string>) => ({
    ...(areas[0] as Area),
    dicts: { colour: { label: '颜色', entries } },
    operations,
    config: {},
  })
  const both = [named(['红'], { 'colour:see': '看' }), named(['红', '蓝'], { 'colour:see': '看', 'colour:mix': '调' })]
  await addDictionaries(tx, both)
  expect(await value(`select string_agg(code, ' ' order by sort) from store.dict where dict_type_id = 'colour'`)).toBe(
    '红 蓝',
  )
  expect(await value(`select count(*)::int from store.dict_type where id = 'colour'`)).toBe(1)
  await refreshOperations(tx, both)
  expect(await value(`select string_agg(id, ' ' order by id) from store.operation where module = 'colour'`)).toBe(
    'colour:mix colour:see',
  )
  await refreshOperations(tx, areas)
})

test('the demonstration company is made once: 42 people, 40 of them enabled, contracts numbered without gaps', async () => {
  expect([await platformDemo(tx, passwords), await salesDemo(tx)]).toEqual([true, true])
  expect([await platformDemo(tx, passwords), await salesDemo(tx)]).toEqual([false, false])
  expect(
    await value(
      `select string_agg(company || n, ' ' order by company) from (select company, count(*) n from store."user" where is_enable group by 1) x`,
    ),
  ).toBe('A28 B12')
  expect(
    await value(`select job_number from store."user" u join store.admin a on a.user_id = u.id where a.name = 'admin'`),
  ).toBe('0040')
  expect(await value(`select count(*)::int from store.contract where status = '通过'`)).toBe(30)
  const changing = `from store.contract c where c.status = '变更中'`
  expect(await value(`select count(*)::int ${changing}`)).toBe(1)
  expect(
    await value(
      `select count(*)::int from store.audit_task where status = '待处理' and relevance_id in (select c.id::text ${changing})`,
    ),
  ).toBe(1)
  const gaps = await tx.query(
    `select key from app.counter where key ~ '^[AB]-' and last <> (select count(*) from store.contract where contract_number ~ ('^' || key || '\\d+$'))`,
  )
  expect(gaps).toEqual([])
})

test('who waits for a decision is asked exactly once', async () => {
  const torn = await tx.query(
    `select id from store.contract c where (status like '待%' or status = '变更中') <> exists (
       select from store.audit_task t where t.relevance_id = c.id::text and t.status = '待处理')`,
  )
  expect(torn).toEqual([])
  expect(await value('select count(*)::int from store.comment where tz_create > now()')).toBe(0)
})
