import { Database, systemActor } from '@chengban/engine/db/database.ts'
import { Gathering } from '@chengban/engine/db/gathering.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'

const session = '00000000-0000-7000-8000-000000000001'
const user = '00000000-0000-7000-8000-000000000002'
let database: FreshDatabase
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  // replaces the real one: refuses every person with other rights than these
  await owner.query(`create or replace function app.identify(session uuid, person uuid, stamp text, operations text,
    moment timestamptz, allow_initial boolean default false) returns void
    language plpgsql as $$ begin if $3 = 'old' then raise 'changed' using errcode = 'CB409'; end if; end $$`)
  await owner.end()
  db = new Database(database.url, 1)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const actor = (stamp: string) => ({ ...systemActor, sessionId: session, userId: user, stamp })
const kept = 'select name, statement from pg_prepared_statements order by name'
const namesOf = () => db.read(actor('new'), { text: kept })

it('what is parsed stays so where rights have changed, since the opening said no and nothing was wrong with it', async () => {
  const statement = { text: 'select 1 as one', prepared: true }
  expect(await db.read(actor('new'), statement)).toEqual([{ one: 1 }])
  const names = await namesOf()
  expect(names).toHaveLength(2)
  await expect(db.read(actor('old'), statement)).rejects.toMatchObject({ code: 'CB409' })
  expect(await db.read(actor('new'), statement)).toEqual([{ one: 1 }])
  expect(await namesOf()).toEqual(names)
})

it('what was to be parsed behind a refused opening is parsed the next time', async () => {
  const statement = { text: 'select 2 as two', prepared: true }
  await expect(db.read(actor('old'), statement)).rejects.toMatchObject({ code: 'CB409' })
  expect(await db.read(actor('new'), statement)).toEqual([{ two: 2 }])
  expect(await db.read(actor('new'), statement)).toEqual([{ two: 2 }])
})

it('of several in one round trip the one that fails is told so, and the others are answered', async () => {
  const reads = new Gathering(db)
  const ask = (text: string) => reads.read(actor('new'), { text, prepared: true })
  const answers = await Promise.allSettled([ask('select 1 as a'), ask('select 1 / 0'), ask('select 3 as c')])
  expect(answers).toEqual([
    { status: 'fulfilled', value: [{ a: 1 }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'fulfilled', value: [{ c: 3 }] },
  ])
  expect(await ask('select 3 as c')).toEqual([{ c: 3 }])
})
