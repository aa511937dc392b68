import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { present } from '@chengban/kernel/present.ts'
import { type Bytes, withBytes } from './bytes.ts'
import { diskError, noSpace, nullWhenMissing } from './disk-error.ts'
import { storageKey } from './key.ts'
import { Meter } from './meter.ts'
import { partsFolder } from './parts.ts'
import type { Coming, Piecemeal, Pieces, PutOptions, Shelf, Stored } from './storage.ts'

interface Place {
  /** The bytes that have come. */
  readonly part: string
  readonly note: string
}

/**
 * Uploads in pieces under `{folder}/.part`: `{id}` has the bytes, `{id}.json` the note. The size on disk is the offset.
 */
export const piecesIn = (folder: string, shelf: Shelf): Pieces => {
  const placeOf = (id: string): Place => {
    const part = join(partsFolder(folder), storageKey(id))
    return { part, note: `${part}.json` }
  }
  return {
    open: (id, note, bytes) => begin(partsFolder(folder), placeOf(id), note, bytes),
    find: (id) => find(placeOf(id)),
    all: () => all(partsFolder(folder), placeOf),
    append: (id, from, source, options) => append(placeOf(id), from, source, options),
    finish: (id, key, inspect) => finish(placeOf(id), shelf, key, inspect),
    drop: (id) => drop(placeOf(id)),
  }
}

async function begin(folder: string, place: Place, note: unknown, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bytes > bavail * bsize) throw noSpace()
  try {
    await writeFile(place.part, '', { flag: 'wx' })
    await writeFile(place.note, JSON.stringify(note), { flag: 'wx', flush: true })
  } catch (error) {
    await drop(place)
    throw diskError(error)
  }
}

async function find({ part, note }: Place): Promise<Piecemeal | null> {
  const text = await readFile(note, 'utf8').catch(nullWhenMissing)
  const found = text === null ? null : await stat(part).catch(nullWhenMissing)
  return found && { note: JSON.parse(present(text)), size: found.size }
}

async function all(folder: string, placeOf: (id: string) => Place): Promise<Coming[]> {
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? []
  const ids = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
  const found = await Promise.all(
    ids.map(async (id) => {
      const place = placeOf(id)
      const written = await stat(place.note).catch(nullWhenMissing)
      const coming = written && (await find(place))
      return coming ? [{ ...coming, id, writtenMs: written.mtimeMs }] : []
    }),
  )
  return found.flat()
}

/** The note is touched with the bytes, so that both grow old together. */
async function append(place: Place, from: number, source: Readable, options: PutOptions): Promise<void> {
  const handle = await open(place.part, 'r+')
  let writing: Promise<void> | undefined
  const sink = (chunks: AsyncIterable<Buffer>): Promise<void> => {
    writing = writeFrom(handle, from, chunks)
    return writing
  }
  try {
    await pipeline(source, new Meter(options), sink)
  } catch (error) {
    throw diskError(error)
  } finally {
    // a broken connection is reported while the last chunk is still being written
    await writing?.catch(() => undefined)
    await handle.sync()
    await handle.close()
    const now = new Date()
    await utimes(place.note, now, now)
  }
}

async function writeFrom(handle: FileHandle, from: number, chunks: AsyncIterable<Buffer>): Promise<void> {
  let at = from
  for await (const chunk of chunks) {
    for (let sent = 0; sent < chunk.length; ) {
      const { bytesWritten } = await handle.write(chunk, sent, chunk.length - sent, at)
      sent += bytesWritten
      at += bytesWritten
    }
  }
}

async function finish(
  place: Place,
  shelf: Shelf,
  key: string,
  inspect: (bytes: Bytes, stored: Stored) => Promise<void>,
): Promise<Stored> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(place.part), hash)
  const stored = { size: (await stat(place.part)).size, sha256: hash.digest('hex') }
  await withBytes(place.part, (bytes) => inspect(bytes, stored))
  await shelf.keep(place.part, key)
  await drop(place)
  return stored
}

async function drop({ part, note }: Place): Promise<void> {
  await rm(note, { force: true })
  await rm(part, { force: true })
}
