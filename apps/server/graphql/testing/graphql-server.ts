import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { anonymously, Database } from '@chengban/engine/db/database.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { Vault } from '@chengban/engine/seal/vault.ts'
import pg from 'pg'
import type { Identity } from '../../auth/context.ts'
import { KnownRights } from '../../auth/known-rights.ts'
import { hashPassword } from '../../auth/password.ts'
import { signIn } from '../../auth/sign-in.ts'
import { verifyToken } from '../../auth/token.ts'
import { calls } from '../../compose.ts'
import { loginUrl } from '../../database/roles.ts'
import { type Server, Sessions } from '../../rest/session.ts'
import { makeServer } from '../../server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { actions } from '../actions.ts'
import { type GraphqlReply, makeDoor } from '../door.ts'
import { namedQuestions } from '../named-questions.ts'
import { buildSchema } from '../preset.ts'

export const password = 'Demo@2026'
export const from = { address: '10.0.0.7', userAgent: 'vitest' }

/** What came back over GraphQL. */
export interface GraphqlAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are read by the test that knows their shape
  readonly data?: any
  // biome-ignore lint/suspicious/noExplicitAny: answers are read by the test that knows their shape
  readonly errors?: { readonly message: string; readonly path?: unknown; readonly extensions?: any }[]
  readonly session?: GraphqlReply['session']
}

export type Say = (query: string, variables?: object) => Promise<GraphqlAnswer>
export type Sql = (text: string, params?: unknown[]) => Promise<Record<string, unknown>[]>

/** A GraphQL door over a separate database, with people signed in. */
export interface GraphqlServer {
  readonly server: Server
  readonly sessions: Sessions
  /** As the owner, outside of every right. */
  readonly owner: Sql
  /** Of the login role. */
  readonly url: string
  /** What nobody expected, as it was noted. */
  readonly noted: unknown[]
  /** A person with an account; gives the user's id. */
  person(name: string, operations?: string[]): Promise<string>
  /** Signs in and speaks with the token. */
  as(name: string): Promise<Say>
  readonly nobody: Say
  /** A row as the owner inserts it. */
  row(table: string, values: Record<string, unknown>): Promise<string>
  close(): Promise<void>
}

/** No rules of modules; what must not be empty is false. */
const stubs = new Proxy({}, { get: (_, name) => () => (name === 'contract/isSmall' ? false : null) })
const keys = [{ kid: 'a', secret: new TextEncoder().encode('a secret of at least 32 bytes long') }]

export const openGraphqlServer = async (): Promise<GraphqlServer> => {
  const { url: ownerUrl, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const owner: Sql = async (text, params = []) => (await client.query(text, params)).rows
  await owner(fillIn)
  const url = await loginUrl(client, ownerUrl)
  const db = new Database(url, 6)
  const server: Server = { ...makeServer(db, keys, new Vault([]), diskStorage(tmpdir())), handlers: stubs }
  const noted: unknown[] = []
  const row = rowsOf(owner)
  const home = await row('department', { name: '公司本部' })
  const close = async () => {
    await db.close()
    await client.end()
    await drop()
  }
  return { server, ...(await doorOf(server, noted)), owner, url, noted, row, person: peopleOf(row, home), close }
}

const doorOf = async (server: Server, noted: unknown[]) => {
  const { db, catalog } = server
  const sessions = new Sessions(server)
  const log = (error: unknown): void => void noted.push(error)
  const rights = new KnownRights(anonymously(db))
  const built = await buildSchema(db, catalog, namedQuestions(calls.map(({ signature }) => signature)))
  const door = makeDoor({ db, built, rights, act: actions(server, sessions, log, calls), log })
  const say =
    (identity: Identity | null): Say =>
    async (query, variables = {}) => {
      const { status, text, session } = await door({
        body: JSON.stringify({ query, variables }),
        identity,
        origin: { ...from, requestId: 'DESK-0001' },
      })
      return { status, ...JSON.parse(text), ...(session ? { session } : {}) }
    }
  const as = async (name: string): Promise<Say> => {
    const { jwtToken } = await signIn(server.auth, { name, password, ...from })
    const { id, jti } = await verifyToken(jwtToken, keys)
    return say({ userId: id, sessionId: jti })
  }
  return { sessions, nobody: say(null), as }
}

const peopleOf = (row: GraphqlServer['row'], home: string): GraphqlServer['person'] => {
  const passwordHash = hashPassword(password)
  return async (name, operations = []) => {
    const user = { name, operations: JSON.stringify(operations), department_id: home, status: '在职' }
    const userId = await row('user', user)
    await row('admin', { name, user_id: userId, password_hash: await passwordHash, must_change: false })
    return userId
  }
}

const rowsOf =
  (owner: Sql) =>
  async (table: string, values: Record<string, unknown>): Promise<string> => {
    const row: Record<string, unknown> = { id: randomUUID(), ...values }
    const names = Object.keys(row)
    await owner(
      `insert into store."${table}" (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    )
    return String(row.id)
  }

/** What the write path fills in every row, so that a test names only what it is about. */
const fillIn = `
  do $$ declare t text; begin
    for t in select c.table_name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
      where c.table_schema = 'store' and c.column_name = 'tz_create' and b.table_type = 'BASE TABLE' loop
      execute format('alter table store.%I alter tz_create set default now(), alter tz_update set default now()', t);
    end loop;
  end $$`
