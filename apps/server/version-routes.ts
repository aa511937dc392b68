import { readLastVer } from '@chengban/modules/platform/config/last-ver.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { FastifyPluginAsync } from 'fastify'
import { buildOf } from './build-of.ts'
import { ok } from './rest/envelope.ts'
import type { Server } from './rest/session.ts'

/** GET /api/config/getLastVer, for everybody: what pages compare themselves with. */
export const versionRoutes: FastifyPluginAsync<{ server: Server }> = async (app, { server }) => {
  const build = await buildOf()
  app.get('/api/config/getLastVer', async () => {
    const value = await server.auth.transaction((tx) => settingOf(tx, 'app.lastVer'))
    return ok({ ...readLastVer(value), build })
  })
}
