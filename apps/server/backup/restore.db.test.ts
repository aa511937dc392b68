import { readdirSync } from 'node:fs'
import { cp, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { memoryFolder } from '../testing/memory.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { expectOk, pdf } from '../testing/team.ts'
import { restore } from './restore.ts'
import { summaryOf } from './summary.ts'
import { type BackupTaken, takeBackup } from './take.ts'

let server: TestServer
let admin: Api
let into: string
let taken: BackupTaken
let url: string
const written: string[] = []
const cleanUp: (() => Promise<unknown>)[] = []

const filesOf = (dataDir: string) => diskStorage(join(dataDir, 'files'))
const back = () => takeBackup({ url: server.database.url, storage: filesOf(server.dataDir), into, origin: 'hand' })

const emptyPlace = async (): Promise<{ database: FreshDatabase; dataDir: string }> => {
  const place = { database: await emptyDatabase(), dataDir: await memoryFolder() }
  cleanUp.push(() => rm(place.dataDir, { recursive: true, force: true }))
  return place
}

const tablesIn = async (database: FreshDatabase): Promise<number> => {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query(`select count(*)::int as n from pg_tables where schemaname in ('store', 'app')`)
  await client.end()
  return rows[0].n
}

const write = async (n: number): Promise<void> => {
  const { data } = expectOk(await admin.post('/api/dictType', { id: `while${n}`, name: `备份时第${n}条` }))
  written.push(data.id)
}

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  into = await memoryFolder()
  cleanUp.push(() => rm(into, { recursive: true, force: true }))
  url = expectOk(await admin.upload('合同.pdf', pdf, 'application/pdf')).data
  await server.owner.query(`insert into app.counter (key, last) values ('测试"\\\n换行\t', 7)`)
  let isTaken = false
  const writing = (async () => {
    for (let n = 0; !isTaken; n++) await write(n)
  })()
  const began = performance.now()
  taken = await back()
  console.info(`backup: ${summaryOf(taken.manifest)}, ${Math.round(performance.now() - began)} ms`)
  isTaken = true
  await writing
})

afterAll(async () => {
  await server.close()
  for (const clean of cleanUp) await clean()
})

