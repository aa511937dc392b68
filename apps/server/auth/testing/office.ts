import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Sql } from '@chengban/engine/db/sql.ts'
import pg from 'pg'
import { inject } from 'vitest'
import type { AuthContext, Identity } from '../context.ts'
import { hashPassword } from '../password.ts'
import { signIn } from '../sign-in.ts'
import { verifyToken } from '../token.ts'

export const password = 'Demo@2026'
export const from = { address: '10.0.0.7', userAgent: 'vitest' }

/** What the rest of the server was told. */
export interface Told {
  messages: { userId: string; title: string }[]
  records: { userId: string; byId: string; content: string }[]
  unlocks: string[]
}

export interface Office {
  context: AuthContext
  /** As the owner, outside of every right. */
  owner: Sql
  /** As the reader, one transaction a call. */
  reader: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  told: Told
  /** A person with an account; gives the user's id. */
  person: (name: string, more?: { operations?: string[]; departmentId?: string }) => Promise<string>
  /** Signs in with `password` and gives the identity of the session. */
  enter: (name: string) => Promise<Identity & { jwtToken: string }>
  close: () => Promise<void>
}

const keys = [{ kid: 'a', secret: new TextEncoder().encode('a secret of at least 32 bytes long') }]

/** A database of one's own with the tables of signing in, and a server around it. */
export const openOffice = async (): Promise<Office> => {
  const { url, drop } = await database()
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const owner = sqlOf(pool)
  const told: Told = { messages: [], records: [], unlocks: [] }
  const context: AuthContext = {
    transaction: (work) => transaction(pool, 'chengban_writer', work),
    keys: () => keys,
    notify: async (_, message) => void told.messages.push(message),
    record: async (_, fact) => void told.records.push(fact),
    countUnlock: async (_, userId) => void told.unlocks.push(userId),
  }
  const passwordHash = await hashPassword(password)
  return {
    context,
    owner,
    reader: (work) => transaction(pool, 'chengban_reader', work),
    told,
    person: async (name, { operations = [], departmentId } = {}) => {
      const id = randomUUID()
      await owner.query('insert into store."user" (id, name, operations, department_id) values ($1, $2, $3, $4)', [
        id,
        name,
        JSON.stringify(operations),
        departmentId ?? null,
      ])
      await owner.query('insert into store.admin (id, name, user_id, password_hash) values ($1, $2, $3, $4)', [
        randomUUID(),
        name,
        id,
        passwordHash,
      ])
      return id
    },
    enter: async (name) => {
      const { jwtToken } = await signIn(context, { name, password, ...from })
      const { id, jti } = await verifyToken(jwtToken, keys)
      return { userId: id, sessionId: jti, jwtToken }
    },
    close: async () => {
      await pool.end()
      await drop()
    },
  }
}

const database = async () => {
  const name = `auth_${randomUUID().replaceAll('-', '')}`
  const run = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const clusterUrl = inject('clusterUrl')
  const url = new URL(clusterUrl)
  url.pathname = name
  await run(clusterUrl, `create database ${name} template template0`)
  for (const file of ['./store.sql', '../auth.sql', '../rights.sql']) {
    await run(url.href, await readFile(new URL(file, import.meta.url), 'utf8'))
  }
  return { url: url.href, drop: () => run(clusterUrl, `drop database ${name} with (force)`) }
}

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
