import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { swallow } from './check.ts'
import { keptFiles, pathOf } from './kept-files.ts'
import { TableTally } from './tally.ts'

/** Refuses a storage that holds anything but files of this backup, as an interrupted restore leaves them. */
export const demandEmptyStorage = async (folder: string, storage: FileStorage): Promise<void> => {
  const expected = new Set<string>()
  for await (const { key } of keptFiles(folder)) expected.add(key)
  for await (const { key } of storage.list())
    if (!expected.has(key)) throw new Error(`文件存储不是空的（有 ${key}），恢复只能到空的位置`)
}

/** Puts the files of a backup into the storage and reads each back. */
export const putFiles = async (folder: string, storage: FileStorage, signal: AbortSignal): Promise<void> => {
  for await (const { key, sha256 } of keptFiles(folder)) {
    signal.throwIfAborted()
    const path = join(folder, pathOf(key))
    const { size } = await stat(path)
    await storage.put(createReadStream(path), key, { maxBytes: size, tooLarge: `${path} 变大了` })
    const tally = new TableTally()
    await pipeline(storage.get(key), tally, swallow())
    if (tally.sha256() !== sha256) throw new Error(`文件 ${key} 恢复后与备份不一致`)
  }
}

/** Where the storage stays what it was: every file of the backup is there. */
export const demandFiles = async (folder: string, storage: FileStorage): Promise<void> => {
  for await (const { key } of keptFiles(folder))
    if ((await storage.stat(key)) === null) throw new Error(`文件 ${key} 不在文件存储中`)
}
