import { Previews } from '@chengban/engine/files/previews.ts'
import { Thumbnails } from '@chengban/engine/files/thumbnails.ts'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { ok } from '../rest/envelope.ts'
import type { FileDoor } from './door.ts'
import { type DownloadRequest, download } from './download.ts'
import { drain } from './drain.ts'
import { formError } from './form.ts'
import { type PreviewRequest, preview } from './preview.ts'
import { resumableRoutes } from './resumable-routes.ts'
import { shareRoutes } from './share-frame.ts'
import { upload } from './upload.ts'

const noteText = 'update store.stored_file set preview_status = $2 where sha256 = $1'

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

  const previews = new Previews(door.storage, door.office, (sha256, status) =>
    door.transaction((tx) => tx.query(noteText, [sha256, status])),
  )
  app.addHook('onClose', () => previews.close())
  await app.register(shareRoutes, { door, previews })
  app.get<PreviewRequest>('/api/file/preview', async (request) => ok(await preview(door, previews, request)))

  const thumbnails = new Thumbnails(door.storage)
  app.get<DownloadRequest>('/file/:folder/:name', (request, reply) => download(door, thumbnails, request, reply))
}
