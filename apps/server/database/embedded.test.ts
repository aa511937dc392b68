import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { memoryFolder } from '../testing/memory.ts'
import { type Embedded, startEmbedded, startStanding } from './embedded.ts'
import { wake } from './wake.ts'

const WRITER = fileURLToPath(import.meta.resolve('../testing/writer.ts'))

let dataDir: string
let started: Embedded[]
/** A cluster that was made and ended in order; making one takes a second of the processor. */
let made: string

beforeAll(async () => {
  made = await memoryFolder()
  await (await startEmbedded({ dataDir: made })).stop()
})
afterAll(() => rm(made, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await memoryFolder()
  started = []
})

/** Puts the cluster into the folder, owned as it was. */
const withCluster = (): void => void execFileSync('cp', ['-a', `${made}/.`, dataDir])

afterEach(async () => {
  for (const embedded of started) await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir })
  started.push(embedded)
  return embedded
}

const ask = async <R extends object>(url: string, statement: string): Promise<R[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<R>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** Runs the writer, kills it after some acknowledged writes and gives the last of them. */
const killedWriter = async (writes: number): Promise<number> => {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = 0
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last === writes) child.kill('SIGKILL')
  }
  return last
}

test('one that was woken ahead is taken over, and not started twice', async () => {
  await wake(dataDir)
  await wake(dataDir)
  const { url } = await start()
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log.match(/ready to accept connections/g)).toHaveLength(1)
})

test('a password that does not fit is told in a sentence', async () => {
  withCluster()
  await writeFile(join(dataDir, 'postgres.password'), 'another\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow('postgres.password')
  // nor does the postmaster started for it keep running
  await expect(postmasterPid()).rejects.toThrow('ENOENT')
})

test('whoever only looks makes neither cluster nor password', async () => {
  await expect(startStanding(dataDir)).rejects.toThrow('postgres.password 不能读取')
  withCluster()
  await rm(join(dataDir, 'postgres.password'))
  await expect(startStanding(dataDir)).rejects.toThrow('postgres.password 不能读取')
  await expect(stat(join(dataDir, 'postgres.password'))).rejects.toThrow('ENOENT')
  await expect(postmasterPid()).rejects.toThrow('ENOENT')
})

test('the second start is quick and keeps data and port', async () => {
  withCluster()
  const first = await start()
  await ask(first.url, 'create table kept (n int)')
  await first.stop()
  const began = performance.now()
  const second = await start()
  const took = performance.now() - began
  console.info(`later start: ${Math.round(took)} ms`)
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select * from kept')).toEqual([])
  expect(took).toBeLessThan(2000 * inject('pace'))
})

test('encoding and collation do not follow the locale of the shell', async () => {
  vi.stubEnv('LC_ALL', 'zh_CN.GBK')
  vi.stubEnv('PGPORT', '1')
  const { url } = await start()
  vi.unstubAllEnvs()
  const [row] = await ask(
    url,
    'select datlocprovider p, datlocale l, pg_encoding_to_char(encoding) e from pg_database where datname = current_database()',
  )
  expect(row).toEqual({ p: 'b', l: 'C.UTF-8', e: 'UTF8' })
})

test('every acknowledged write survives kill -9 of the server, which leaves PostgreSQL to be taken over', async () => {
  const acknowledged = await killedWriter(200)
  const orphan = await postmasterPid()
  const { url } = await start()
  expect(await postmasterPid()).toBe(orphan)
  const [row] = await ask<{ n: number }>(url, 'select count(*)::int n from written')
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged)
})

test('every acknowledged write survives kill -9 of PostgreSQL too, and its stale lock', async () => {
  withCluster()
  const acknowledged = await killedWriter(200)
  const orphan = await postmasterPid()
  process.kill(-orphan, 'SIGKILL')
  const { url } = await start()
  expect(await postmasterPid()).not.toBe(orphan)
  const [row] = await ask<{ n: number }>(url, 'select count(*)::int n from written')
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged)
})

test('a lock whose process number is taken by another process does not stop the start', async () => {
  withCluster()
  // as the user PostgreSQL runs as: only then does the number look like a living postmaster
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { uid, gid, cwd: '/' })
  await once(stranger, 'spawn')
  await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${stranger.pid}\n/elsewhere\n1\n1\n\n\n\nready\n`)
  await start().finally(() => stranger.kill())
})

test('two server processes share one PostgreSQL; the last to leave ends it', async () => {
  withCluster()
  const [first, second] = await Promise.all([start(), start()])
  expect(second.url).toBe(first.url)
  await first.stop()
  expect(await ask(second.url, 'select 1 n')).toEqual([{ n: 1 }])
  await second.stop()
  await expect(postmasterPid()).rejects.toThrow('ENOENT')
})

test('a PostgreSQL killed under a living server comes back on the same url', async () => {
  withCluster()
  const { url } = await start()
  const pid = await postmasterPid()
  process.kill(-pid, 'SIGKILL')
  await vi.waitUntil(
    () =>
      ask(url, 'select 1').then(
        () => true,
        () => false,
      ),
    { timeout: 10_000 * inject('pace'), interval: 50 },
  )
  expect(await postmasterPid()).not.toBe(pid)
})
