import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { FastifyRequest } from 'fastify'
import { findFile, type StoredFile } from './record.ts'
import type { Shared } from './share-page.ts'

export interface FrameRequest {
  Params: { id: string }
  Querystring: { raw?: string; download?: string; preview?: string }
}

export type Action = '打开' | '预览' | '下载'

/** A share that holds, with its one file under the name it was shared by. */
export interface Visited {
  readonly shared: Shared
  readonly file: StoredFile
}

const unknown = /[^0-9a-f]/

/** The share with its file, counted; null for one that is unknown, over or taken back. */
export const visit = async (
  tx: Sql,
  request: FastifyRequest<FrameRequest>,
  action: Action,
): Promise<Visited | null> => {
  const { id } = request.params
  if (id.length !== 32 || unknown.test(id)) return null
  const [share] = await tx.query<Omit<Shared, 'ext' | 'mime' | 'size'> & { fileId: string }>(
    `update store.file_share s set visit_count = visit_count + $3, download_count = download_count + $4
     from store."user" u
     where s.id = $1 and s.tz_revoke is null and s.tz_expire > $2 and u.id = s.creator_id and u.is_enable
     returning s.id, s.name, s.tz_expire as "tzExpire", s.file_id as "fileId", u.name as sharer, s.tz_create as "tzCreate"`,
    [id, clock.now().toISOString(), action === '打开' ? 1 : 0, action === '下载' && !isPart(request) ? 1 : 0],
  )
  const file = share && isUuid(share.fileId) ? await findFile(tx, share.fileId) : null
  if (!share || !file) return null
  const { ext, mime, size } = file
  return { shared: { ...share, ext, mime, size }, file: { ...file, name: named(share.name, ext) } }
}

/** Notifies the person who shared the file. Range requests of one film count as one visit. */
export const noteVisit = async (tx: Sql, request: FastifyRequest<FrameRequest>, action: Action): Promise<void> => {
  if (isPart(request)) return
  const agent = request.headers['user-agent'] ?? null
  await tx.query(
    `insert into store.file_share_visit (id, tz_create, tz_update, share_id, action, address, user_agent)
     values (uuidv7(), $1, $1, $2, $3, $4, left($5, 255))`,
    [clock.now().toISOString(), request.params.id, action, request.ip, agent],
  )
}

const isPart = ({ headers }: FastifyRequest<FrameRequest>): boolean => /^bytes=(?!0-)/.test(headers.range ?? '')

/** The name it was shared by, with the extension of what it is. */
const named = (name: string, ext: string): string => (name.toLowerCase().endsWith(`.${ext}`) ? name : `${name}.${ext}`)
