import { Readable } from 'node:stream'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { insertFile, urlOf } from './record.ts'

const mostBytes = 4_194_304

/** Keeps the texts and recordings of the demonstration company as files. */
export const keepTexts =
  (storage: FileStorage): KeepText =>
  async (tx, { id, name, creatorId, ...what }) => {
    const { bytes, ext, mime, duration } =
      'sound' in what
        ? what.sound
        : { bytes: Buffer.from(what.text), ext: 'txt', mime: 'text/plain; charset=utf-8', duration: null }
    const kept = { id, folder: 'attachment', ext } as const
    const stored = await storage.put(Readable.from([bytes]), id, { maxBytes: mostBytes, tooLarge: '文件过大' })
    const url = urlOf(kept)
    await insertFile(tx, { ...kept, ...stored, url, name, mime, duration, creatorId })
    return { url, name, size: stored.size }
  }
