import type { NamedCall } from '@chengban/engine/call.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { noRoute } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { moveDoorRoutes } from './move.ts'
import { readingRoutes } from './reading.ts'
import type { Server, Sessions } from './session.ts'
import { workRoutes } from './work-routes.ts'
import { writingRoutes } from './writing.ts'

interface Options {
  readonly server: Server
  readonly sessions: Sessions
  readonly calls: readonly NamedCall[]
}

/** The calls every entity has, from its declaration alone. Named calls with a path of their own go before. */
export const genericRoutes: FastifyPluginAsync<Options> = async (app, { server, sessions, calls }) => {
  const entityOf = ({ params }: FastifyRequest): Entity => {
    const found = server.catalog.byResource((params as { table: string }).table)
    if (!found) throw noRoute()
    return found
  }
  moveDoorRoutes(app, sessions, server.catalog.all.values())
  await app.register(workRoutes, { server, sessions, calls })
  readingRoutes(app, sessions, entityOf)
  writingRoutes(app, sessions, entityOf)
}
