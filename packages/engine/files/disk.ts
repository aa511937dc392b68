import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { withBytes } from './bytes.ts'
import { Meter } from './meter.ts'
import { clearParts, partsFolder } from './parts.ts'
import type { FileStorage, PutOptions, Stored } from './storage.ts'

/**
 * Files under `folder` (DATA_DIR/files): `{last two characters of the key}/{key}`; what is still coming stands under
 * `.part/` and becomes a file by its renaming.
 */
export const diskStorage = (folder: string): FileStorage => ({
  put: (source, key, options) => put(folder, pathOf(folder, key), source, options),
  get: (key, range) => createReadStream(pathOf(folder, key), range ? { start: range.from, end: range.to } : undefined),
  stat: async (key) => {
    const found = await stat(pathOf(folder, key)).catch(nullWhenMissing)
    return found && { size: found.size }
  },
  remove: (key) => rm(pathOf(folder, key), { force: true }),
  list: () => list(folder),
  clearParts: (ageMs) => clearParts(folder, ageMs),
})

async function* list(folder: string): AsyncGenerator<{ key: string; writtenMs: number }> {
  for (const shelf of (await readdir(folder).catch(() => [])).filter((name) => name.length === 2)) {
    for (const key of await readdir(join(folder, shelf)).catch(() => [])) {
      const found = await stat(join(folder, shelf, key)).catch(nullWhenMissing)
      if (found?.isFile()) yield { key, writtenMs: found.mtimeMs }
    }
  }
}

type Source = Parameters<FileStorage['put']>[0]

async function put(folder: string, path: string, source: Source, options: PutOptions): Promise<Stored> {
  const part = join(partsFolder(folder), randomBytes(16).toString('hex'))
  try {
    await mkdir(dirname(part), { recursive: true })
    const meter = new Meter(options)
    await pipeline(source, meter, createWriteStream(part, { flags: 'wx', flush: true }))
    const stored = meter.result()
    await withBytes(part, async (bytes) => options.inspect?.(bytes, stored))
    await settle(folder, part, path)
    return stored
  } catch (error) {
    await rm(part, { force: true })
    throw codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT' ? new Refusal('INTERNAL', '存储空间不足') : error
  }
}

/** A renaming counts only when the folders that changed by it are on the disk too. */
async function settle(folder: string, part: string, path: string): Promise<void> {
  const isNew = (await mkdir(dirname(path), { recursive: true })) !== undefined
  await rename(part, path)
  await syncFolder(dirname(path))
  if (isNew) await syncFolder(folder)
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(nullOnWindows)
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

function pathOf(folder: string, key: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,62}[a-z0-9]$/.test(key)) throw new TypeError('not a storage key')
  return join(folder, key.slice(-2), key)
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | null)?.code

function nullWhenMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

/** Windows opens no folders; its file system writes names by itself. */
function nullOnWindows(error: unknown): null {
  if (process.platform === 'win32') return null
  throw error
}
