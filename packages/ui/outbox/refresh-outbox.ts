import type { OutboxEntry } from './outbox-entry.ts'
import { readEntries, removeEntry } from './outbox-store.ts'
import { showEntries } from './use-outbox.ts'

/** Milliseconds for which a sent entry stays listed. */
const shownFor = 3_600_000

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('chengban.outbox')

/** Shows what the device's database holds, in this window and, `isTold`, in the others. Gives all entries. */
export const refreshOutbox = async (isTold = true): Promise<readonly OutboxEntry[]> => {
  const entries = await readEntries()
  const old = entries.filter(({ state, at }) => state === 'sent' && Date.now() - at > shownFor)
  for (const { id } of old) await removeEntry(id)
  showEntries(entries.filter((entry) => !old.includes(entry)))
  if (isTold) channel?.postMessage('')
  return entries
}

/** Follows what other windows change. */
export const followOutbox = (): void => {
  if (channel) channel.onmessage = () => void refreshOutbox(false).catch(() => undefined)
}
