import { existsSync } from 'node:fs'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { firstPage } from './first-page.ts'
import { type FrameSettings, frameSources } from './frame-sources.ts'
import type { Server } from './rest/session.ts'

const dist = new URL('../web/dist/', import.meta.url).pathname

const readFrames = (tx: Sql): Promise<FrameSettings> => settingsOf(tx, ['iframe.hosts', 'metabase.url'])

/** Serves the pages under /admin/: hashed files are cached for ever, the first page is revalidated each time. */
export const pages: FastifyPluginAsync<{ server: Server }> = async (app, { server }) => {
  const sources = frameSources(() => server.auth.transaction(readFrames))
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (!String(reply.getHeader('content-type')).startsWith('text/html') || typeof policy !== 'string') return
    reply.header(
      'content-security-policy',
      `${policy};frame-src ${["'self'", 'blob:', ...(await sources())].join(' ')}`,
    )
  })
  app.get('/', (_request, reply) => reply.redirect('/admin/'))
  app.get('/admin', (_request, reply) => reply.redirect('/admin/'))
  if (!existsSync(dist)) return
  app.get('/admin/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await server.auth.transaction((tx) => firstPage(tx, `${dist}index.html`))),
  )
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/admin/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
