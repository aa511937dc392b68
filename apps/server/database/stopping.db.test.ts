import { type Actor, Database, systemActor } from '@chengban/engine/db/database.ts'
import { Patience } from '@chengban/engine/db/patience.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { loginUrl } from './roles.ts'

let database: FreshDatabase
let owner: pg.Client
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  owner = new pg.Client({ connectionString: database.url })
  owner.on('error', () => undefined)
  await owner.connect()
  // who asks is not what these tests are about
  await owner.query(
    `create or replace function app.identify(session uuid, person uuid, stamp text, operations text, moment timestamptz,
      allow_initial boolean default false) returns void language sql as ''`,
  )
  db = new Database(await loginUrl(owner, database.url), 4)
})
afterAll(async () => {
  await db.close()
  await owner.end()
  await database.drop()
})

const person = (userId: string, patience?: Patience): Actor => ({
  ...systemActor,
  userId,
  sessionId: userId,
  stamp: '0',
  patience,
})
const [li, zhang] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
const sleeping = async (): Promise<number> =>
  (
    await owner.query(
      `select from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
    )
  ).rowCount ?? 0
const sleep = { text: 'select pg_sleep(60)' }
const spent = async (work: Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work
  return performance.now() - began
}

it('one person’s slow readings leave places for another’s', async () => {
  const patience = new Patience()
  const slow = Array.from({ length: 16 }, () => db.read(person(li, patience), sleep).catch((error) => error.code))
  await expect.poll(sleeping).toBe(2)
  expect(await spent(db.read(person(zhang), { text: 'select 1' }))).toBeLessThan(1000)
  patience.leave()
  expect(await Promise.all(slow)).toEqual(Array.from({ length: 16 }, () => '57014'))
})

it('ten people with eight slow readings each leave another’s quick one its place', async () => {
  const patience = new Patience()
  const slow = Array.from({ length: 80 }, (_, n) => {
    const who = person(`00000000-0000-7000-8000-0000000001${n % 10}0`, patience)
    return db.read(who, { text: `select pg_sleep(60), ${n}` }).catch((error) => error.code)
  })
  await expect.poll(sleeping).toBeGreaterThanOrEqual(6)
  for (let n = 0; n < 10; n++)
    expect(await spent(db.read(person(zhang), { text: 'select 1' }))).toBeLessThan(300 * inject('pace'))
  patience.leave()
  expect(await Promise.all(slow)).toEqual(slow.map(() => '57014'))
})

it('the database stops what nobody waits for any more, and its connection serves the next', async () => {
  const patience = new Patience()
  const gone = db.read(person(li, patience), sleep)
  await expect.poll(sleeping).toBe(1)
  patience.leave()
  await expect(gone).rejects.toMatchObject({ code: '57014' })
  await expect.poll(sleeping).toBe(0)
  const after = Array.from({ length: 40 }, () => db.read(person(zhang), { text: 'select 1 as one' }))
  expect(new Set((await Promise.all(after)).map(([row]) => row?.one))).toEqual(new Set([1]))
})

it('who hangs up a moment later ends nobody else’s statement', async () => {
  for (let turn = 0; turn < 30; turn++) {
    const patience = new Patience()
    const mine = db.read(person(li, patience), { text: 'select pg_sleep(0.002)' }).catch(() => undefined)
    setTimeout(() => patience.leave(), 2)
    const others = Array.from({ length: 4 }, () => db.read(person(zhang), { text: 'select pg_sleep(0.004)' }))
    await expect(Promise.all([mine, ...others])).resolves.toBeDefined()
  }
})

it('the database itself keeps the time that somebody waits, over all statements of theirs', async () => {
  const patience = new Patience(4000)
  await db.read(person(li, patience), { text: 'select pg_sleep(1)' })
  const began = performance.now()
  const late = await db.read(person(li, patience), sleep).catch((error) => error)
  expect(late).toMatchObject({ code: '57014', message: 'canceling statement due to statement timeout' })
  expect(performance.now() - began).toBeLessThan(15_000 * inject('pace'))
  await expect(db.read(person(li, patience), { text: 'select 1' })).rejects.toMatchObject({ code: '57014' })
  // the bound is that of the one reading, not of its connection
  const bounds = await db.read<{ ms: string }>(person(li), {
    text: `select current_setting('statement_timeout') as ms`,
  })
  expect(bounds).toEqual([{ ms: '30s' }])
})
