import type { NamedCall } from '@chengban/engine/call.ts'
import type { FastifyPluginAsync } from 'fastify'
import { clientSyncRoutes } from './client-sync.ts'
import { dashboardSheetRoutes } from './dashboard-sheets.ts'
import { deliverySheetRoutes } from './delivery-sheets.ts'
import { projectSheetRoutes } from './project-sheets.ts'
import type { Server, Sessions } from './session.ts'

interface Options {
  readonly server: Server
  readonly sessions: Sessions
  readonly calls: readonly NamedCall[]
}

/** Doors without a declared call, each with a parser. */
export const workRoutes: FastifyPluginAsync<Options> = async (app, { server, sessions, calls }) => {
  await app.register(clientSyncRoutes, { server })
  await app.register(projectSheetRoutes, { sessions })
  await app.register(deliverySheetRoutes, { sessions })
  await app.register(dashboardSheetRoutes, { sessions, calls })
}
