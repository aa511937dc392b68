import {
  demandSigned,
  type Received,
  takeIn,
  wrongSignature,
} from '@chengban/modules/work/client-sync/server/receive.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { countWrongToken } from '../auth/wrong-tokens.ts'
import { systemWriter } from '../jobs/system-writer.ts'
import { ok } from './envelope.ts'
import type { Server } from './session.ts'

/** What clients' systems send: no session, but a signature over the bytes of the body. */
export const clientSyncRoutes: FastifyPluginAsync<{ server: Server }> = async (app, { server }) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const path of ['/api/clientSync/receive', '/api/client-sync/receive'])
    app.post(path, async (request) => {
      const received = receivedOf(request)
      try {
        await server.auth.transaction((tx) => demandSigned(tx, received))
      } catch (error) {
        await countWrongToken(server.auth, request.ip)
        throw error
      }
      return ok(await server.auth.transaction((tx) => takeIn(tx, systemWriter(server), received)))
    })
}

const receivedOf = ({ headers, body }: FastifyRequest): Received => {
  const [clientId, timestamp, signature] = ['x-client-id', 'x-timestamp', 'x-signature'].map((name) => headers[name])
  if (typeof clientId !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    throw wrongSignature()
  return { clientId, timestamp, signature, body: typeof body === 'string' ? body : '' }
}
