import { Database } from '@chengban/engine/db/database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'

let database: FreshDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  db = new Database(database.url, 1)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

it('acknowledges no commit that the database took back, though nobody told of the statement that failed', async () => {
  const work = db.transaction([], async (tx) => {
    await tx.query('select 1 / 0').catch(() => undefined)
    return 'done'
  })
  await expect(work).rejects.toThrow('commit ended in ROLLBACK')
  expect(await db.transaction([], async () => 'done')).toBe('done')
})

it('takes back what is only looked through', async () => {
  expect(await db.transaction([], async () => 'seen', 'rollback')).toBe('seen')
})
