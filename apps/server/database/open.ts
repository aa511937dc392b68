import { createHash } from 'node:crypto'
import { Database } from '@chengban/engine/db/database.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { sealStanding } from '@chengban/engine/seal/reseal.ts'
import { Vault } from '@chengban/engine/seal/vault.ts'
import pg from 'pg'
import type { TokenKey } from '../auth/token.ts'
import { tokenKeys } from '../auth/token-keys.ts'
import { entities } from '../compose.ts'
import type { Settings } from '../settings.ts'
import { dataKeys } from './data-keys.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { poolerTrouble } from './pooler.ts'
import { loginUrl, throughPooler } from './roles.ts'

export interface OpenDatabase {
  readonly db: Database
  /** Url of the login role for direct sessions: streams listen with them, and jobs are taken by them. */
  readonly url: string
  /** The same by way of the pooler that requests go through, where there is one. */
  readonly pooledUrl: string | undefined
  /** Of the owner: what makes the schema of the jobs. */
  readonly ownerUrl: string
  readonly keys: readonly TokenKey[]
  /** Seals and opens sealed values. */
  readonly vault: Vault
  close(): Promise<void>
}

/** The database, embedded or outside, brought up to date, opened as the login role. */
export const openDatabase = async (settings: Settings): Promise<OpenDatabase> => {
  const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir })
  const ownerUrl = settings.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(ownerUrl)
    const { url, keys, vault } = await asOwner(ownerUrl, settings)
    const pooledUrl = settings.poolerUrl && throughPooler(settings.poolerUrl, url)
    const db = new Database(pooledUrl ?? url, undefined, pooledUrl !== undefined)
    if (pooledUrl) await demandPooler(db, pooledUrl)
    const close = async (): Promise<void> => {
      await db.close()
      await embedded?.stop()
    }
    return { db, url, pooledUrl, ownerUrl, keys, vault, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Reports a pooler that does not know the login role, or starts its sessions differently, before the first request. */
const demandPooler = async (db: Database, url: string): Promise<void> => {
  const why = await poolerTrouble((text) => db.anonymous<{ role: string }>({ text }), url)
  if (!why) return
  await db.close()
  throw new Error(why)
}

const asOwner = async (
  ownerUrl: string,
  { jwtSecret, jwtSecretBefore, dataKey, dataKeyBefore }: Settings,
): Promise<{ url: string; keys: readonly TokenKey[]; vault: Vault }> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const sql = {
      query: async <R>(text: string, params: readonly unknown[] = []) =>
        (await owner.query(text, [...params])).rows as R[],
    }
    const given = [jwtSecret, jwtSecretBefore].flatMap((secret) => (secret ? [givenKey(secret)] : []))
    const vault = new Vault(
      await dataKeys(
        sql,
        [dataKey, dataKeyBefore].flatMap((one) => one ?? []),
      ),
    )
    await sealAll(sql, vault)
    return { url: await loginUrl(owner, ownerUrl), keys: jwtSecret ? given : await tokenKeys(sql), vault }
  } finally {
    await owner.end()
  }
}

const sealAll = async (owner: Sql, vault: Vault): Promise<void> => {
  await owner.query('begin')
  try {
    await sealStanding(owner, entities, vault)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

const givenKey = (secret: string): TokenKey => ({
  kid: createHash('sha256').update(secret).digest('base64url').slice(0, 8),
  secret: Buffer.from(secret),
})
