import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { keptFiles, pathOf } from './kept-files.ts'
import { filesList, type Manifest, readManifest, type TableKept } from './manifest.ts'
import { TableTally } from './tally.ts'

/** Reads a whole backup and compares it with its manifest; rejects with a sentence that names the damaged file. */
export const checkBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkTable(folder, table)
  if ((await hashOf(folder, filesList)) !== manifest.files.sha256) throw damaged(filesList)
  let count = 0
  for await (const { key, sha256 } of keptFiles(folder)) {
    if ((await hashOf(folder, pathOf(key))) !== sha256) throw damaged(pathOf(key))
    count++
  }
  if (count !== manifest.files.count) throw damaged(filesList)
  return manifest
}

const checkTable = async (folder: string, table: TableKept): Promise<void> => {
  const tally = new TableTally()
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), tally, swallow()).catch(() => {
    throw damaged(table.file)
  })
  if (tally.lines !== table.rows || tally.sha256() !== table.sha256) throw damaged(table.file)
}

/** Undefined where it cannot be read. */
const hashOf = async (folder: string, path: string): Promise<string | undefined> => {
  const tally = new TableTally()
  return pipeline(createReadStream(join(folder, path)), tally, swallow()).then(
    () => tally.sha256(),
    () => undefined,
  )
}

/** Takes bytes to nowhere. */
export const swallow = (): PassThrough => new PassThrough().resume()

const damaged = (path: string): Error => new Error(`备份已损坏：${path} 与其校验值不符`)
