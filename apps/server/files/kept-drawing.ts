import { Readable } from 'node:stream'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { sniff } from '@chengban/engine/files/sniff.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { AuthContext } from '../auth/context.ts'
import { insertFile, urlOf } from './record.ts'

/** Where drawings are kept. */
export interface Easel {
  readonly storage: FileStorage
  readonly transaction: AuthContext['transaction']
}

const mark = /^data:image\/png;base64,([\w+/]+={0,2})$/
const mostBytes = 524_288
const tooLarge = '请求内容过大'

/**
 * Stores a signature that came as a data URL, for people who cannot upload; `creatorId` is null for an outsider.
 * Refuses anything but a PNG with VALIDATION 请签名, more than 512 KB with TOO_LARGE.
 */
export const keepDrawing = async (
  { storage, transaction }: Easel,
  drawn: unknown,
  creatorId: string | null,
): Promise<FileEntry> => {
  const [, text = ''] = mark.exec(String(drawn)) ?? []
  if (text.length > mostBytes * 1.4) throw new Refusal('TOO_LARGE', tooLarge)
  const bytes = Buffer.from(text, 'base64')
  const id = uuidv7()
  const stored = await storage.put(Readable.from([bytes]), id, {
    maxBytes: mostBytes,
    tooLarge,
    inspect: async (whole) => {
      if ((await sniff(whole)) !== 'png') throw invalid({ signature: '请签名' })
    },
  })
  const kept = { id, folder: 'signature', ext: 'png' } as const
  const file = { ...kept, ...stored, url: urlOf(kept), name: '签名.png', mime: 'image/png', duration: null, creatorId }
  try {
    await transaction((tx) => insertFile(tx, file))
  } catch (error) {
    await storage.remove(id)
    throw error
  }
  return { url: file.url, name: file.name, size: file.size }
}
