import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Bytes } from '@chengban/engine/files/bytes.ts'
import { takenOnce } from '@chengban/engine/files/once.ts'
import { zipEnd } from '@chengban/engine/files/zip-end.ts'
import { withNote } from '@chengban/engine/files/zip-note.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { FileDoor } from './door.ts'
import { fileHeaders } from './file-headers.ts'
import { missing } from './readable.ts'
import { findFile, type StoredFile } from './record.ts'

// Decision 085: An address that works once is a row that its reader deletes

/** `GET /file/once/{key}`: the file of a one-time address for its first caller, with its note in it. */
export const onceRoute: FastifyPluginAsync<{ door: FileDoor }> = async (app, { door }) => {
  app.get<{ Params: { key: string } }>('/file/once/:key', { exposeHeadRoute: false }, async (request, reply) => {
    const given = await door.transaction(async (tx) => {
      const taken = await takenOnce(tx, request.params.key)
      const file = taken && (await findFile(tx, idOf(taken.url)))
      return file ? { file, note: taken.note } : undefined
    })
    if (!given || !(await door.storage.stat(given.file.id))) throw missing()
    reply.headers({ ...fileHeaders(given.file, true), 'accept-ranges': 'none', 'cache-control': 'no-store' })
    return given.note === null ? whole(door, given.file, reply) : noted(door, given.file, given.note, reply)
  })
}

const whole = ({ storage }: FileDoor, { id, size }: StoredFile, reply: FastifyReply): FastifyReply =>
  reply.header('content-length', size).send(storage.get(id))

/** A file that is no archive is sent unchanged. */
const noted = async (door: FileDoor, file: StoredFile, text: string, reply: FastifyReply): Promise<FastifyReply> => {
  const { storage } = door
  const end = file.ext === 'zip' ? await zipEnd(bytesOf(door, file)) : undefined
  if (!end) return whole(door, file, reply)
  const { size, stream } = withNote(end, { name: '下载说明.txt', text })
  return reply
    .removeHeader('etag')
    .header('content-length', size)
    .send(Readable.from(stream((range) => storage.get(file.id, range))))
}

const bytesOf = ({ storage }: FileDoor, { id, size }: StoredFile): Bytes => ({
  size,
  read: (from, length) => buffer(storage.get(id, { from, to: from + length - 1 })),
})

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1).slice(0, 36)
