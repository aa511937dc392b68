import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxEntry } from './outbox-entry.ts'

interface Schema extends DBSchema {
  readonly outbox: { readonly key: string; readonly value: OutboxEntry }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The device's database; a browser that has none, or denies it, rejects. */
const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('chengban', 1, {
    upgrade: (db) => void db.createObjectStore('outbox', { keyPath: 'id' }),
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Every entry on this device, the oldest first. */
export const readEntries = async (): Promise<readonly OutboxEntry[]> =>
  (await (await database()).getAll('outbox')).toSorted((a, b) => a.at - b.at)

/** Adds an entry and removes those that it replaces, in one transaction. */
export const addEntry = async (entry: OutboxEntry): Promise<void> => {
  const tx = (await database()).transaction('outbox', 'readwrite')
  for (const other of await tx.store.getAll()) if (isReplaced(other, entry)) await tx.store.delete(other.id)
  await tx.store.put(entry)
  await tx.done
}

/** Changes an entry; one that was removed meanwhile stays removed. */
export const changeEntry = async (id: string, more: Partial<OutboxEntry>): Promise<void> => {
  const tx = (await database()).transaction('outbox', 'readwrite')
  const entry = await tx.store.get(id)
  if (entry) await tx.store.put({ ...entry, ...more })
  await tx.done
}

export const removeEntry = async (id: string): Promise<void> => (await database()).delete('outbox', id)

const isReplaced = (other: OutboxEntry, { owner, slot }: OutboxEntry): boolean =>
  slot !== undefined && other.owner === owner && other.slot === slot
