import { create } from 'zustand'
import { useSession } from '../session/person.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** The entries of the device's database as last read; apart from it, so that a first page does not load its code. */
const useEntries = create<{ readonly entries: readonly OutboxEntry[] }>(() => ({ entries: [] }))

export const showEntries = (entries: readonly OutboxEntry[]): void => useEntries.setState({ entries })

/** Returns the entries of the person signed in, and of links opened on this device. */
export const useOutbox = (): readonly OutboxEntry[] => {
  const entries = useEntries((state) => state.entries)
  const personId = useSession(({ person }) => person?.id ?? '')
  return entries.filter(({ owner }) => owner === '' || owner === personId)
}

/** The entry of a slot; undefined where nothing of it is on its way. */
export const useOutboxSlot = (slot: string): OutboxEntry | undefined =>
  useOutbox().find((entry) => entry.slot === slot && entry.state !== 'sent')
