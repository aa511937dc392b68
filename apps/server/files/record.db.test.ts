import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { searchCondition } from '@chengban/engine/search/probe.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { findFile, insertFile, type StoredFile, urlOf } from './record.ts'

let database: FreshDatabase
let client: pg.Client
const creatorId = uuidv7()
const sql = {
  query: async <R>(text: string, params: readonly unknown[] = []) =>
    (await client.query(text, [...params])).rows as R[],
}

beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  const departmentId = uuidv7()
  await client.query(
    `insert into store.department (id, name, tz_create, tz_update) values ($1, '研发部', now(), now())`,
    [departmentId],
  )
  await client.query(
    `insert into store."user" (id, name, department_id, tz_create, tz_update) values ($1, '研发1', $2, now(), now())`,
    [creatorId, departmentId],
  )
  await client.query('set role chengban_writer')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

function file(name: string): StoredFile {
  const place = { id: uuidv7(), folder: 'attachment', ext: 'pdf' } as const
  return {
    ...place,
    url: urlOf(place),
    name,
    mime: 'application/pdf',
    size: 1_099_511_627_776,
    sha256: 'ab',
    duration: null,
    creatorId,
  }
}

const found = async (keyword: string): Promise<string[]> => {
  const params: unknown[] = []
  const condition = searchCondition(keyword, params)
  return (
    await sql.query<{ name: string }>(`select name from store.stored_file where ${condition} order by id`, params)
  ).map((row) => row.name)
}

test('a folder that is none is refused by the database too', async () => {
  await expect(insertFile(sql, { ...file('x'), folder: 'secrets' as 'image' })).rejects.toMatchObject({ code: '23514' })
  expect(await findFile(sql, uuidv7())).toBeNull()
})

test('written by the writer role, read back the same, a terabyte too', async () => {
  const one = file('合同.pdf')
  await insertFile(sql, one)
  expect(await findFile(sql, one.id)).toEqual(one)
})

test('found by fragment, by initials, and literally', async () => {
  for (const name of ['北京协和医院验收单', '上海ABC_50%折扣\\x', 'HT20260012', '重庆银行长安分行'])
    await insertFile(sql, file(name))
  for (const keyword of ['5_', '50%_', '\\\\', '2027', 'hxyy']) expect(await found(keyword), keyword).toEqual([])
  for (const keyword of ['协和', 'XHYY', 'ysd']) expect(await found(keyword), keyword).toEqual(['北京协和医院验收单'])
  for (const keyword of ['_50%', '%', '折扣\\x']) expect(await found(keyword), keyword).toEqual(['上海ABC_50%折扣\\x'])
  expect(await found('0260012')).toEqual(['HT20260012'])
  expect(await found('cafh')).toEqual(['重庆银行长安分行'])
})
