import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { toldFigures } from '@chengban/engine/read/told-figures.ts'
import { toldReading } from '@chengban/engine/read/told-reading.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { listed } from '@chengban/kernel/listed.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressed } from './body.ts'
import { ok } from './envelope.ts'
import { exportRows } from './export.ts'
import { listQueryOf, queryOf } from './list-query.ts'
import { options } from './options.ts'
import type { Sessions } from './session.ts'
import { readDetail } from './shown.ts'
import { statisticsQueryOf } from './statistics-query.ts'

/** Lists, counts, pickers, sheets and single rows of every table. */
export const readingRoutes = (
  app: FastifyInstance,
  sessions: Sessions,
  entityOf: (request: FastifyRequest) => Entity,
): void => {
  app.get('/api/:table', (request) => {
    const entity = entityOf(request)
    const query = queryOf(request)
    const page = pageAsked(query, entity.list?.whole)
    const asked = listQueryOf(query)
    return sessions.as(request, async (engine) => {
      const [nodes, totalCount] = await Promise.all([
        engine.list(entity, asked, page),
        query.total === 'false' ? undefined : engine.count(entity, asked),
      ])
      const given = await toldReading(engine, entity, nodes)
      return ok(totalCount === undefined ? { nodes: given } : { nodes: given, totalCount })
    })
  })

  app.get('/api/:table/count', (request) => {
    const entity = entityOf(request)
    const asked = listQueryOf(queryOf(request))
    return sessions.as(request, async (engine) => ok({ totalCount: await engine.count(entity, asked) }))
  })

  // under both addresses: a named call may have taken the first for itself
  for (const word of ['statistics', 'figures'])
    app.get(`/api/:table/${word}`, (request) => {
      const entity = entityOf(request)
      const asked = statisticsQueryOf(queryOf(request))
      return sessions.as(request, async (engine) => ok(await toldFigures(engine, entity, asked)))
    })

  app.get('/api/:table/options', (request) => {
    const entity = entityOf(request)
    return sessions.as(request, async (engine) => ok({ nodes: await options(engine, entity, queryOf(request)) }))
  })

  app.get('/api/:table/export', (request, reply) => {
    const entity = entityOf(request)
    return sessions.as(request, (engine) => exportRows(engine, entity, queryOf(request), reply))
  })

  app.get<{ Params: { id: string } }>('/api/:table/:id', (request) => {
    const entity = entityOf(request)
    const { reveal } = queryOf(request)
    const asked = typeof reveal === 'string' ? listed(reveal) : undefined
    return sessions.as(request, async (engine) =>
      ok(await readDetail(engine, entity, addressed(entity, request.params.id), asked)),
    )
  })
}
