import { demandDing, dingSettingsOf } from '@chengban/modules/platform/ding/server/settings.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../rest/envelope.ts'
import { authenticate, originOf } from './authenticate.ts'
import type { AuthContext, Identity } from './context.ts'
import { readState, setState } from './cookie.ts'
import { dingState, isLost, signInByDing } from './ding-sign-in.ts'
import { newState, stateSeconds } from './ding-state.ts'
import { withCookie } from './signed-in.ts'

/** Signing in by DingTalk. */
export const dingRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (app, { context }) => {
  app.get('/api/auth/web/ways', async () =>
    ok({ ding: (await context.transaction((tx) => dingSettingsOf(tx, context.ding))) !== null }),
  )

  app.get('/api/auth/web/ding', async (request, reply) => {
    const settings = await context.transaction((tx) => demandDing(tx, context.ding))
    const back = `${request.protocol}://${request.host}/admin/`
    return reply.redirect(context.ding.loginUrl(settings, { back, state: leave(request, reply) }))
  })

  app.get('/api/core-user/ding', async (request, reply) => {
    const { code, authCode, state } = request.query as Readonly<Record<string, unknown>>
    const given = [authCode, code].find(isText)
    if (given === undefined)
      return ok({ ...(await dingState(context, await known(request))), state: leave(request, reply) })
    const returned = { sent: isText(state) ? state : '', kept: readState(request.headers.cookie) ?? '' }
    const attempt = { code: given, isAuthCode: given === authCode, returned, ...originOf(request) }
    return withCookie(request, reply, await signInByDing(context, attempt), setState('', 0, isSecure(request)))
  })

  /** The state with which the browser goes to ask for a code, bound to it by a cookie. */
  const leave = (request: FastifyRequest, reply: FastifyReply): string => {
    const state = newState(context.keys())
    reply.header('set-cookie', setState(state, stateSeconds, isSecure(request)))
    return state
  }

  const known = (request: FastifyRequest): Promise<Identity | null> =>
    authenticate(context, request).catch((error: unknown) => {
      if (isLost(error)) return null
      throw error
    })
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https'
