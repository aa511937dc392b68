import { type FolderRules, largestOf } from '@chengban/engine/files/folders.ts'
import type { Pieces } from '@chengban/engine/files/storage.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** What one person may have begun to send and not ended: so many files, and as many bytes as were announced for them. */
export const mostUnfinished = { files: 20, bytes: 20 * 1024 ** 3 } as const
/** What nobody has written to for so long gives way to what the same person begins. */
const idleMs = 3_600_000

interface Begun {
  readonly userId: string
  /** Bytes. */
  readonly length: number
}

/**
 * Refuses a further upload of a person with too many unfinished ones, after deleting their abandoned ones. One file of
 * the largest size always fits.
 */
export const demandRoom = async (pieces: Pieces, { userId, length }: Begun, rules: FolderRules): Promise<void> => {
  const most = Math.max(mostUnfinished.bytes, largestOf(rules).maxBytes)
  const mine = (await pieces.all())
    .map((one) => ({ ...one, ...(one.note as Begun) }))
    .filter((one) => one.userId === userId)
    .sort((a, b) => a.writtenMs - b.writtenMs)
  const isFull = (): boolean =>
    mine.length >= mostUnfinished.files || mine.reduce((sum, one) => sum + one.length, length) > most
  while (isFull()) {
    const oldest = mine.shift()
    if (!oldest || Date.now() - oldest.writtenMs < idleMs)
      throw new Refusal('RATE_LIMITED', '未完成的上传过多，请先完成或取消')
    await pieces.drop(oldest.id)
  }
}
