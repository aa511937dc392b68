import { clock } from '@chengban/engine/clock.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync } from 'fastify'
import { sharedClock } from './clock/shared-clock.ts'
import type { JobRunner } from './jobs/runner.ts'
import { bodyOf } from './rest/body.ts'
import { ok } from './rest/envelope.ts'
import type { Server } from './rest/session.ts'

interface Options {
  readonly server: Server
  readonly jobs?: JobRunner
  /** What hears other processes move the clock. */
  readonly listenUrl: string
}

/** From 1970 on, and as long as a year has four digits in +08:00: days and instants are written so everywhere. */
const lastMs = Date.UTC(9999, 11, 31, 15, 59, 59, 999)
const isShown = (ms: number): boolean => ms >= 0 && ms <= lastMs

/**
 * Registered only with TEST_HOOKS=1. `POST /api/test/clock {offsetSeconds}` moves the one clock, of all processes;
 * `POST /api/test/job {name}` has a job done now and answers when it is.
 */
export const testHooks: FastifyPluginAsync<Options> = async (app, { server, jobs, listenUrl }) => {
  const shared = await sharedClock(server.auth.transaction, listenUrl)
  app.addHook('preClose', () => shared.stop())

  app.post('/api/test/clock', async (request) => {
    const { offsetSeconds } = bodyOf(request.body)
    if (typeof offsetSeconds !== 'number' || !isShown(Date.now() + offsetSeconds * 1000))
      throw invalid({ offsetSeconds: '格式错误' })
    await shared.shift(offsetSeconds)
    return ok({ now: clock.now().toISOString() })
  })

  app.post('/api/test/job', async (request) => {
    const { name } = bodyOf(request.body)
    if (typeof name !== 'string' || !jobs) throw invalid({ name: '格式错误' })
    return ok({ done: true, result: await jobs.ask(name) })
  })
}
