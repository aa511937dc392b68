import { notify } from '../api/notices.ts'
import { pathHere } from '../api/remembered-path.ts'
import { claimsOf, currentToken } from '../api/token.ts'
import { Unanswered } from '../api/unanswered.ts'
import type { OutboxEntry, OutboxWrite } from './outbox-entry.ts'
import { addEntry } from './outbox-store.ts'
import { refreshOutbox } from './refresh-outbox.ts'

export const KEPT_WORDS = '已存，连上后提交'

export interface Unsent extends Pick<OutboxEntry, 'title' | 'slot' | 'forgets' | 'form' | 'restores'> {
  /** Where it is changed; the page at hand unless said. */
  readonly page?: string
  /** The writes that follow the one without an answer. */
  readonly next?: readonly OutboxWrite[]
}

/**
 * Keeps a hand-in that got no answer in the outbox, which sends it under the same key when the line is back. False where
 * the error is another one, or the device keeps nothing: the caller reports it then.
 */
export const keepUnsent = async (
  error: unknown,
  { next = [], page = pathHere(), ...about }: Unsent,
): Promise<boolean> => {
  if (!(error instanceof Unanswered)) return false
  const { write, handOver } = error
  const owner = write.headers ? '' : (claimsOf(currentToken())?.id ?? '')
  const entry: OutboxEntry = {
    ...about,
    id: write.key,
    owner,
    at: Date.now(),
    page,
    writes: [write, ...next],
    done: 0,
    state: 'waiting',
  }
  try {
    await addEntry(entry)
  } catch {
    return false
  }
  handOver()
  await refreshOutbox()
  notify({ kind: 'info', text: KEPT_WORDS, caption: about.title })
  return true
}
