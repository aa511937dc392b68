import { PassThrough, type Readable } from 'node:stream'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import { terabyte } from '@chengban/kernel/upload-folders.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { drain } from './drain.ts'
import { Misplaced, misplaced, type Progress, ResumableUploads } from './resumable.ts'
import { metadataOf } from './upload-metadata.ts'

interface OfOne {
  Params: { id: string }
}

const version = '1.0.0'
const place = '/file/resumable'
const broken = (): Refusal => new Refusal('VALIDATION', '请求格式错误')

/** Uploads in pieces as tus 1.0 has them, with its extensions creation and termination. */
export const resumableRoutes: FastifyPluginAsync<{ door: FileDoor }> = async (app, { door }) => {
  const uploads = new ResumableUploads(door)
  app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, payload))
  speakTus(app)

  app.options(place, (_request, reply) =>
    reply
      .code(204)
      .header('tus-version', version)
      .header('tus-extension', 'creation,termination')
      .header('tus-max-size', terabyte)
      .send(),
  )

  app.post(place, async (request, reply) => {
    const actor = await door.authenticate(request)
    const length = countOf(request.headers['upload-length'])
    const { filename = '', folder, control } = metadataOf(request.headers['upload-metadata'])
    const fields = { ...(folder && { folder }), ...(control && { control }) }
    const id = await uploads.begin(actor, { name: filename, length, ...fields })
    return reply.code(201).header('location', `${place}/${id}`).header('upload-offset', 0).send()
  })

  app.head<OfOne>(`${place}/:id`, async (request, reply) => {
    const found = await uploads.progress(await door.authenticate(request), request.params.id)
    return told(reply, found).header('cache-control', 'no-store').send()
  })

  app.patch<OfOne>(`${place}/:id`, async (request, reply) => {
    const actor = await door.authenticate(request)
    if (!isStream(request.body)) throw broken()
    const from = countOf(request.headers['upload-offset'])
    const line = request.body
    const piece = { bytes: lent(line), stop: () => line.destroy() }
    return told(reply, await uploads.take(actor, request.params.id, from, piece))
      .code(204)
      .send()
  })

  app.delete<OfOne>(`${place}/:id`, async (request, reply) => {
    await uploads.drop(await door.authenticate(request), request.params.id)
    return reply.code(204).send()
  })
}

/** Both sides say which version they speak; who is refused while sending is listened to, so that they hear why. */
function speakTus(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('tus-resumable', version)
    if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === version) return
    reply.code(412).header('tus-version', version)
    await reply.send({ code: 'VALIDATION', message: '不支持的上传协议版本', data: null })
  })
  app.addHook('onError', async (request: FastifyRequest) => drain(request))
  const answer = app.errorHandler
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Misplaced)) return answer(error, request, reply)
    reply.header('upload-offset', error.offset)
    return answer(misplaced(error), request, reply)
  })
}

const told = (reply: FastifyReply, { offset, length, url }: Progress): FastifyReply => {
  if (url !== null) reply.header('x-file-url', url)
  return reply.header('upload-offset', offset).header('upload-length', length)
}

/** The bytes of a request, which may be given up without cutting the line that the answer goes back on. */
function lent(line: Readable): Readable {
  const bytes = new PassThrough()
  const lost = () => line.readableEnded || bytes.destroy(conflict('上传中断，请从断点继续'))
  line.once('error', lost).once('close', lost)
  return line.pipe(bytes)
}

const isStream = (body: unknown): body is Readable => typeof (body as Readable | undefined)?.pipe === 'function'

const countOf = (header: string | string[] | undefined): number => {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw broken()
  return Number(header)
}
