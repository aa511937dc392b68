import type { FastifyPluginAsync } from 'fastify'
import { clientSyncRoutes } from './client-sync.ts'
import { projectSheetRoutes } from './project-sheets.ts'
import type { Server, Sessions } from './session.ts'

interface Options {
  readonly server: Server
  readonly sessions: Sessions
}

/** What is no call of a declaration: each under a parser of its own. */
export const workRoutes: FastifyPluginAsync<Options> = async (app, { server, sessions }) => {
  await app.register(clientSyncRoutes, { server })
  await app.register(projectSheetRoutes, { sessions })
}
