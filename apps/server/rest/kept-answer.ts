import { createHash } from 'node:crypto'
import type { Call } from '@chengban/kernel/call.ts'
import { partName } from '@chengban/kernel/structure.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from './envelope.ts'

/** The answer with the mark of its content, or 304 where the asker has that already. A browser asks anew each time. */
export const keptAnswer = (request: FastifyRequest, reply: FastifyReply, { answer }: Call, data: unknown): unknown => {
  const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Authorization, Cookie')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return ok(Object.keys(answer).some((name) => partName(name).name === 'etag') ? { ...(data as object), etag } : data)
}

const isKnown = (given: string | undefined, etag: string): boolean =>
  (given ?? '').split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))
