import type { FastifyRequest } from 'fastify'
import type { AuthContext, Identity, Origin } from './context.ts'
import { readCookie } from './cookie.ts'
import { sessionLost, verifyToken } from './token.ts'

/**
 * Who the token of a request says it is: `Authorization: Bearer`, for GET also the cookie. UNAUTHENTICATED without one
 * that holds. Revocation is the matter of `app.identify`, which opens every statement.
 */
export const authenticate = async (
  context: Pick<AuthContext, 'keys'>,
  request: Pick<FastifyRequest, 'method' | 'headers'>,
): Promise<Identity> => {
  const token = bearer(request.headers.authorization) ?? cookie(request)
  if (!token) throw sessionLost()
  const { id, jti } = await verifyToken(token, context.keys())
  return { userId: id, sessionId: jti }
}

export const originOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
})

const bearer = (header: string | undefined): string | undefined => header?.match(/^Bearer +(\S+)$/i)?.[1]

const cookie = (request: Pick<FastifyRequest, 'method' | 'headers'>): string | null =>
  request.method === 'GET' && request.headers.authorization === undefined ? readCookie(request.headers.cookie) : null
