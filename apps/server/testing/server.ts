import { clock } from '@chengban/engine/clock.ts'
import { Database } from '@chengban/engine/db/database.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { DingDoor } from '@chengban/engine/ding/ding-door.ts'
import { type Office, openOffice } from '@chengban/engine/files/office.ts'
import type { S3Settings } from '@chengban/engine/files/s3-settings.ts'
import type { Outbound } from '@chengban/engine/outbound/outbound.ts'
import { Vault } from '@chengban/engine/seal/vault.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../app.ts'
import { tokenKeys } from '../auth/token-keys.ts'
import { calls, jobs } from '../compose.ts'
import { dataKeys } from '../database/data-keys.ts'
import { loginUrl, throughPooler } from '../database/roles.ts'
import { openStorage } from '../files/open-storage.ts'
import { makeRunner } from '../jobs/make-runner.ts'
import type { JobRunner } from '../jobs/runner.ts'
import type { LogOptions } from '../log/logging.ts'
import type { Server, Sessions } from '../rest/session.ts'
import { seed } from '../seed.ts'
import { makeServer } from '../server.ts'
import { type FreshDatabase, filledDatabase, freshDatabase } from './database.ts'
import { inTurn } from './in-turn.ts'
import { type RowMaker, rowMaker } from './make-row.ts'
import { memoryFolder } from './memory.ts'

export interface Answer {
  readonly status: number
  readonly code: string
  readonly message: string
  // biome-ignore lint/suspicious/noExplicitAny: answers are read by the test that knows their shape
  readonly data: any
}

/** The API as one signed-in person: every request carries their token. */
export interface Api {
  readonly token: string
  get(url: string): Promise<Answer>
  post(url: string, body?: unknown): Promise<Answer>
  patch(url: string, body?: unknown): Promise<Answer>
  remove(url: string, body?: unknown): Promise<Answer>
  /** The same API with another token. */
  as(token: string): Api
  /** POST /file of a text or bytes; gives the file entry. */
  upload(name: string, bytes: string | Buffer, type?: string): Promise<Answer>
}

export interface TestServer extends RowMaker {
  readonly app: FastifyInstance
  readonly parts: Server
  readonly sessions: Sessions
  readonly database: FreshDatabase
  readonly dataDir: string
  /** Takes jobs once it is started. */
  readonly runner: JobRunner
  /** Owner's connection, for facts no door tells. */
  readonly owner: pg.Client
  signIn(name: string, password: string): Promise<Api>
  close(): Promise<void>
}

export const adminPassword = 'Chengban-test-2026'

export interface TestServerOptions {
  readonly demo?: boolean
  readonly graphql?: boolean
  /** Of its pools: few where statements are many, since each connection plans its own. */
  readonly connections?: number
  /** Takes jobs from the beginning. */
  readonly works?: boolean
  readonly log?: LogOptions
  readonly metrics?: { readonly token: string; readonly backups: string }
  /** An existing database with its files. */
  readonly place?: { readonly database: FreshDatabase; readonly dataDir: string }
  /** Requests go by way of it: gives its address of a database. */
  readonly pooler?: (url: string) => string
  /** Files lie in this bucket in place of the disk. */
  readonly bucket?: S3Settings
  /** The way to a DingTalk of the test's own. */
  readonly ding?: DingDoor
  /** Systems of others, of the test's own. */
  readonly outbound?: Outbound
  /** Draws in place of the machine's LibreOffice. */
  readonly office?: Office
}

