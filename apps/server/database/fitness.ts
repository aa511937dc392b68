import { present } from '@chengban/kernel/present.ts'
import pg from 'pg'

/** The embedded one's, by which all is tried; statements ask for its `uuidv7()`. */
const leastMajor = 18
const rounds = 3

interface About {
  readonly version: string
  readonly major: number
  readonly encoding: string
  readonly pid: number
}

/** Version, encoding and process of the session that a connection of the owner has. */
export const aboutServer = async (owner: pg.Client): Promise<About> => {
  const { rows } = await owner.query<About>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
       current_setting('server_encoding') as encoding, pg_backend_pid() as pid`,
  )
  return present(rows[0])
}

/** Returns why a database cannot carry the product, in a sentence for its administrator; undefined where it can. */
export const unfitness = async (owner: pg.Client, url: string): Promise<string | undefined> => {
  const { version, major, encoding, pid } = await aboutServer(owner)
  if (major < leastMajor)
    return `PostgreSQL ${version} 太旧，需要 ${leastMajor} 或更高：升级，或不设 DATABASE_URL 而用内置的数据库`
  if (encoding !== 'UTF8') return `数据库编码是 ${encoding}：应建为 UTF8`
  if (pid !== processOf(owner) && (await sharesSessions(owner, url)))
    return '这个地址经过事务级连接池（如 PgBouncer 的 transaction 模式）：DATABASE_DIRECT_URL 应为数据库本身的地址，经过连接池的只能是 DATABASE_URL'
  return undefined
}

/** The newest release of the least major that was known when this was written: raise both with every release. */
export const newestKnown = { minor: 6, date: '2026-08-13' } as const

/** A warning that the server lacks security fixes; undefined for a newer major, or the latest known minor. */
export const behind = (version: string): string | undefined => {
  const [major, minor] = version.split('.').map((part) => Number.parseInt(part, 10))
  if (major !== leastMajor || minor === undefined || minor >= newestKnown.minor) return undefined
  const newest = `${leastMajor}.${newestKnown.minor}`
  return `PostgreSQL ${version} 落后于 ${newest}（${newestKnown.date}），缺少其后的安全修复：公司使用时请以 DATABASE_URL 接入及时更新的数据库`
}

/** Throws where the database cannot carry the product. */
export const demandFit = async (owner: pg.Client, url: string): Promise<void> => {
  const why = await unfitness(owner, url)
  if (why) throw new Error(why)
}

/** The process id the connection was given at its start; a pooler makes one up. */
const processOf = (client: pg.Client): number | null => (client as unknown as { processID: number | null }).processID

/** Whether what one connection leaves is taken up by the next: then locks, settings and LISTEN of a session do not hold. */
const sharesSessions = async (owner: pg.Client, url: string): Promise<boolean> => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  try {
    for (let round = 0; round < rounds; round++) {
      const { pid } = await aboutServer(owner)
      await other.query('begin')
      const [theirs, ours] = [await aboutServer(other), await aboutServer(owner)]
      await other.query('rollback')
      if (theirs.pid === pid || ours.pid !== pid) return true
    }
    return false
  } finally {
    await other.end()
  }
}
