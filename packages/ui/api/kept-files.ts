import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A picture taken without a line; once it was sent its address on the server, and no bytes. */
export interface KeptFile {
  readonly id: string
  readonly file: Blob
  readonly name: string
  /** Where it goes, as an upload says it. */
  readonly target: { readonly folder: string; readonly control?: string | undefined }
  /** Milliseconds since 1970. */
  readonly at: number
  readonly url?: string
}

interface Schema extends DBSchema {
  readonly files: { readonly key: string; readonly value: KeptFile }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** A separate database: another window may still have the outbox open in an older version. */
const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('chengban.files', 1, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'id' }),
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

export const putFile = async (kept: KeptFile): Promise<void> => void (await (await database()).put('files', kept))

export const readFile = async (id: string): Promise<KeptFile | undefined> => (await database()).get('files', id)

const month = 30 * 86_400_000

/** Forgets pictures taken more than a month before `at` (ms), sent or not. */
export const forgetFiles = async (at: number): Promise<void> => {
  const db = await database()
  for (const { id, at: taken } of await db.getAll('files')) if (at - taken > month) await db.delete('files', id)
}
