import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { searchRow } from '@chengban/engine/search/grams.ts'
import type { Folder } from '@chengban/kernel/upload-folders.ts'
import type { PreviewStatus } from './office-preview.ts'

/** A stored file as its row says; `size` in bytes, `mime` as it is served. */
export interface StoredFile {
  id: string
  /** `/file/{folder}/{id}.{ext}` */
  url: string
  name: string
  folder: Folder
  ext: string
  mime: string
  size: number
  sha256: string
  /** Seconds, of films and recordings alone. */
  duration: number | null
  /** Null where a client drew it by a link. */
  creatorId: string | null
}

export const urlOf = (file: { id: string; folder: Folder; ext: string }): string =>
  `/file/${file.folder}/${file.id}.${file.ext}`

/** `preview`: whether it waits to be drawn. */
export async function insertFile(tx: Sql, file: StoredFile, preview: PreviewStatus = '无需'): Promise<void> {
  const { id, url, name, folder, ext, mime, size, sha256, duration, creatorId } = file
  const { grams, text, initials } = searchRow([name])
  await tx.query(
    `insert into store.stored_file
       (id, url, name, folder, ext, mime, size, sha256, duration, creator_id, tz_create, tz_update,
        search_grams, search_text, search_initials, preview_status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14, $15)`,
    [id, url, name, folder, ext, mime, size, sha256, duration, creatorId, clock.now(), grams, text, initials, preview],
  )
}

/** The file of an id; null when there is none. The bytes are found by the id alone. */
export async function findFile(tx: Sql, id: string): Promise<StoredFile | null> {
  const [row] = await tx.query<Omit<StoredFile, 'size'> & { size: string | number }>(
    `select id, url, name, folder, ext, mime, size, sha256, duration, creator_id as "creatorId"
       from store.stored_file where id = $1`,
    [id],
  )
  return row ? { ...row, size: Number(row.size) } : null
}