/** Opens a whole server over a separate database, without network: requests are injected. */
export const openServer = async ({
  demo = false,
  graphql = false,
  works = false,
  place,
  pooler,
  bucket,
  ding,
  outbound,
  office,
  connections,
  log = { level: 'warn' },
  metrics,
}: TestServerOptions = {}): Promise<TestServer> => {
  const database = place?.database ?? (await seededDatabase(demo))
  const owner = inTurn(new pg.Client({ connectionString: database.url }))
  owner.on('error', () => undefined)
  await owner.connect()
  const url = await loginUrl(owner, database.url)
  const pooledUrl = pooler && throughPooler(pooler(database.url), url)
  const db = new Database(pooledUrl ?? url, connections ?? 12, pooledUrl !== undefined)
  const dataDir = place?.dataDir ?? (await memoryFolder())
  const storage = openStorage({ dataDir, s3: bucket })
  const sql = asSql(owner)
  const vault = new Vault(await dataKeys(sql))
  const server = makeServer(db, await tokenKeys(sql), vault, storage, ding, outbound)
  // a first start also notes whose DingTalk it has
  if (!database.isSeeded || ding) await seed({ adminPassword, demo }, server)
  const drawing = { storage, office: office ?? openOffice([dataDir]) }
  const runner = makeRunner({ server, jobs, ...drawing, url, ownerUrl: database.url })
  const shared = { server, calls, ...drawing, url, pooledUrl, graphql, jobs: runner, testHooks: true }
  const { app, sessions } = await buildApp({
    ...shared,
    log,
    ...(metrics ? { metrics: { ...metrics, dataDir } } : {}),
    ...(connections ? { connections } : {}),
  })
  if (works) runner.start()
  await app.ready()
  return {
    app,
    parts: server,
    sessions,
    database,
    dataDir,
    runner,
    owner,
    ...rowMaker(sql, server.catalog),
    signIn: async (name, password) =>
      api(app, (await call(app, 'POST', '/api/auth/web/login', undefined, { name, password })).data.jwtToken),
    close: async () => {
      await runner.stop()
      await app.close()
      await db.close()
      await owner.end()
      await database.drop()
    },
  }
}

/** Days of rows in a template follow the machine's clock: a test that moved its clock needs other rows. */
export const isClockMoved = (): boolean => Math.abs(clock.now().getTime() - Date.now()) > 1000

/** A database with first rows, and with the demonstration company. */
const seededDatabase = (demo: boolean): Promise<FreshDatabase> =>
  isClockMoved()
    ? freshDatabase()
    : filledDatabase(demo ? 'demo' : 'first', async (url) => {
        const server = await openServer({
          demo,
          place: { database: { url, drop: async () => undefined }, dataDir: await memoryFolder() },
        })
        await server.close()
      })

const asSql = (owner: pg.Client): Sql => ({
  query: async <R>(text: string, params: readonly unknown[] = []) => (await owner.query(text, [...params])).rows as R[],
})

const api = (app: FastifyInstance, token: string): Api => ({
  token,
  get: (url) => call(app, 'GET', url, token),
  post: (url, body = {}) => call(app, 'POST', url, token, body),
  patch: (url, body = {}) => call(app, 'PATCH', url, token, body),
  remove: (url, body) => call(app, 'DELETE', url, token, body),
  as: (other) => api(app, other),
  upload: (name, bytes, type = 'application/octet-stream') => upload(app, token, name, bytes, type),
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** `body` may be text, to send invalid JSON. */
export const call = async (
  app: FastifyInstance,
  method: Method,
  url: string,
  token?: string,
  body?: unknown,
): Promise<Answer> => {
  const response = await app.inject({
    method,
    url: url.replace(/[^ -~]+/g, encodeURIComponent),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    ...(isJson ? response.json() : { code: 'RAW', message: '', data: response.rawPayload }),
  }
}

const upload = async (
  app: FastifyInstance,
  token: string,
  name: string,
  bytes: string | Buffer,
  type: string,
): Promise<Answer> => {
  const boundary = 'chengban-test-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="folder"\r\n\r\nattachment\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const response = await app.inject({
    method: 'POST',
    url: '/file',
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  return { status: response.statusCode, ...response.json() }
}

/** Encodes the filter of a list for a query string. */
export const filters = (filter: unknown): string => encodeURIComponent(JSON.stringify(filter))
