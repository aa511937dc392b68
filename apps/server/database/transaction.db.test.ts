import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
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
  expect(await db.transaction([], async () => 'seen', { ending: 'rollback' })).toBe('seen')
})

it('sends one statement at a time, in the order they were asked, whoever waits for them together', async () => {
  const warned: Error[] = []
  const hear = (warning: Error): void => void warned.push(warning)
  process.on('warning', hear)
  const answers = await db.transaction([], async (tx) => {
    tx.later?.('create temp table told (n int)', [])
    const asked = [1, 2, 3].map((n) => tx.query<{ n: number }>('insert into told values ($1) returning n', [n]))
    return [...(await Promise.all(asked)).flat(), ...(await tx.query('select n from told order by ctid'))]
  })
  expect(answers).toEqual([1, 2, 3, 1, 2, 3].map((n) => ({ n })))
  await delay(10)
  process.off('warning', hear)
  expect(warned).toEqual([])
})

it('takes all back where one of several asked together fails, and the connection goes on', async () => {
  const work = db.transaction([], (tx) =>
    Promise.all([tx.query('select 1 / 0'), tx.query('select pg_sleep(0.05)'), tx.query('select 1')]),
  )
  await expect(work).rejects.toThrow('division by zero')
  expect(await db.transaction([], async (tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }])
})
