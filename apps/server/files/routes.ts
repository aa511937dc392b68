import { Thumbnails } from '@chengban/engine/files/thumbnails.ts'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { ok } from '../rest/envelope.ts'
import type { FileDoor } from './door.ts'
import { type DownloadRequest, download } from './download.ts'
import { drain } from './drain.ts'
import { formError } from './form.ts'
import { onceRoute } from './once.ts'
import { type PreviewRequest, preview } from './preview.ts'
import { resumableRoutes } from './resumable-routes.ts'
import { shareRoutes } from './share-frame.ts'
import { upload } from './upload.ts'

/** `POST /file`, `/file/resumable`, `GET /file/{folder}/{name}` and `/api/file/preview`. Refusals are thrown; the server's error handler words the answer. */
export const fileRoutes: FastifyPluginAsync<{ door: FileDoor }> = async (app, { door }) => {
  await app.register(multipart)
  await app.register(resumableRoutes, { door })

  app.post('/file', async (request, reply) => {
    try {
      const file = await upload(door, request)
      reply.header('x-file-id', file.id)
      return { code: 'OK', message: '', data: file.url }
    } catch (error) {
      drain(request)
      throw formError(error)
    }
  })

  await app.register(shareRoutes, { door })
  await app.register(onceRoute, { door })
  app.get<PreviewRequest>('/api/file/preview', async (request) => ok(await preview(door, request)))

  const thumbnails = new Thumbnails(door.storage)
  app.get<DownloadRequest>('/file/:folder/:name', (request, reply) => download(door, thumbnails, request, reply))
}
