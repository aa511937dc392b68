import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ok } from '../rest/envelope.ts'
import { authenticate, originOf } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import type { AuthContext } from './context.ts'
import { clearCookie } from './cookie.ts'
import { coreUser } from './core-user.ts'
import { dingRoutes } from './ding-routes.ts'
import { renew, signOut } from './renew.ts'
import { signIn } from './sign-in.ts'
import { withCookie } from './signed-in.ts'
import { unlock } from './unlock.ts'

/** The calls of signing in. Refusals are thrown as they are: the server's error handler makes envelopes of them. */
export const authRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (app, { context }) => {
  await app.register(dingRoutes, { context })

  app.post('/api/auth/web/login', async (request, reply) => {
    const attempt = { name: text(request, 'name'), password: text(request, 'password'), ...originOf(request) }
    return withCookie(request, reply, await signIn(context, attempt))
  })

  app.post('/api/auth/web/renew', async (request, reply) =>
    withCookie(request, reply, await renew(context, await authenticate(context, request), originOf(request))),
  )

  app.post('/api/auth/web/logout', async (request, reply) => {
    const answer = await signOut(context, await authenticate(context, request))
    reply.header('set-cookie', clearCookie(request.protocol === 'https'))
    return ok(answer)
  })

  app.post('/api/auth/web/changePassword', async (request, reply) => {
    const identity = await authenticate(context, request)
    const passwords = { oldPassword: text(request, 'oldPassword'), newPassword: text(request, 'newPassword') }
    return withCookie(request, reply, await changePassword(context, identity, passwords, originOf(request)))
  })

  app.get('/api/core-user/info', async (request) =>
    ok(await coreUser(context, await authenticate(context, request), request.host)),
  )

  app.patch<{ Params: { id?: string } }>('/api/user/unlock/:id?', async (request) => {
    const identity = await authenticate(context, request)
    const { id } = request.params
    const inBody = text(request, 'id')
    if (id && inBody && id !== inBody) throw invalid({ id: 'id不一致' })
    return ok(await unlock(context, identity, id || inBody))
  })
}

/** A text of the body; anything else counts as left out. */
const text = ({ body }: FastifyRequest, key: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' ? value : ''
}
