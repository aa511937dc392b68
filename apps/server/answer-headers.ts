import type { FastifyInstance } from 'fastify'
import { securityHeaders } from './security-headers.ts'

/**
 * Headers of every answer. What tells of people is kept by no browser and nobody in between, unless its door says
 * otherwise.
 */
export const answerHeaders = (app: FastifyInstance): void => {
  const headers = securityHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(api|graphql)\b/.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
}
