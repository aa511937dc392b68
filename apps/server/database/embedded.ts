import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { locks } from '@chengban/engine/db/locks.ts'
import { thrownCode } from '@chengban/kernel/thrown.ts'
import pg from 'pg'
import { type Cluster, NAME } from './cluster.ts'
import { prepareCluster, standingCluster } from './cluster-home.ts'
import { ensureRunning } from './cluster-start.ts'
import { shutDown } from './postmaster.ts'

// Decision 018: PostgreSQL is embedded by default

export interface EmbeddedOptions {
  /** the cluster, its password, port and log live here; made when missing */
  dataDir: string
  /** for tests: nothing is synced to disk */
  tmpfs?: boolean
}

export interface Embedded {
  /** owner's url of the database `chengban` */
  url: string
  superuser: true
  /** Ends PostgreSQL, unless another server process uses it. Close your own connections first. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL below a data folder, or takes over the one that runs there: after a killed server, or beside
 * another server process. As long as it is held, a PostgreSQL that dies is started again on the same port.
 */
export const startEmbedded = async ({ dataDir, tmpfs = false }: EmbeddedOptions): Promise<Embedded> =>
  held(await prepareCluster(dataDir, tmpfs))

/** The same for an existing cluster that is only read: nothing is made or mended. */
export const startStanding = async (dataDir: string): Promise<Embedded> => held(await standingCluster(dataDir))

const held = async (cluster: Cluster): Promise<Embedded> => {
  const hold: Hold = { cluster, port: undefined, client: undefined, retaking: undefined, released: false }
  const port = await take(hold)
  return {
    url: urlOf(cluster, port, NAME),
    superuser: true,
    stop: () => release(hold),
  }
}

/** A user of the cluster holds a shared advisory lock on a separate connection, so the hold ends with the process. */
interface Hold {
  cluster: Cluster
  port: number | undefined
  client: pg.Client | undefined
  /** Under way after PostgreSQL died. */
  retaking: Promise<void> | undefined
  released: boolean
}

const take = async (hold: Hold): Promise<number> => {
  for (;;) {
    const { port, isOurs } = await ensureRunning(hold.cluster, hold.port)
    const client = new pg.Client({ connectionString: urlOf(hold.cluster, port, 'postgres') })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select pg_advisory_lock_shared($1)', [locks.cluster])
      await ensureDatabase(client)
    } catch (error) {
      client.end().catch(() => undefined)
      if (!isPassing(error)) {
        // what nobody can hold would run on with nobody to end it
        if (isOurs) await shutDown(hold.cluster)
        throw explained(error, hold.cluster)
      }
      await delay(50)
      continue
    }
    client.once('end', () => {
      hold.retaking = retake(hold)
    })
    Object.assign(hold, { port, client })
    return port
  }
}

const retake = async (hold: Hold): Promise<void> => {
  if (hold.released) return
  process.stderr.write('数据库连接中断，正在恢复 / database lost, recovering\n')
  await take(hold).catch((error: Error) => process.stderr.write(`${error.message}\n`))
}

const release = async (hold: Hold): Promise<void> => {
  if (hold.released) return
  hold.released = true
  // one that is just being started again would outlive who asked for its end
  await hold.retaking
  await leave(hold)
}

const leave = async ({ client, cluster }: Hold): Promise<void> => {
  const last = await client
    ?.query<{ last: boolean }>('select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last', [
      locks.cluster,
    ])
    .then(({ rows }) => rows[0]?.last)
    .catch(() => false)
  await client?.end().catch(() => undefined)
  if (last) await shutDown(cluster)
}

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
  if (rowCount) return
  await client.query(`create database ${NAME}`).catch((error: { code?: string }) => {
    // made by another process at the same moment
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}

/** Errors of a server that is starting, stopping or just gone: to be asked again. */
const isPassing = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  return /^(57P0[123]|ECONN\w+|EPIPE|55006)$/.test(code ?? '') || /terminated|timeout/i.test(message ?? '')
}

const explained = (error: unknown, { dataDir }: Cluster): unknown =>
  thrownCode(error) === '28P01'
    ? new Error(`${dataDir}/postgres.password 与数据库不符 / the kept password does not fit this cluster`)
    : error

const urlOf = ({ password }: Cluster, port: number, database: string): string =>
  `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`
