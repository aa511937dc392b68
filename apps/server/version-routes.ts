import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readLastVer } from '@chengban/modules/platform/config/last-ver.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { FastifyPluginAsync } from 'fastify'
import { ok } from './rest/envelope.ts'
import type { Server } from './rest/session.ts'

const firstPage = new URL('../web/dist/index.html', import.meta.url)

/** Which pages this server gives out: their first page names all others by what is in them. Empty where there are none. */
const buildOf = async (): Promise<string> => {
  const page = await readFile(firstPage).catch(() => undefined)
  return page ? createHash('sha256').update(page).digest('hex').slice(0, 12) : ''
}

/** GET /api/config/getLastVer, for everybody: what pages compare themselves with. */
export const versionRoutes: FastifyPluginAsync<{ server: Server }> = async (app, { server }) => {
  const build = await buildOf()
  app.get('/api/config/getLastVer', async () => {
    const value = await server.auth.transaction((tx) => settingOf(tx, 'app.lastVer', ''))
    return ok({ ...readLastVer(value), build })
  })
}
