import { existsSync } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { locks } from '@chengban/engine/db/locks.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import pg from 'pg'
import { appliedOf } from '../database/migrations.ts'
import { productVersion } from '../version.ts'
import { type BackupOrigin, clearUnfinished, nameOf, partOf, wholeBackups } from './backups.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { plainText } from './tables.ts'
import { filesOf, type Taking, takeFiles } from './take-files.ts'
import { sequencesOf, takeTables } from './take-tables.ts'

// Decision 031: A backup is one snapshot, and a restore proves it

export interface BackupOptions {
  /** Of the owner of the database. */
  readonly url: string
  readonly storage: FileStorage
  /** The folder of all backups. */
  readonly into: string
  readonly origin: BackupOrigin
  readonly signal?: AbortSignal
}

export interface BackupTaken {
  readonly folder: string
  readonly manifest: Manifest
}

const onlyOne = `select pg_try_advisory_lock(${locks.backup}) as mine`

/**
 * A backup of one moment, beside a running server: tables, counters and files. It gets its name when it is whole.
 * Rejects with a sentence where another one is under way, or the disk has too little room.
 */
export const takeBackup = async (options: BackupOptions): Promise<BackupTaken> => {
  const [owner, present] = [new pg.Client(options.url), new pg.Client(options.url)]
  const name = await freeName(options)
  try {
    await Promise.all([owner.connect(), present.connect()])
    if (!(await present.query<{ mine: boolean }>(onlyOne)).rows[0]?.mine) throw new Error('已有一个备份正在进行')
    await openFolder(options.into)
    await clearUnfinished(options.into)
    return await takeInto(name, { ...options, owner, present, part: partOf(options.into, name) })
  } finally {
    await Promise.all([owner.end(), present.end()])
  }
}

const openFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `备份目录 ${folder} 不可写（${code}）：检查它属于谁；由 systemd 启动时，它要在 ReadWritePaths 之内`,
      { cause: error },
    )
  }
}

const takeInto = async (name: string, filling: Filling): Promise<BackupTaken> => {
  const { into, part } = filling
  await mkdir(part, { mode: 0o700 })
  try {
    const manifest = await fill(filling)
    return { folder: await settle(into, part, name), manifest }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** Names tell the second: who asks twice in one waits for the next. */
const freeName = async ({ into, origin }: BackupOptions): Promise<string> => {
  for (;;) {
    const name = nameOf(new Date(), origin)
    if (!existsSync(join(into, name))) return name
    await delay(100)
  }
}

type Filling = BackupOptions & Pick<Taking, 'owner' | 'present' | 'part'>

const fill = async ({ storage, into, signal = neverAborted, owner, present, part }: Filling): Promise<Manifest> => {
  const [newest] = await wholeBackups(into)
  const former = newest && join(into, newest)
  const made = new Date().toISOString()
  await owner.query(plainText)
  await owner.query('begin isolation level repeatable read, read only')
  const migrations = await appliedOf(owner)
  const found = await filesOf({ owner, former })
  await demandRoom(owner, into, found.freshBytes)
  const tables = await takeTables(owner, part, signal)
  const remarks: string[] = []
  const files = await takeFiles({ owner, present, storage, part, former, signal, remarks }, found)
  if (JSON.stringify(await appliedOf(present)) !== JSON.stringify(migrations))
    throw new Error('备份期间数据库升级了，请重新备份')
  const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`)
  const database = `PostgreSQL ${rows[0]?.version ?? ''}`
  const sequences = await sequencesOf(owner)
  const manifest = {
    format: 1,
    product: productVersion(),
    made,
    database,
    migrations,
    tables,
    sequences,
    files,
    remarks,
  }
  await writeManifest(part, manifest as Manifest)
  return manifest as Manifest
}

const neverAborted = new AbortController().signal

/** Demands free space of half the database's size: compressed tables take less than they do in the database. */
const demandRoom = async (owner: pg.Client, into: string, fileBytes: number): Promise<void> => {
  const { rows } = await owner.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes')
  const needed = (rows[0]?.bytes ?? 0) / 2 + fileBytes
  const { bavail, bsize } = await statfs(into)
  if (needed > bavail * bsize)
    throw new Error(`备份约需${inGigabytes(needed)}，${into} 所在磁盘只剩${inGigabytes(bavail * bsize)}`)
}

const inGigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`

/** Syncs the folders too: a file counts as written once the folders that name it are on disk. */
const settle = async (into: string, part: string, name: string): Promise<string> => {
  const folder = join(into, name)
  for (const entry of await readdir(part, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(part)
  await rename(part, folder)
  await syncFolder(into)
  return folder
}

const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
