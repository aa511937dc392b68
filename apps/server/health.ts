import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@chengban/engine/db/database.ts'
import type { FastifyPluginAsync } from 'fastify'
import { ok } from './rest/envelope.ts'

interface Options {
  readonly db: Database
  readonly isGraphqlReady: () => boolean
}

const patienceMs = 2000
/** However often it is asked for, the database is asked once in so long. */
const holdsMs = 1000

/** GET /api/health, open to everybody: whether requests can be served, and if not, why; 503 then. */
export const healthRoutes: FastifyPluginAsync<Options> = async (app, { db, isGraphqlReady }) => {
  let last = { at: -holdsMs, trouble: Promise.resolve<string | undefined>(undefined) }
  app.get('/api/health', async (_request, reply) => {
    if (performance.now() - last.at >= holdsMs) last = { at: performance.now(), trouble: troubleOf(db) }
    const trouble = await last.trouble
    const data = { ready: !trouble, database: !trouble, graphql: isGraphqlReady() }
    if (!trouble) return ok(data)
    return reply.code(503).send({ code: 'INTERNAL', message: trouble, data: { ...data, reasons: [trouble] } })
  })
}

const troubleOf = (db: Database): Promise<string | undefined> =>
  Promise.race([
    db.pool.query('select 1').then(
      () => undefined,
      () => '数据库无法连接',
    ),
    delay(patienceMs, `数据库${patienceMs / 1000}秒内没有应答`, { ref: false }),
  ])
