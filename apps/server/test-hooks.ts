import { clock } from '@chengban/engine/clock.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync } from 'fastify'
import { bodyOf } from './rest/body.ts'
import { ok } from './rest/envelope.ts'

/** `POST /api/test/clock {offsetSeconds}`: moves the one clock. Registered only with TEST_HOOKS=1. */
export const testHooks: FastifyPluginAsync = async (app) => {
  app.post('/api/test/clock', (request) => {
    const { offsetSeconds } = bodyOf(request.body)
    if (typeof offsetSeconds !== 'number') throw invalid({ offsetSeconds: '格式错误' })
    clock.shift(offsetSeconds)
    return ok({ now: clock.now().toISOString() })
  })
}
