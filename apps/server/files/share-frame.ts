import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { send } from './download.ts'
import { fileHeaders } from './file-headers.ts'
import { PerMinute } from './per-minute.ts'
import { findFile, type StoredFile } from './record.ts'
import { gonePage, type Shared, sharePage } from './share-page.ts'

interface FrameRequest {
  Params: { id: string }
  Querystring: { raw?: string; download?: string }
}

const unknown = /[^0-9a-f]/

/** `GET /api/file-share-frame/{id}`: one file for whoever has the link, without signing in; every look is noted. */
export const shareRoutes: FastifyPluginAsync<{ door: FileDoor }> = async (app, { door }) => {
  const visits = new PerMinute(60)
  app.get<FrameRequest>('/api/file-share-frame/:id', async (request, reply) => {
    if (!visits.allows(request.ip)) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
    const { raw, download } = request.query
    const action = download === '1' ? '下载' : raw === '1' ? '预览' : '打开'
    const found = await door.transaction((tx) => visit(tx, request, action))
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    if (!found) return page(reply.code(404), gonePage())
    if (action === '打开') return page(reply, sharePage(found.shared))
    if (!(await door.storage.stat(found.file.id))) return page(reply.code(404), gonePage())
    reply.headers({ ...fileHeaders(found.file, download === '1'), 'cache-control': 'no-store' })
    return send(door, found.file, request, reply)
  })
}

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(html)

/** The share with its file, counted; null for one that is unknown, over or taken back. */
const visit = async (
  tx: Sql,
  request: FastifyRequest<FrameRequest>,
  action: '打开' | '预览' | '下载',
): Promise<{ shared: Shared; file: StoredFile } | null> => {
  const { id } = request.params
  if (id.length !== 32 || unknown.test(id)) return null
  const now = clock.now().toISOString()
  const isPart = /^bytes=(?!0-)/.test(request.headers.range ?? '')
  const [share] = await tx.query<Omit<Shared, 'mime' | 'size'> & { fileId: string }>(
    `update store.file_share s set visit_count = visit_count + $3, download_count = download_count + $4
     from store."user" u
     where s.id = $1 and s.tz_revoke is null and s.tz_expire > $2 and u.id = s.creator_id
     returning s.id, s.name, s.tz_expire as "tzExpire", s.file_id as "fileId", u.name as sharer, s.tz_create as "tzCreate"`,
    [id, now, action === '打开' ? 1 : 0, action === '下载' && !isPart ? 1 : 0],
  )
  const file = share && isUuid(share.fileId) ? await findFile(tx, share.fileId) : null
  if (!share || !file) return null
  if (!isPart)
    await tx.query(
      `insert into store.file_share_visit (id, tz_create, tz_update, share_id, action, address, user_agent)
       values (uuidv7(), $1, $1, $2, $3, $4, left($5, 255))`,
      [now, id, action, request.ip, request.headers['user-agent'] ?? null],
    )
  return {
    shared: { ...share, mime: file.mime, size: file.size },
    file: { ...file, name: named(share.name, file.ext) },
  }
}

/** The name it was shared by, with the extension of what it is. */
const named = (name: string, ext: string): string => (name.toLowerCase().endsWith(`.${ext}`) ? name : `${name}.${ext}`)
