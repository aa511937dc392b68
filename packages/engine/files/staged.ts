import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withBytes } from './bytes.ts'
import { diskError } from './disk-error.ts'
import { storageKey } from './key.ts'
import { Meter } from './meter.ts'
import { clearParts, partsFolder } from './parts.ts'
import { piecesIn } from './pieces.ts'
import type { FileStorage, PutOptions, Shelf, Stored } from './storage.ts'

/**
 * A storage whose files arrive on this machine, under `{folder}/.part`: only measured and inspected files reach the
 * shelf.
 */
export const stagedStorage = (folder: string, shelf: Shelf): FileStorage => ({
  put: (source, key, options) => put(folder, shelf, source, storageKey(key), options),
  get: shelf.get,
  stat: shelf.stat,
  remove: shelf.remove,
  list: shelf.list,
  pieces: piecesIn(folder, shelf),
  clearParts: async (ageMs) => (await clearParts(folder, ageMs)) + (await shelf.tidy(ageMs)),
})

type Source = Parameters<FileStorage['put']>[0]

async function put(folder: string, shelf: Shelf, source: Source, key: string, options: PutOptions): Promise<Stored> {
  const part = join(partsFolder(folder), randomBytes(16).toString('hex'))
  try {
    await mkdir(dirname(part), { recursive: true })
    const meter = new Meter(options)
    await pipeline(source, meter, createWriteStream(part, { flags: 'wx', flush: true }))
    const stored = meter.result()
    await withBytes(part, async (bytes) => options.inspect?.(bytes, stored))
    await shelf.keep(part, key)
    return stored
  } catch (error) {
    throw diskError(error)
  } finally {
    await rm(part, { force: true })
  }
}
