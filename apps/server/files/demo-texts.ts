import { Readable } from 'node:stream'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { insertFile, urlOf } from './record.ts'

const mostBytes = 65_536

/** Keeps the texts of the demonstration company as files. */
export const keepTexts =
  (storage: FileStorage): KeepText =>
  async (tx, { id, name, text, creatorId }) => {
    const kept = { id, folder: 'attachment', ext: 'txt' } as const
    const limits = { maxBytes: mostBytes, tooLarge: '文件过大' }
    const stored = await storage.put(Readable.from([Buffer.from(text)]), id, limits)
    const url = urlOf(kept)
    await insertFile(tx, {
      ...kept,
      ...stored,
      url,
      name,
      mime: 'text/plain; charset=utf-8',
      duration: null,
      creatorId,
    })
    return { url, name, size: stored.size }
  }
