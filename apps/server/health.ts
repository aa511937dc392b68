import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@chengban/engine/db/database.ts'
import type { FastifyPluginAsync } from 'fastify'
import { ok } from './rest/envelope.ts'

interface Options {
  readonly db: Database
  readonly isGraphqlReady: () => boolean
  /** Why no file can be kept now. */
  readonly writingTrouble: () => Promise<string | undefined>
}

const patienceMs = 2000
/** Caches the result for this time: one query serves all callers. */
const holdsMs = 1000

/**
 * GET /api/health, open to everybody: whether requests can be served, and if not, why, with 503. A storage that cannot
 * keep files is reported beside it: everything else works.
 */
export const healthRoutes: FastifyPluginAsync<Options> = async (app, { db, isGraphqlReady, writingTrouble }) => {
  let last = { at: -holdsMs, trouble: Promise.resolve<string | undefined>(undefined) }
  app.get('/api/health', async (_request, reply) => {
    if (performance.now() - last.at >= holdsMs) last = { at: performance.now(), trouble: troubleOf(db) }
    const [trouble, unwritten] = await Promise.all([last.trouble, soon(writingTrouble())])
    const data = { ready: !trouble, database: !trouble, graphql: isGraphqlReady(), storage: !unwritten }
    const reasons = [trouble, unwritten].filter((one) => one !== undefined)
    if (!trouble) return ok(reasons.length ? { ...data, reasons } : data)
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ code: 'INTERNAL', message: trouble, data: { ...data, reasons } })
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

/** Reports a slow bucket once its state is known; no caller waits for it. */
const soon = (found: Promise<string | undefined>): Promise<string | undefined> =>
  Promise.race([found, delay(patienceMs, undefined, { ref: false })])
