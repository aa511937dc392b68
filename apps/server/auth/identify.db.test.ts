import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { identify as opening } from '@chengban/engine/db/database.ts'
import type { Statement } from '@chengban/engine/db/pipeline.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from './context.ts'
import { type Rights, readRights } from './rights.ts'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
afterEach(() => clock.shift(0))

const rightsOf = (userId: string): Promise<Rights> => office.reader((tx) => readRights(tx, userId))
const asking = (tx: Sql, { text, params = [] }: Statement) => tx.query(text, params)
const identify = (tx: Sql, identity: Identity, rights: Rights, allowInitial = false) =>
  asking(tx, opening({ ...identity, ...rights, allowInitial }))
const attempt = (identity: Identity, rights: Rights, allowInitial = false) =>
  office.reader((tx) => identify(tx, identity, rights, allowInitial))

describe('identify refuses', () => {
  it.each([
    ['a session unknown', 'update store.login_log set id = gen_random_uuid() where id = $1'],
    ['a session of somebody else', 'update store.login_log set user_id = null where id = $1'],
    ['a failed attempt', `update store.login_log set result = '失败' where id = $1`],
    ['a revoked session', 'update store.login_log set tz_revoke = tz_create where id = $1'],
    ['a session without an end', 'update store.login_log set tz_expire = null where id = $1'],
    [
      'a disabled person',
      `update store."user" set status = '停用' where id = (select user_id from store.login_log where id = $1)`,
    ],
  ])('%s', async (_, statement) => {
    const name = `p${randomUUID().slice(0, 8)}`
    await office.person(name)
    const identity = await office.enter(name)
    await attempt(identity, await rightsOf(identity.userId))
    await office.owner.query(statement, [identity.sessionId])
    await expect(attempt(identity, await rightsOf(identity.userId))).rejects.toMatchObject({ code: 'CB401' })
  })

  it('a session with less than 3600 s left, and takes one with 3600', async () => {
    const userId = await office.person('reserve')
    const identity = await office.enter('reserve')
    const rights = await rightsOf(userId)
    const at = async (moment: string) =>
      office.reader((tx) =>
        tx.query(opening({ ...identity, ...rights }).text, [
          identity.sessionId,
          userId,
          rights.stamp,
          [],
          moment,
          false,
        ]),
      )
    const now = clock.now()
    const until = (ms: number) => new Date(now.getTime() + ms).toISOString()
    await office.owner.query('update store.login_log set tz_expire = $2 where id = $1', [
      identity.sessionId,
      until(3_600_000),
    ])
    await expect(at(until(1))).rejects.toMatchObject({ code: 'CB401' })
    await at(until(0))
  })

  it('everything until the first password is changed, but for the calls that may', async () => {
    const userId = await office.person('initial')
    const identity = await office.enter('initial')
    await office.owner.query('update store.admin set must_change = true where user_id = $1', [userId])
    const rights = await rightsOf(userId)
    await expect(attempt(identity, rights)).rejects.toMatchObject({ code: 'CB403' })
    await attempt(identity, rights, true)
  })
})

describe('identify', () => {
  it('takes a session whose end is still to come', async () => {
    const userId = await office.person('ending')
    const identity = await office.enter('ending')
    await office.owner.query(`update store.login_log set tz_revoke = now() + interval '60 s' where id = $1`, [
      identity.sessionId,
    ])
    await attempt(identity, await rightsOf(userId))
    clock.shift(61)
    await expect(attempt(identity, await rightsOf(userId))).rejects.toMatchObject({ code: 'CB401' })
  })

  it('settles who asks, with what and when, until the transaction ends', async () => {
    const userId = await office.person('settled', { operations: ['contract:*', '!contract:audit1', 'a,*'] })
    const identity = await office.enter('settled')
    const rights = await rightsOf(userId)
    clock.shift(100)
    const ask = (tx: Sql) =>
      tx.query<{ me: string; late: boolean; held: boolean; denied: boolean; comma: boolean }>(
        `select app.me() as me, app.now() > now() + interval '90 s' as late, app.has_operation('contract:apply') as held,
           app.has_operation('contract:audit1') as denied, app.has_operation('client:manage') as comma`,
      )
    const [inside] = await office.reader(async (tx) => {
      await identify(tx, identity, rights)
      return ask(tx)
    })
    expect(inside).toEqual({ me: userId, late: true, held: true, denied: false, comma: false })
    for (let i = 0; i < 10; i++) {
      const [outside] = await office.reader(ask)
      expect(outside).toEqual({ me: null, late: false, held: false, denied: false, comma: false })
    }
  })

  it('lets nobody read tables of the store or accounts', async () => {
    await expect(office.reader((tx) => tx.query('select 1 from store.admin'))).rejects.toMatchObject({ code: '42501' })
    await expect(office.reader((tx) => tx.query('select 1 from app.password_history'))).rejects.toMatchObject({
      code: '42501',
    })
  })
})
