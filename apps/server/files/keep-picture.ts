import { Readable } from 'node:stream'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { bytesOf } from '@chengban/engine/files/bytes.ts'
import { sniff } from '@chengban/engine/files/sniff.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { Services } from '@chengban/engine/services.ts'
import { insertFile, urlOf } from './record.ts'

const kinds: Readonly<Record<string, { readonly ext: string; readonly mime: string }>> = {
  jpeg: { ext: 'jpg', mime: 'image/jpeg' },
  png: { ext: 'png', mime: 'image/png' },
  gif: { ext: 'gif', mime: 'image/gif' },
}

/** Where the transaction is rolled back the bytes stay behind and are swept like any others without a row. */
export const keepPictureIn =
  (storage: FileStorage): Services['keepPicture'] =>
  async (tx, bytes, name) => {
    const kind = kinds[String(await sniff(bytesOf(bytes)))]
    if (!kind) return undefined
    const { ext, mime } = kind
    const kept = { id: uuidv7(), folder: 'avatar', ext } as const
    const stored = await storage.put(Readable.from([bytes]), kept.id, { maxBytes: bytes.length, tooLarge: '图片过大' })
    const file = { ...kept, ...stored, url: urlOf(kept), name: `${name}.${ext}`, mime, duration: null, creatorId: null }
    await insertFile(tx, file)
    return { url: file.url, name: file.name, size: file.size }
  }
