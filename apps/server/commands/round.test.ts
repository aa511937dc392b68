import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Embedded, startEmbedded } from '../database/embedded.ts'
import { memoryFolder } from '../testing/memory.ts'
import { begin, run, serve } from './testing/run.ts'

const ADMIN_PASSWORD = 'Chengban-test-2026'
const folders: string[] = []
let outside: Embedded
let outsideUrl: string
let first: string
let second: string

const folder = async (): Promise<string> => {
  const made = await memoryFolder()
  folders.push(made)
  return made
}

beforeAll(async () => {
  ;[first, second] = [await folder(), await folder()]
  outside = await startEmbedded({ dataDir: await folder() })
  outsideUrl = await ownedByNoSuperuser(outside.url)
})

/** A database as a hosting provider hands it out: its owner may create roles, nothing more. */
const ownedByNoSuperuser = async (url: string): Promise<string> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create role oa login createrole password 'Outside-2026'`)
  await client.query('create database oa owner oa template template0')
  await client.end()
  return Object.assign(new URL(url), { username: 'oa', password: 'Outside-2026', pathname: '/oa' }).href
}

afterAll(async () => {
  await outside.stop()
  for (const made of folders) await rm(made, { recursive: true, force: true })
})

const signIn = async (base: string): Promise<number> => {
  const answer = await fetch(`${base}/api/auth/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: ADMIN_PASSWORD }),
  })
  const { data } = (await answer.json()) as { data: { jwtToken: string } }
  const list = await fetch(`${base}/api/contract`, { headers: { authorization: `Bearer ${data.jwtToken}` } })
  return ((await list.json()) as { data: { totalCount: number } }).data.totalCount
}

const tablesIn = async (url: string): Promise<number> => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(`select count(*)::int as n from pg_tables where schemaname in ('store', 'app')`)
  await client.end()
  return rows[0].n
}

const backups = async (dataDir: string): Promise<string[]> => (await readdir(join(dataDir, 'backups'))).sort()

it('refuses without a place or a target, in a sentence', async () => {
  const empty = await folder()
  expect(await run('backup', [], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    err: expect.stringContaining('没有数据库'),
  })
  expect(await run('restore', [], { DATA_DIR: empty })).toMatchObject({ code: 1, err: expect.stringContaining('用法') })
  expect(await run('move', ['nowhere'], { DATA_DIR: empty })).toMatchObject({ code: 1 })
  expect(await readdir(empty)).toEqual([])
})

// four servers one after the other, each started and ended in order, over a company's rows: half a minute on two quiet cores, ten times as long beside all other tests
it(
  'backs up beside a running server, restores into an empty place, and moves to an outside database',
  async () => {
    const server = await serve({ DATA_DIR: first, DEMO: '1', ADMIN_PASSWORD })
    const contracts = await signIn(server.base)
    expect(contracts).toBeGreaterThan(0)
    const backup = await run('backup', [], { DATA_DIR: first })
    console.info(backup.out.trim())
    expect(backup).toMatchObject({ code: 0, err: '' })
    expect((await run('move', [outsideUrl], { DATA_DIR: first })).err).toContain('服务正在运行，请先停止再搬迁')
    await server.stop()

    const [name] = await backups(first)
    const from = join(first, 'backups', name as string)
    expect(await run('backup', ['--check', from], {})).toMatchObject({
      code: 0,
      out: expect.stringContaining('备份完好'),
    })
    const restored = await run('restore', [from], { DATA_DIR: second })
    console.info(restored.out.trim())
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect((await run('restore', [from], { DATA_DIR: second })).err).toContain('目标数据库不是空的')
    const again = await serve({ DATA_DIR: second })
    expect(await signIn(again.base)).toBe(contracts)
    await again.stop()

    const moved = await run('move', [outsideUrl], { DATA_DIR: second })
    console.info(moved.out.trim())
    expect(moved).toMatchObject({ code: 0, err: '' })
    expect(moved.out).not.toContain('Outside-2026')
    const there = await serve({ DATA_DIR: second, DATABASE_URL: outsideUrl })
    expect(await signIn(there.base)).toBe(contracts)
    await there.stop()
  },
  360_000 * inject('pace'),
)

// four commands and a separate cluster, killed in mid-run: ten seconds
it('leaves nothing that looks whole when it is killed', async () => {
  const before = await backups(first)
  const taking = begin('backup', [], { DATA_DIR: first })
  while (!(await backups(first)).some((name) => name.startsWith('.part-'))) await delay(5)
  taking.kill('SIGKILL')
  await once(taking, 'exit')
  expect((await backups(first)).filter((name) => !name.startsWith('.'))).toEqual(before)
  expect(await run('backup', [], { DATA_DIR: first })).toMatchObject({ code: 0, err: '' })
  expect((await backups(first)).filter((name) => name.startsWith('.'))).toEqual([])

  const third = await folder()
  const cluster = await startEmbedded({ dataDir: third })
  const restoring = begin('restore', [join(first, 'backups', before[0] as string)], { DATA_DIR: third })
  await untilBusy(cluster.url)
  restoring.kill('SIGKILL')
  await once(restoring, 'exit')
  expect(await tablesIn(cluster.url)).toBe(0)
  await cluster.stop()
})

/** Until a transaction of the restore has begun to write. */
const untilBusy = async (url: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  const text = `select from pg_stat_activity where backend_xid is not null and query like 'copy store.%'`
  while (!(await client.query(text)).rowCount) await delay(5)
  await client.end()
}
