import { buffer } from 'node:stream/consumers'
import { decoded } from '@chengban/engine/files/plain-text.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { send } from './download.ts'
import { fileHeaders } from './file-headers.ts'
import { drawnOf } from './office-preview.ts'
import { PerMinute } from './per-minute.ts'
import { pdfOf } from './preview.ts'
import { isOffice, previewKind } from './preview-kind.ts'
import type { StoredFile } from './record.ts'
import { gonePage, lackPage, sharePage, waitPage } from './share-page.ts'
import { type Action, type FrameRequest, noteVisit, type Visited, visit } from './share-visit.ts'

type ShareRequest = FastifyRequest<FrameRequest>

/** Characters of a text file shown on the page. */
const mostText = 1_048_576

/** `GET /api/file-share-frame/{id}`: one file for everybody who has the link, without signing in; every look is noted. */
export const shareRoutes: FastifyPluginAsync<{ door: FileDoor }> = async (app, { door }) => {
  const visits = new PerMinute(60)
  app.get<FrameRequest>('/api/file-share-frame/:id', async (request, reply) => {
    if (!visits.allows(request.ip)) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
    const action = actionOf(request)
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const found = await door.transaction((tx) => visit(tx, request, action))
    if (!found || !(await door.storage.stat(found.file.id))) return page(reply.code(404), gonePage())
    if (request.query.preview === '1') return drawing(door, found.file, request, reply)
    await door.transaction((tx) => noteVisit(tx, request, action))
    return action === '打开' ? opened(door, found, reply) : bytes(door, found.file, request, reply)
  })
}

const actionOf = ({ query: { raw, download, preview } }: ShareRequest): Action => {
  if (download === '1') return '下载'
  return raw === '1' || preview === '1' ? '预览' : '打开'
}

const opened = async (door: FileDoor, { shared, file }: Visited, reply: FastifyReply): Promise<FastifyReply> => {
  const kind = previewKind(file.ext)
  const text = kind === 'text' ? await textOf(door, file) : undefined
  return page(reply, sharePage(shared, kind, text))
}

/** UTF-8 where it is valid, else GB18030, as older files are. */
const textOf = async ({ storage }: FileDoor, { id, size }: StoredFile): Promise<string> => {
  const read = await buffer(storage.get(id, { from: 0, to: Math.min(size, mostText) - 1 }))
  const isWhole = size <= mostText
  return decoded(read, 'utf-8', isWhole) ?? decoded(read, 'gb18030', isWhole) ?? ''
}

/** The PDF of an office file, or how far it is. */
const drawing = async (
  door: FileDoor,
  file: StoredFile,
  request: ShareRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!isOffice(file.ext)) return page(reply.code(404), gonePage())
  const { status, reason } = await drawnOf(door, file)
  if (status === '排队') return page(reply, waitPage(), 'self')
  if (status === '失败') return page(reply, lackPage(reason ?? '文件无法转换为预览，请下载查看'), 'self')
  await door.transaction((tx) => noteVisit(tx, request, '预览'))
  return bytes(door, await pdfOf(door, file), request, reply)
}

const bytes = (door: FileDoor, file: StoredFile, request: ShareRequest, reply: FastifyReply): FastifyReply => {
  reply.headers({ ...fileHeaders(file, request.query.download === '1'), 'cache-control': 'no-store' })
  return send(door, file, request, reply)
}

/** `within`: who may frame it. */
const page = (reply: FastifyReply, html: string, within: 'none' | 'self' = 'none'): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors '${within}'`,
    )
    .type('text/html; charset=utf-8')
    .send(html)
