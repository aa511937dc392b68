import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { makeCatalog } from '../compose.ts'
import { startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { loginUrl } from '../database/roles.ts'
import { schemaSdl } from '../graphql/schema-sdl.ts'
import { catalogSql } from './catalog.ts'

/** Replays the migrations into an empty database and reads off what stands there. */
export const databaseGolden = async (): Promise<{ schemaSql: string; schemaGraphql: string }> => {
  const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'chengban-gen-'))
  const { url, stop } = await startEmbedded({ dataDir, tmpfs: true })
  try {
    await migrate(url)
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    const schemaSql = await catalogSql(owner)
    const login = await loginUrl(owner, url)
    await owner.end()
    return { schemaSql, schemaGraphql: await schemaSdl(login, makeCatalog()) }
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
