import process from 'node:process'
import { Vault } from '@chengban/engine/seal/vault.ts'
import pg from 'pg'
import { buildApp } from '../apps/server/app.ts'
import { tokenKeys } from '../apps/server/auth/token-keys.ts'
import { calls } from '../apps/server/compose.ts'
import { loginUrl } from '../apps/server/database/roles.ts'
import { sweepBootGarbage } from '../apps/server/free-start-memory.ts'
import { makeServer } from '../apps/server/server.ts'
import { Database } from '../packages/engine/db/database.ts'
import { diskStorage } from '../packages/engine/files/disk.ts'
import { openOffice } from '../packages/engine/files/office.ts'

// A server process as it is without GraphQL, over the database named by DATABASE_URL.
const ownerUrl = process.env.DATABASE_URL ?? ''
const owner = new pg.Client({ connectionString: ownerUrl })
await owner.connect()
const url = await loginUrl(owner, ownerUrl)
const keys = await tokenKeys({
  query: async <R>(text: string, params: readonly unknown[] = []) => (await owner.query(text, [...params])).rows as R[],
})
await owner.end()
const db = new Database(url)
const storage = diskStorage(`${process.env.DATA_DIR}/files`)
const { app } = await buildApp({
  server: makeServer(db, keys, new Vault([]), storage),
  calls,
  storage,
  office: openOffice([]),
  testHooks: false,
  url,
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
setTimeout(sweepBootGarbage, 2000).unref()
process.on('SIGINT', () => void Promise.all([app.close(), db.close()]).then(() => process.exit(0)))
