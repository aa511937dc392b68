import type { Thumbnails } from '@chengban/engine/files/thumbnails.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { etagOf, fileHeaders, isUnchanged } from './file-headers.ts'
import { lookOf } from './picture-look.ts'
import { pdfOf } from './preview.ts'
import { rangeOf } from './range.ts'
import { missing, readableBy } from './readable.ts'
import type { StoredFile } from './record.ts'

export interface DownloadRequest {
  Params: { folder: string; name: string }
  Querystring: { download?: string; preview?: string; rotate?: string; ticket?: string; w?: string }
}

const drawn = /^image\/(?:png|jpeg|gif|webp)$/

/** Sends a file, a part of it, a small or turned picture of it, or the PDF drawn of it; NOT_FOUND also for one that the person may not read. */
export async function download(
  door: FileDoor,
  thumbnails: Thumbnails,
  request: FastifyRequest<DownloadRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await readable(door, request)
  const file = request.query.preview === '1' ? await pdfOf(door, found) : found
  const asked = lookOf(request.query)
  const look = drawn.test(file.mime) ? asked : null
  const variant = look ? `-w${look.width ?? 0}-r${look.turned}` : ''
  if (isUnchanged(request.headers['if-none-match'], file, variant)) {
    return reply.code(304).header('etag', etagOf(file, variant)).header('cache-control', 'private, no-cache').send()
  }
  if (!(await door.storage.stat(file.id))) {
    request.log.error({ fileId: file.id }, 'a stored file has lost its bytes')
    throw missing()
  }
  const picture = look && (await thumbnails.of(file.id, look))
  reply.headers(fileHeaders(file, request.query.download === '1'))
  if (!picture) return send(door, file, request, reply)
  return reply
    .headers({ 'content-type': 'image/webp', 'accept-ranges': 'none', etag: etagOf(file, variant) })
    .send(picture)
}

/** The bytes, or the part asked for. */
export function send(door: FileDoor, file: StoredFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const ifRange = request.headers['if-range']
  const asked = ifRange === undefined || ifRange === etagOf(file) ? request.headers.range : undefined
  const range = rangeOf(asked, file.size)
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-disposition').removeHeader('content-type')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  if (!range) return reply.header('content-length', file.size).send(door.storage.get(file.id))
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${file.size}`)
    .header('content-length', range.to - range.from + 1)
    .send(door.storage.get(file.id, range))
}

async function readable(door: FileDoor, request: FastifyRequest<DownloadRequest>): Promise<StoredFile> {
  const { folder, name } = request.params
  const { ticket } = request.query
  const url = `/file/${folder}/${name}`
  const actor = ticket === undefined ? await door.authenticate(request) : door.bearerOf(ticket, url)
  if (!actor) throw missing()
  return readableBy(door, actor, url)
}
