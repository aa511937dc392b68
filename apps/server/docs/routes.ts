import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { calls } from '../compose.ts'
import type { Server, Sessions } from '../rest/session.ts'
import { openApi } from './openapi.ts'

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = `<!doctype html>
<html lang="zh"><head><meta charset="utf-8"><title>承办 接口文档</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null,
  requestInterceptor: (request) => { const token = localStorage.getItem('jwtToken'); if (token) request.headers.Authorization = 'Bearer ' + token; return request } })`

/** The document and its page, for people who are signed in. */
export const docsRoutes: FastifyPluginAsync<{ server: Server; sessions: Sessions }> = async (
  app,
  { server, sessions },
) => {
  // four megabytes that most servers are never asked for
  let made: string | undefined
  const document = (): string => {
    made ??= JSON.stringify(openApi([...server.catalog.all.values()], calls))
    return made
  }
  app.addHook('onRequest', async (request) => {
    await sessions.as(request, (engine) => engine.begin())
  })
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document()))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start))
  await app.register(fastifyStatic, { root: assets, prefix: '/api/docs/', index: false })
}
