import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { Database, identify as opening } from '@chengban/engine/db/database.ts'
import type { Statement } from '@chengban/engine/db/pipeline.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { Standing } from '@chengban/engine/request-identity.ts'
import { has, listed } from '@chengban/kernel/has.ts'
import { hasCases } from '@chengban/kernel/has-cases.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from './context.ts'
import { KnownRights } from './known-rights.ts'
import { type Rights, readRights } from './rights.ts'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
let db: Database
beforeAll(async () => {
  office = await openOffice()
  db = new Database(office.url, 4)
})
afterAll(async () => {
  await db.close()
  await office.close()
})
afterEach(() => clock.shift(0))

const rightsOf = (userId: string): Promise<Rights> => office.reader((tx) => readRights(tx, userId))
const asking = (tx: Sql, { text, params = [] }: Statement) => tx.query(text, params)
const identify = (tx: Sql, identity: Identity, rights: Rights) => asking(tx, opening({ ...identity, ...rights }))
const attempt = (identity: Identity, rights: Rights) => office.reader((tx) => identify(tx, identity, rights))
const role = async (name: string, codes: string[]) => {
  const id = randomUUID()
  await office.make('role', { id, name })
  for (const code of codes) {
    await office.make('roleOperation', { roleId: id, code })
  }
  return id
}
const give = (userId: string, roleId: string, tzStart: string | null = null, tzEnd: string | null = null) =>
  office.make('userRole', { userId, roleId, tzStart, tzEnd })

describe('has in the database', () => {
  it.each(hasCases)('%j · %s → %s, as in TypeScript', async (entries, code, held) => {
    const [row] = await office.reader(async (tx) => {
      const [written] = await tx.query<{ listed: string }>('select app.listed($1) as listed', [entries])
      expect(written?.listed).toBe(listed(entries))
      await tx.query(`select set_config('app.operations', $1, true)`, [listed(entries)])
      return tx.query<{ held: boolean }>('select app.has_operation($1) as held', [code])
    })
    expect(row?.held).toBe(held)
    expect(has(entries, code)).toBe(held)
  })
})

