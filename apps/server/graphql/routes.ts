import type { Patience } from '@chengban/engine/db/patience.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { authenticate, originOf } from '../auth/authenticate.ts'
import type { AuthContext, Identity } from '../auth/context.ts'
import { setCookie } from '../auth/cookie.ts'
import { untilHungUp } from '../rest/hanging-up.ts'
import type { GraphqlReply, GraphqlRequest } from './door.ts'

export const path = '/postgraphiles/public/graphql'

interface Options {
  readonly auth: AuthContext
  readonly ask: (asked: GraphqlRequest, patience: Patience) => Promise<GraphqlReply>
}

/** Hands `POST /postgraphiles/public/graphql` on, with what the token says. JSON alone is taken, so that no form of another site is. */
export const graphqlRoutes: FastifyPluginAsync<Options> = async (app, { auth, ask }) => {
  rawBodies(app)
  app.post(path, async (request, reply) => {
    const asked = {
      body: String(request.body ?? ''),
      identity: await identityOf(auth, request),
      origin: { ...originOf(request), requestId: request.id },
    }
    const { status, text, session } = await untilHungUp(request, (patience) => ask(asked, patience))
    if (session)
      reply.header('set-cookie', setCookie(session.jwtToken, session.expiresIn, request.protocol === 'https'))
    if (status === 503) reply.header('retry-after', '5')
    return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text)
  })
}

/** The thread reads the body, not the server's own loop. */
const rawBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

const identityOf = (auth: AuthContext, request: FastifyRequest): Promise<Identity | null> =>
  authenticate(auth, request).catch((error: { code?: unknown }) => {
    if (error.code === 'UNAUTHENTICATED') return null
    throw error
  })
