import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Requests } from '../metrics/requests.ts'
import { requestIdHeader } from './request-id.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open as long as the person looks on: how long it took tells nothing. */
    readonly isStream?: boolean
  }
}

/** Names every answer by its request, counts it, and writes a line about it once it is sent. */
export const followRequests = (app: FastifyInstance, requests: Requests): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.isStream) note(request, reply, requests)
    done()
  })
}

const note = (request: FastifyRequest, reply: FastifyReply, requests: Requests): void => {
  const line = lineOf(request, reply)
  requests.note(line.method, line.route, line.status, line.ms / 1000)
  if (line.status >= 500) request.log.warn(line, 'request')
  else request.log.info(line, 'request')
}

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  address: request.ip,
})
