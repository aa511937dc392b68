import { randomUUID } from 'node:crypto'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { registerTypes } from '@chengban/engine/db/types.ts'
import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import type pg from 'pg'
import { makeCatalog } from '../../compose.ts'
import { smallPool } from '../../jobs/pool.ts'
import { freshDatabase } from '../../testing/database.ts'
import { type RowMaker, rowMaker } from '../../testing/make-row.ts'
import type { AuthContext, Identity } from '../context.ts'
import { hashPassword } from '../password.ts'
import { signIn } from '../sign-in.ts'
import { verifyToken } from '../token.ts'

export const password = 'Demo@2026'
export const from = { address: '10.0.0.7', userAgent: 'vitest' }

/** What the fake office answered to the rest of the server. */
export interface RecordedAnswers {
  messages: { userId: string; title: string }[]
  records: { userId: string; byId: string; content: string }[]
  unlocks: string[]
}

export interface Office extends RowMaker {
  /** The owner's. */
  url: string
  context: AuthContext
  /** As the owner, outside of every right. */
  owner: Sql
  /** As the reader, one transaction a call. */
  reader: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  told: RecordedAnswers
  /** A person with an account; gives the user's id. */
  person: (name: string, more?: { operations?: string[]; departmentId?: string }) => Promise<string>
  /** Signs in with `password` and gives the identity of the session. */
  enter: (name: string) => Promise<Identity & { jwtToken: string }>
  /** The events announced while the work runs. */
  hear: (work: () => Promise<void>) => Promise<unknown[]>
  close: () => Promise<void>
}

const keys = [{ kid: 'a', secret: new TextEncoder().encode('a secret of at least 32 bytes long') }]

/** A database of one's own with the tables of signing in, and a server around it. */
export const openOffice = async (): Promise<Office> => {
  const { url, drop } = await freshDatabase()
  registerTypes()
  // ending it does not wait for its connections, which removing the database may end first
  const pool = smallPool({ connectionString: url, max: 10 })
  const owner = sqlOf(pool)
  await owner.query(fillIn)
  const home = randomUUID()
  await owner.query(`insert into store.department (id, name) values ($1, '公司本部')`, [home])
  const told: RecordedAnswers = { messages: [], records: [], unlocks: [] }
  const context: AuthContext = {
    transaction: (work) => transaction(pool, 'chengban_writer', work),
    ding: dingDoor(),
    keys: () => keys,
    notify: async (_, message) => void told.messages.push(message),
    record: async (_, fact) => void told.records.push(fact),
    countUnlock: async (_, userId) => void told.unlocks.push(userId),
  }
  const passwordHash = await hashPassword(password)
  return {
    url,
    context,
    owner,
    ...rowMaker(owner, makeCatalog()),
    reader: (work) => transaction(pool, 'chengban_reader', work),
    told,
    person: (name, more) => addPerson(owner, passwordHash, { departmentId: home, ...more, name }),
    enter: async (name) => {
      const { jwtToken } = await signIn(context, { name, password, ...from })
      const { id, jti } = await verifyToken(jwtToken, keys)
      return { userId: id, sessionId: jti, jwtToken }
    },
    hear: (work) => hear(pool, work),
    close: async () => {
      await pool.end()
      await drop()
    },
  }
}

const addPerson = async (
  owner: Sql,
  passwordHash: string,
  { name, departmentId, operations = [] }: { name: string; departmentId: string; operations?: string[] },
): Promise<string> => {
  const id = randomUUID()
  await owner.query(
    `insert into store."user" (id, name, operations, department_id, status) values ($1, $2, $3, $4, '在职')`,
    [id, name, JSON.stringify(operations), departmentId],
  )
  await owner.query(
    'insert into store.admin (id, name, user_id, password_hash, must_change) values ($1, $2, $3, $4, false)',
    [randomUUID(), name, id, passwordHash],
  )
  return id
}

const hear = async (pool: pg.Pool, work: () => Promise<void>): Promise<unknown[]> => {
  const client = await pool.connect()
  const heard: unknown[] = []
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await client.query(`listen ${channel}`)
  await work()
  await client.query(`unlisten ${channel}`)
  client.release(true)
  return heard
}

/** What the write path fills in every row, so that a test names only what it is about. */
const fillIn = `
  do $$ declare t text; begin
    foreach t in array array['department', 'user', 'admin', 'role', 'user_role', 'role_operation', 'role_permission',
      'permission', 'operation', 'config', 'message', 'audit_round', 'audit_task'] loop
      execute format('alter table store.%I alter tz_create set default now(), alter tz_update set default now()', t);
    end loop;
    foreach t in array array['department', 'role', 'user_role', 'role_operation', 'role_permission', 'message'] loop
      execute format('alter table store.%I alter id set default gen_random_uuid()', t);
    end loop;
    alter table store.operation alter name set default '';
    alter table store.permission alter name set default '';
  end $$`

const sqlOf = (client: Pick<pg.Pool, 'query'>): Sql => ({
  query: async <R>(text: string, params: readonly unknown[] = []) =>
    (await client.query(text, [...params])).rows as R[],
})

const transaction = async <T>(pool: pg.Pool, role: string, work: (tx: Sql) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role ${role}`)
    const result = await work({
      query: async <R>(text: string, params: readonly unknown[] = []) =>
        (await client.query(text, [...params])).rows as R[],
    })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
