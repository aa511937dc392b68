import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { present } from '@chengban/kernel/present.ts'
import { thrownCode } from '@chengban/kernel/thrown.ts'
import type pg from 'pg'
import { type KeptFile, keptFiles, lineOf, pathOf } from './kept-files.ts'
import { filesList, type Manifest } from './manifest.ts'
import { TableTally } from './tally.ts'

interface FileRow extends KeptFile {
  readonly size: number
}

export interface Taking {
  /** Reads the snapshot. */
  readonly owner: pg.Client
  /** Reads the present state, outside the snapshot. */
  readonly present: pg.Client
  readonly storage: FileStorage
  /** Where the backup grows. */
  readonly part: string
  /** The backup before this one, whose files need not be copied again. */
  readonly former: string | undefined
  readonly signal: AbortSignal
  readonly remarks: string[]
}

const atOnce = 8

/** The files that the snapshot's rows name, and how many bytes of them the former backup does not have. */
export const filesOf = async ({ owner, former }: Pick<Taking, 'owner' | 'former'>) => {
  const known = new Map<string, string>()
  if (former) for await (const { key, sha256 } of keptFiles(former)) known.set(key, sha256)
  const { rows } = await owner.query<FileRow>(
    'select id::text as key, sha256, size::float8 as size from store.stored_file order by id',
  )
  const isKnown = ({ key, sha256 }: KeptFile): boolean => known.get(key) === sha256
  const fresh = rows.reduce((bytes, row) => bytes + (isKnown(row) ? 0 : row.size), 0)
  return { rows, isKnown, freshBytes: fresh }
}

/** Copies them, or links those of the former backup; gives what the manifest says of them. */
export const takeFiles = async (
  taking: Taking,
  { rows, isKnown }: Awaited<ReturnType<typeof filesOf>>,
): Promise<Manifest['files']> => {
  const taken: (KeptFile | undefined)[] = []
  let [next, bytes] = [0, 0]
  const walk = async (): Promise<void> => {
    for (let at = next++; at < rows.length; at = next++) {
      taking.signal.throwIfAborted()
      const row = present(rows[at])
      taken[at] = (isKnown(row) && (await linked(taking, row))) || (await copied(taking, row))
      if (taken[at]) bytes += row.size
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  const list = taken.filter((one) => one !== undefined).map(lineOf)
  await writeFile(join(taking.part, filesList), list, { flag: 'wx', mode: 0o600, flush: true })
  return { count: list.length, bytes, sha256: createHash('sha256').update(list.join('')).digest('hex') }
}

/** Undefined where the disk knows no links, or the former one is gone. */
const linked = async ({ part, former }: Taking, row: FileRow): Promise<KeptFile | undefined> => {
  const path = join(part, pathOf(row.key))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return link(join(former ?? '', pathOf(row.key)), path).then(
    () => ({ key: row.key, sha256: row.sha256 }),
    () => undefined,
  )
}

const copied = async (taking: Taking, row: FileRow): Promise<KeptFile | undefined> => {
  const { part, storage, remarks, signal } = taking
  const path = join(part, pathOf(row.key))
  const tally = new TableTally()
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(storage.get(row.key), tally, createWriteStream(path, { mode: 0o600, flush: true }), { signal })
  } catch (error) {
    if (thrownCode(error) !== 'ENOENT') throw error
    await rm(path, { force: true })
    if (await stillNamed(taking, row)) remarks.push(`文件 ${row.key} 已丢失，备份中没有它`)
    return undefined
  }
  const sha256 = tally.sha256()
  if (sha256 !== row.sha256) remarks.push(`文件 ${row.key} 与上传时的校验值不符，按现状备份`)
  return { key: row.key, sha256 }
}

/** Whether the file was lost, and not just removed after the snapshot. */
const stillNamed = async ({ present }: Taking, { key }: FileRow): Promise<boolean> =>
  ((await present.query('select from store.stored_file where id = $1', [key])).rowCount ?? 0) > 0
