import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Vault } from '@chengban/engine/seal/vault.ts'
import pg from 'pg'
import { hashPassword } from '../apps/server/auth/password.ts'
import { tokenKeys } from '../apps/server/auth/token-keys.ts'
import { dataKeys } from '../apps/server/database/data-keys.ts'
import { type Embedded, startEmbedded } from '../apps/server/database/embedded.ts'
import { migrate } from '../apps/server/database/migrate.ts'
import { loginUrl } from '../apps/server/database/roles.ts'
import type { Server } from '../apps/server/rest/session.ts'
import { seed } from '../apps/server/seed.ts'
import { makeServer } from '../apps/server/server.ts'
import { Database } from '../packages/engine/db/database.ts'
import { diskStorage } from '../packages/engine/files/disk.ts'
import { seedBench } from './seed.ts'
import { benchPassword, dataDirOf, say } from './settings.ts'
import { makeWaiting, numbered, type Waiting } from './waiting.ts'

/** What the callers need to know of the rows. */
export interface Facts {
  readonly me: Readonly<Record<'few' | 'head' | 'all' | 'seller', string>>
  /** Contracts of the person with few, contracts of a seller in the head's department, a client of the seller. */
  readonly few: readonly string[]
  readonly head: readonly string[]
  readonly client: string
  /** Creation of the 50,000th newest contract. */
  readonly since: string
  /** At the first of two levels, and at the last. */
  readonly waiting: Readonly<Record<'first' | 'last', readonly Waiting[]>> & {
    /** Number of other tasks at the first level that are numbered in `app.bench_step`, for the bare SQL. */
    readonly bare: number
  }
}

export interface Open {
  readonly facts: Facts
  /** The owner's. */
  readonly url: string
  readonly dataDir: string
  close(): Promise<void>
}

/** The database of a size, running; its rows are made where they are missing. */
export const open = async (size: number): Promise<Open> => {
  const dataDir = dataDirOf(size)
  const embedded = await migrated(dataDir)
  try {
    const owner = new pg.Client({ connectionString: embedded.url })
    await owner.connect()
    await seedHouse(owner, embedded.url)
    await seedBench(owner, size, await hashPassword(benchPassword), say)
    const each = Math.min(3000, size / 20)
    const waiting = {
      first: await makeWaiting(owner, each, 1),
      last: await makeWaiting(owner, each, 2),
      bare: await numbered(owner, await makeWaiting(owner, each, 1)),
    }
    const facts = { ...(await factsOf(owner)), waiting }
    // Matches a database that autovacuum has maintained
    await owner.query('vacuum (analyze) store.contract')
    await owner.query('checkpoint')
    await owner.end()
    return { facts, url: embedded.url, dataDir, close: () => embedded.stop() }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** The cluster with today's tables; one that was made by migrations that read otherwise is made anew. */
export const migrated = async (dataDir: string): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrate(embedded.url)
    return embedded
  } catch (error) {
    await embedded.stop()
    if (isFresh.has(dataDir)) throw error
    say(`重新生成 / made anew: ${(error as Error).message}`)
    isFresh.add(dataDir)
    await rm(dataDir, { recursive: true })
    return migrated(dataDir)
  }
}

const isFresh = new Set<string>()

/** Seeds the first rows, and the demonstration company if asked for. */
export const seedHouse = async (owner: pg.Client, ownerUrl: string, demo = false): Promise<void> => {
  const server = await serverOn(owner, ownerUrl)
  await seed({ adminPassword: benchPassword, demo }, server)
  await server.db.close()
}

/** What the doors of a server share, without its doors and its jobs. */
export const serverOn = async (owner: pg.Client, ownerUrl: string): Promise<Server> => {
  const sql = {
    query: async <R>(text: string, params: readonly unknown[] = []) =>
      (await owner.query(text, [...params])).rows as R[],
  }
  const db = new Database(await loginUrl(owner, ownerUrl))
  return makeServer(db, await tokenKeys(sql), new Vault(await dataKeys(sql)), diskStorage(tmpdir()))
}

const factsOf = async (owner: pg.Client): Promise<Omit<Facts, 'waiting'>> => {
  const { rows } = await owner.query<Omit<Facts, 'waiting'>>(`with person (n, who) as (
      values (1001, 'few'), (1002, 'head'), (1003, 'all'), (1, 'seller'))
    select (select jsonb_object_agg(p.who, s.id) from app.bench_seller s join person p using (n)) as me,
      (select array_agg(c.id) from (select id from store.contract where initiator = (select id from app.bench_seller where n = 1001) limit 50) c) as few,
      (select array_agg(c.id) from (select id from store.contract where initiator = (select id from app.bench_seller where n = 20) limit 50) c) as head,
      (select k.id from store.client k where k.user_id = (select id from app.bench_seller where n = 1) limit 1) as client,
      (select to_char(c.tz_create at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from store.contract c
        order by c.tz_create desc offset least(49999, (select count(*) - 1 from store.contract)) limit 1) as since`)
  return rows[0] as Omit<Facts, 'waiting'>
}
