import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

test('a fresh database is one’s own and gone once dropped', async () => {
  const [mine, other] = [await freshDatabase(), await freshDatabase()]
  const client = new pg.Client({ connectionString: mine.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table own (n int)')
  const beside = new pg.Client({ connectionString: other.url })
  await beside.connect()
  expect((await beside.query(`select to_regclass('own') as own`)).rows).toEqual([{ own: null }])
  await beside.end()
  await Promise.all([mine.drop(), other.drop()])
  await expect(new pg.Client({ connectionString: mine.url }).connect()).rejects.toThrow('does not exist')
})