describe('a restore refuses', () => {
  const refused = async (from: string, sentence: RegExp): Promise<void> => {
    const { database, dataDir } = await emptyPlace()
    await expect(restore({ from, url: database.url, storage: filesOf(dataDir) })).rejects.toThrow(sentence)
    expect(await tablesIn(database)).toBe(0)
    expect(readdirSync(dataDir)).toEqual([])
    await database.drop()
  }

  const damagedCopy = async (path: string, harm: (path: string) => Promise<void>): Promise<string> => {
    const copy = join(await memoryFolder(), 'copy')
    cleanUp.push(() => rm(join(copy, '..'), { recursive: true, force: true }))
    await cp(taken.folder, copy, { recursive: true })
    await harm(join(copy, path))
    return copy
  }

  const changeByte = async (path: string): Promise<void> => {
    const handle = await open(path, 'r+')
    const { size } = await handle.stat()
    const byte = Buffer.alloc(1)
    await handle.read(byte, 0, 1, Math.floor(size / 2))
    byte[0] = (byte[0] as number) ^ 1
    await handle.write(byte, 0, 1, Math.floor(size / 2))
    await handle.close()
  }

  it('a folder that is no backup', () => refused(into, /不是完整的备份：缺少 manifest.json/))

  it('a table of which one byte changed', async () =>
    refused(await damagedCopy('tables/store.contract.copy.gz', changeByte), /备份已损坏：tables\/store\.contract/))

  it('a manifest of which one byte changed', async () =>
    refused(await damagedCopy('manifest.json', changeByte), /备份已损坏：manifest\.json/))

  it('a file of which one byte changed', async () => {
    const id = url.slice('/file/attachment/'.length).slice(0, 36)
    await refused(await damagedCopy(`files/${id.slice(-2)}/${id}`, changeByte), /备份已损坏：files\//)
  })

  it('a list of files of which a line is missing', async () =>
    refused(await damagedCopy('files.sha256', (path) => writeFile(path, '')), /备份已损坏：files\.sha256/))

  it('a table that is cut short', async () =>
    refused(await damagedCopy('tables/store.contract.copy.gz', (path) => writeFile(path, '')), /备份已损坏/))

  it('a database in which something stands, and leaves it as it is', async () => {
    const { database, dataDir } = await emptyPlace()
    const client = new pg.Client(database.url)
    await client.connect()
    await client.query('create table mine (n int)')
    await expect(restore({ from: taken.folder, url: database.url, storage: filesOf(dataDir) })).rejects.toThrow(
      '目标数据库不是空的（有 mine）',
    )
    expect((await client.query('select count(*)::int as n from mine')).rows).toEqual([{ n: 0 }])
    await client.end()
    await database.drop()
  })

  it('the very database it came from', async () => {
    const again = restore({ from: taken.folder, url: server.database.url, storage: filesOf(server.dataDir) })
    await expect(again).rejects.toThrow('目标数据库不是空的')
  })

  it('a storage with other files', async () => {
    const { database, dataDir } = await emptyPlace()
    const storage = filesOf(dataDir)
    await storage.put(Readable.from([Buffer.from('x')]), 'somebody-elses', { maxBytes: 9, tooLarge: '' })
    await expect(restore({ from: taken.folder, url: database.url, storage })).rejects.toThrow('文件存储不是空的')
    expect(await tablesIn(database)).toBe(0)
    await database.drop()
  })
})

/** Expects each row written during the backup together with all its parts, or not at all. */
const demandOneMoment = async ({ owner }: TestServer): Promise<void> => {
  const { rows } = await owner.query(
    `select t.id, (select count(*)::int from store.comment c where c.module = 'dictType' and c.relevance_id = t.id) as trails
     from store.dict_type t where t.id like 'while%'`,
  )
  expect(written.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(written.length)
  expect(rows.filter(({ trails }) => trails !== 1)).toEqual([])
}

describe('a restore', () => {
  it('gives every table, counter and file as it was, to the byte, and people sign in', async () => {
    const place = await emptyPlace()
    const began = performance.now()
    await restore({ from: taken.folder, url: place.database.url, storage: filesOf(place.dataDir) })
    console.info(`restore: ${Math.round(performance.now() - began)} ms`)
    const elsewhere = await memoryFolder()
    cleanUp.push(() => rm(elsewhere, { recursive: true, force: true }))
    const again = await takeBackup({
      url: place.database.url,
      storage: filesOf(place.dataDir),
      into: elsewhere,
      origin: 'hand',
    })
    expect(again.manifest.tables).toEqual(taken.manifest.tables)
    expect(again.manifest.files).toEqual(taken.manifest.files)
    expect(again.manifest.sequences).toEqual(taken.manifest.sequences)
    const restored = await openServer({ place })
    const api = await restored.signIn('admin', adminPassword)
    expect((await api.get(url)).data).toEqual(pdf)
    expect(expectOk(await api.post('/api/dictType', { id: 'after', name: '恢复之后' })).code).toBe('OK')
    expect((await admin.as(admin.token).get('/api/contract')).data.totalCount).toBeGreaterThan(0)
    // who was signed in stays signed in: keys and sessions came along
    expect((await api.as(admin.token).get('/api/contract')).data).toEqual((await admin.get('/api/contract')).data)
    await demandOneMoment(restored)
    await restored.close()
  })

  it('goes on where one was broken off, whose files lie there', async () => {
    const place = await emptyPlace()
    const stopped = AbortSignal.abort(new Error('已中断'))
    const options = { from: taken.folder, url: place.database.url, storage: filesOf(place.dataDir) }
    await expect(restore({ ...options, signal: stopped })).rejects.toThrow('已中断')
    expect(await tablesIn(place.database)).toBe(0)
    await cp(join(server.dataDir, 'files'), join(place.dataDir, 'files'), { recursive: true })
    await restore(options)
    expect(await tablesIn(place.database)).toBeGreaterThan(100)
    await place.database.drop()
  })
})
