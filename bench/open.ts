import { join } from 'node:path'
import { Database } from '@chengban/engine/db/database.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import pg from 'pg'
import { buildApp } from '../apps/server/app.ts'
import { hashPassword } from '../apps/server/auth/password.ts'
import { tokenKeys } from '../apps/server/auth/token-keys.ts'
import { calls } from '../apps/server/compose.ts'
import { startEmbedded } from '../apps/server/database/embedded.ts'
import { migrate } from '../apps/server/database/migrate.ts'
import { loginUrl } from '../apps/server/database/roles.ts'
import { seed } from '../apps/server/seed.ts'
import { makeServer } from '../apps/server/server.ts'
import { root } from '../scripts/places.ts'
import { seedBench } from './seed.ts'

export const benchPassword = 'Bench-2026'
const dataDir = join(root, '.cache/bench')

/** The server over a million contracts; the rows are made once and kept in .cache/bench. */
export const openBench = async (say: (line: string) => void) => {
  const embedded = await startEmbedded({ dataDir })
  await migrate(embedded.url)
  const owner = new pg.Client({ connectionString: embedded.url })
  await owner.connect()
  const sql = {
    query: async <R>(text: string, params: readonly unknown[] = []) =>
      (await owner.query(text, [...params])).rows as R[],
  }
  const url = await loginUrl(owner, embedded.url)
  const db = new Database(url)
  const server = makeServer(db, await tokenKeys(sql))
  await seed(
    {
      host: '',
      port: 0,
      dataDir,
      databaseUrl: undefined,
      jwtSecret: undefined,
      adminPassword: benchPassword,
      demo: false,
      testHooks: false,
    },
    server,
  )
  await seedBench(owner, await hashPassword(benchPassword), say)
  const { app } = await buildApp({ server, calls, storage: diskStorage(`${dataDir}/files`), testHooks: false, url })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    base: `http://127.0.0.1:${port}`,
    url,
    owner,
    close: async () => {
      await app.close()
      await db.close()
      await owner.end()
      await embedded.stop()
    },
  }
}
