import { resolve } from 'node:path'
import process from 'node:process'
import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import { openOffice } from '@chengban/engine/files/office.ts'
import { buildApp } from './app.ts'
import { backupJob } from './backup/daily.ts'
import { calls, jobs } from './compose.ts'
import { behind } from './database/fitness.ts'
import { openDatabase } from './database/open.ts'
import { keepTexts } from './files/demo-texts.ts'
import { openStorage } from './files/open-storage.ts'
import { sweepBootGarbage } from './free-start-memory.ts'
import { makeRunner } from './jobs/make-runner.ts'
import { seed } from './seed.ts'
import { makeServer } from './server.ts'
import { readSettings } from './settings.ts'

const settings = readSettings()
const database = await openDatabase(settings)
const { environment, endpoints } = settings.ding
const storage = openStorage(settings)
const server = makeServer(database.db, database.keys, database.vault, storage, dingDoor(environment, endpoints))
const first = await seed(settings, server, keepTexts(storage))
const office = openOffice([resolve(settings.dataDir)])
const nightly = settings.backup.keep > 0 ? [backupJob(settings, database.ownerUrl)] : []
const runner = makeRunner({
  server,
  jobs: [...jobs, ...nightly],
  storage,
  office,
  ...database,
  report: (error, about) => app.log.error({ err: error, ...about }, 'job'),
})
const { app } = await buildApp({
  server,
  calls,
  storage,
  office,
  testHooks: settings.testHooks,
  jobs: runner,
  url: database.url,
  pooledUrl: database.pooledUrl,
  graphql: true,
  isDevelopment: settings.demo,
  log: { level: settings.logLevel },
  ...(settings.metricsToken
    ? { metrics: { token: settings.metricsToken, backups: settings.backup.folder, dataDir: settings.dataDir } }
    : {}),
})
await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
  await database.close()
  throw error
})
say(`承办已启动 / running: http://${settings.host}:${settings.port}/admin/`)
if (first) say(first)
const [{ version } = { version: '' }] = await database.db.anonymous<{ version: string }>({
  text: `select current_setting('server_version') as version`,
})
const late = behind(version)
if (late) say(late)
runner.start()
setTimeout(sweepBootGarbage, 2000).unref()

let stopping: Promise<void> | undefined
const stop = (): Promise<void> => {
  stopping ??= Promise.all([runner.stop(), app.close()]).then(() => database.close())
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
