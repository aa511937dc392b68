import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../rest/envelope.ts'
import { setCookie } from './cookie.ts'

/** The answer with a new token, which also goes where no header can. */
export const withCookie = <T extends { jwtToken: string; expiresIn: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: T,
  ...also: string[]
) => {
  const token = setCookie(answer.jwtToken, answer.expiresIn, request.protocol === 'https')
  reply.header('set-cookie', also.length ? [token, ...also] : token)
  return ok(answer)
}