describe('rights', () => {
  it('are those of enabled roles in force, their permissions, and of the person', async () => {
    const userId = await office.person('union', { operations: ['!file:share', 'user:read'] })
    const off = await role('停用角色', ['config:manage'])
    await office.owner.query('update store.role set is_enable = false where id = $1', [off])
    const bundled = await role('有权限包', [])
    await office.make('operation', { id: 'menu:manage' })
    await office.make('operation', { id: 'dict:manage' })
    await office.make('permission', { id: 'menus' })
    await office.make('permission', { id: 'dicts' })
    await office.owner.query(
      `insert into store.permission_operation_ids values ('menus', 'menu:manage'), ('dicts', 'dict:manage')`,
    )
    await office.make('rolePermission', { roleId: bundled, permissionId: 'menus' })
    for (const id of [off, bundled, await role('普通', ['contract:apply', 'user:read'])]) await give(userId, id)
    expect((await rightsOf(userId)).entries).toEqual(['!file:share', 'contract:apply', 'menu:manage', 'user:read'])
    expect((await rightsOf(randomUUID())).entries).toEqual([])
  })

  it('count on the first and the last day of a role, by the calendar of Shanghai', async () => {
    const userId = await office.person('term')
    await give(userId, await role('任期', ['holiday:manage']), '2026-03-02', '2026-03-04')
    const on = async (moment: string) => {
      const [row] = await office.owner.query<{ entries: string[] }>('select entries from app.rights_of($1, $2)', [
        userId,
        moment,
      ])
      return row?.entries.length
    }
    expect(await on('2026-03-01T23:59:59+08:00')).toBe(0)
    expect(await on('2026-03-02T00:00:00+08:00')).toBe(1)
    expect(await on('2026-03-04T23:59:59+08:00')).toBe(1)
    expect(await on('2026-03-05T00:00:00+08:00')).toBe(0)
  })

  it('of 试用销售 are taken by its negation even when another role gives the code or everything', async () => {
    const trial = await office.person('trial')
    await give(trial, await role('试用销售', ['contract:*', '!contract:audit1']))
    const { entries } = await rightsOf(trial)
    expect(['contract:apply', 'contract:audit2', 'contract:audit1'].map((code) => has(entries, code))).toEqual([
      true,
      true,
      false,
    ])
    const holders = async () => {
      const rows = await office.reader((tx) =>
        tx.query<{ id: string }>(`select app.holders_of('contract:audit1') as id`),
      )
      return rows.map(({ id }) => id)
    }
    await give(trial, await role('审批', ['contract:audit1']))
    const other = await office.person('other')
    await give(other, await role('全部', ['*']))
    await office.make('userRole', { userId: trial, roleId: await office.idOf('role', { name: '全部' }) })
    expect(has((await rightsOf(trial)).entries, 'contract:audit1')).toBe(false)
    expect(await holders()).toContain(other)
    expect(await holders()).not.toContain(trial)
  })

  it('hold under their stamp until anything they come from changes, or the day does', async () => {
    const userId = await office.person('stamp')
    await office.person('leaving')
    const identity = await office.enter('stamp')
    const changes = [
      `insert into store.role (id, name) values ('01980000-0000-7000-8000-00000000000a', '新')`,
      `update store.role set is_enable = false where name = '新'`,
      `insert into store.user_role (user_id, role_id) select id, '01980000-0000-7000-8000-00000000000a'
         from store."user" where name = 'stamp'`,
      `insert into store.role_operation (role_id, code) values ('01980000-0000-7000-8000-00000000000a', 'x:y')`,
      `delete from store.role_operation where code = 'x:y'`,
      `insert into store.operation (id) values ('q:r')`,
      `insert into store.permission (id) values ('q')`,
      `insert into store.permission_operation_ids values ('q', 'q:r')`,
      `insert into store.role_permission (role_id, permission_id) values ('01980000-0000-7000-8000-00000000000a', 'q')`,
      `update store."user" set operations = '["x:z"]' where name = 'stamp'`,
      `update store."user" set role_id = '01980000-0000-7000-8000-00000000000a' where name = 'stamp'`,
      `update store."user" set status = '离职' where name = 'leaving'`,
    ]
    for (const change of changes) {
      const before = await rightsOf(userId)
      await attempt(identity, before)
      await office.owner.query(change)
      const expected = /into store\.(operation|permission) /.test(change) ? null : 'CB409'
      const code = await attempt(identity, before).then(
        () => null,
        (error: { code: string }) => error.code,
      )
      expect([change, code]).toEqual([change, expected])
    }
    const before = await rightsOf(userId)
    await office.owner.query(`update store."user" set name = 'stamp2' where id = $1`, [userId])
    await attempt(identity, before)
    const midnight = new Date(
      `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())}T24:00:00+08:00`,
    )
    await office.owner.query(`update store.login_log set tz_expire = now() + interval '3 days' where id = $1`, [
      identity.sessionId,
    ])
    clock.shift((midnight.getTime() - Date.now()) / 1000 + 1)
    await expect(attempt(identity, before)).rejects.toMatchObject({ code: 'CB409' })
  })

  it('raise their version once per transaction, and never wait for each other before its end', async () => {
    const version = async () => {
      const [row] = await office.owner.query<{ version: string }>('select version from app.rights_version')
      return Number(row?.version)
    }
    const before = await version()
    await office.context.transaction(async (tx) => {
      await tx.query(
        `insert into store.role (id, name) select gen_random_uuid(), 'r' || n from generate_series(1, 20) n`,
      )
      await office.context.transaction((inner) =>
        inner.query(`insert into store.role (id, name) values (gen_random_uuid(), 'between')`),
      )
      await tx.query(`update store.role set sort = 1 where name like 'r%'`)
    })
    expect(await version()).toBe(before + 2)
  })

  it('known are tried first, and read anew once when they changed', async () => {
    const userId = await office.person('known')
    const identity = await office.enter('known')
    let reads = 0
    const known = new KnownRights({
      query: (text, params) => {
        reads++
        return office.reader((tx) => tx.query(text, params))
      },
    })
    const open = async (rights: Rights, isFresh: boolean) =>
      new Standing(db, { ...identity, ...rights }, (sql) => known.renew(userId, sql), isFresh)
    const ask = () =>
      known.run({ userId, open }, async (standing) => {
        await standing.begin()
        return standing.actor.entries
      })
    expect(await ask()).toEqual([])
    expect(await ask()).toEqual([])
    expect(reads).toBe(1)
    await office.owner.query(`update store."user" set operations = '["client:manage"]' where id = $1`, [userId])
    expect(await ask()).toEqual(['client:manage'])
    expect(reads).toBe(2)
    await office.owner.query('update store.login_log set tz_revoke = tz_create where id = $1', [identity.sessionId])
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' })
  })

  it('that change under a request are refused before it began; from then on it goes on, and does nothing twice', async () => {
    const userId = await office.person('standing')
    const identity = await office.enter('standing')
    const standing = async (isFresh = false) => {
      const actor = { ...identity, ...(await rightsOf(userId)) }
      return new Standing(db, actor, (sql) => readRights(sql, userId), isFresh)
    }
    const change = (entries: string[]) =>
      office.owner.query(`update store."user" set operations = $2 where id = $1`, [userId, JSON.stringify(entries)])
    const done: (readonly string[])[] = []
    const write = (of: Standing) =>
      of.write(async (tx) => {
        await tx.query('select')
        done.push(of.actor.entries)
      })
    const [guessing, fresh] = [await standing(), await standing(true)]
    await change(['client:manage'])
    const refused = () => guessing.write(() => Promise.reject(new Error('refused before any statement')))
    const beside = () =>
      guessing.write((tx) => Promise.all([tx.query('select'), Promise.reject(new Error('refused beside the first'))]))
    for (const act of [() => write(guessing), refused, beside, () => guessing.begin()])
      await expect(act()).rejects.toMatchObject({ code: 'CB409' })
    expect([done, guessing.hasBegun]).toEqual([[], false])
    await write(fresh)
    expect(done).toEqual([['client:manage']])
    for (const entries of [['contract:manage'], ['user:read']]) {
      await change(entries)
      await write(fresh)
      expect(done.at(-1)).toEqual(entries)
    }
    await change(['client:manage'])
    const seen = await fresh.read((reads, actor) =>
      reads.read<{ held: boolean }>(actor, { text: `select app.has_operation('client:manage') as held` }),
    )
    expect(seen).toEqual([{ held: true }])
    await office.owner.query('update store.login_log set tz_revoke = tz_create where id = $1', [identity.sessionId])
    await change([])
    await expect(write(fresh)).rejects.toMatchObject({ code: 'CB401' })
    expect(done).toHaveLength(3)
  })
})
