import type { Bearing } from '@chengban/engine/client-page/link-acts.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { FolderRules } from '@chengban/engine/files/folders.ts'
import type { Office } from '@chengban/engine/files/office.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { Folder } from '@chengban/kernel/upload-folders.ts'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../auth/context.ts'
import type { LinkHolder } from './link-ticket.ts'

/** Who brings a file. By a link come pictures or papers alone, so many in an hour. */
export interface Uploader {
  readonly identity: Identity | null
  readonly link?: Bearing
}

/** What the file routes need of the rest of the server. */
export interface FileDoor {
  storage: FileStorage
  /** What draws office files. */
  office: Office
  /** Has what waits to be drawn drawn by whichever process is free. */
  drawSoon: () => void
  /** One transaction of the writer role: commits when the work resolves, rolls back when it rejects. */
  transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  /** By header, for GET also by cookie; refuses with UNAUTHENTICATED. */
  authenticate: (request: FastifyRequest) => Promise<Identity>
  /** Who brings a file: a person, or the bearer of a link, for whom the note beside it is written. */
  uploaderOf: (request: FastifyRequest) => Promise<Uploader>
  /** Whom a ticket for the file of this address was given to; null when it does not hold now. */
  bearerOf: (ticket: string, url: string) => Identity | LinkHolder | null
  /** Who may read a record the file hangs on, the uploader, everyone for avatars; refuses a session that ended. */
  mayRead: (actor: Identity | LinkHolder, fileId: string) => Promise<boolean>
  /** Asked for folder package alone. */
  mayUpload: (actor: Identity, folder: Folder) => Promise<boolean>
  /** The extensions a field (`{entity}.{field}`) names for itself; null when it names none. */
  acceptOf: (control: string) => readonly string[] | null
  /** The folders' rules as configured now. */
  rules: () => Promise<FolderRules>
}
