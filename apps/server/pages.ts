import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

const dist = new URL('../web/dist/', import.meta.url).pathname

/** The pages under /admin/: hashed parts are kept for ever, the first page is asked for anew each time. */
export const pages: FastifyPluginAsync = async (app) => {
  app.get('/', (_request, reply) => reply.redirect('/admin/'))
  app.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  if (!existsSync(dist)) return
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/admin/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
