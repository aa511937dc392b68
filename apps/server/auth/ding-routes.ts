import { randomBytes, timingSafeEqual } from 'node:crypto'
import { demandDing, dingSettingsOf } from '@chengban/modules/platform/ding/server/settings.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ok } from '../rest/envelope.ts'
import { authenticate, originOf } from './authenticate.ts'
import type { AuthContext } from './context.ts'
import { readState, setState } from './cookie.ts'
import { codeLost, dingState, signInByDing } from './ding-sign-in.ts'
import { withCookie } from './signed-in.ts'

/** So long somebody may take to agree on DingTalk's page. */
const stateSeconds = 300

/** Signing in by DingTalk. */
export const dingRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (app, { context }) => {
  app.get('/api/auth/web/ways', async () =>
    ok({ ding: (await context.transaction((tx) => dingSettingsOf(tx, context.ding))) !== null }),
  )

  app.get('/api/auth/web/ding', async (request, reply) => {
    const settings = await context.transaction((tx) => demandDing(tx, context.ding))
    const state = randomBytes(32).toString('base64url')
    reply.header('set-cookie', setState(state, stateSeconds, isSecure(request)))
    const back = `${request.protocol}://${request.host}/admin/`
    return reply.redirect(context.ding.loginUrl(settings, { back, state }))
  })

  app.get('/api/core-user/ding', async (request, reply) => {
    const { code, authCode, state } = request.query as Readonly<Record<string, unknown>>
    if (isText(authCode)) {
      demandState(request, state)
      const answer = await signInByDing(context, { code: authCode, isAuthCode: true, ...originOf(request) })
      return withCookie(request, reply, answer, setState('', 0, isSecure(request)))
    }
    if (!isText(code)) return ok(await dingState(context, await authenticate(context, request)))
    return withCookie(request, reply, await signInByDing(context, { code, isAuthCode: false, ...originOf(request) }))
  })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https'

/** Somebody else's code, handed on as a link, would sign the reader in as that person. */
const demandState = (request: FastifyRequest, given: unknown): void => {
  const [kept, sent] = [readState(request.headers.cookie) ?? '', String(given ?? '')].map((text) => Buffer.from(text))
  if (!kept?.length || !sent || kept.length !== sent.length || !timingSafeEqual(kept, sent)) throw codeLost()
}
