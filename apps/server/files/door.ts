import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Folder, FolderRule } from '@chengban/engine/files/folders.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { FastifyRequest } from 'fastify'

/** Who asks for or brings a file. */
export interface FileActor {
  userId: string
}

/** What the file routes need of the rest of the server. */
export interface FileDoor {
  storage: FileStorage
  /** One transaction of the writer role: commits when the work resolves, rolls back when it rejects. */
  transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  /** By header, for GET also by cookie or ticket; refuses with UNAUTHENTICATED. */
  authenticate: (request: FastifyRequest) => Promise<FileActor>
  /** The uploader, whoever may read a record the file hangs on, everyone for avatars. */
  mayRead: (actor: FileActor, fileId: string) => Promise<boolean>
  /** Asked for folder package alone. */
  mayUpload: (actor: FileActor, folder: Folder) => Promise<boolean>
  /** The extensions a field (`{entity}.{field}`) names for itself; null when it names none. */
  acceptOf?: (control: string) => readonly string[] | null
  /** The folders' rules as configured now; those of the engine when left out. */
  rules?: () => Readonly<Record<Folder, FolderRule>>
}
