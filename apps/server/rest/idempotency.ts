import { setTimeout } from 'node:timers/promises'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { busy } from '@chengban/engine/row/refusals.ts'
import { type Attempt, claim, type Earlier, earlier, settle, Taken } from '@chengban/engine/write/idempotency.ts'
import { conflict, Refusal, type RefusalCode, type RefusalData } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth/context.ts'

interface Envelope {
  readonly code: string
  readonly message: string
  readonly data: unknown
}

/** The sender, within whose requests an Idempotency-Key is unique, and the connections that keep first answers. */
export interface IdempotencyScope {
  /** The id of the person, or `link` and a hash of the token they come by. */
  readonly asker: string
  readonly engine: Engine
  readonly anonymous: Sql
  readonly transaction: AuthContext['transaction']
}

/**
 * A write with `Idempotency-Key` is done once: the same asker, path and key within 24 hours get the first answer again,
 * be it a success or a refusal; another body under the key is refused. Two at once: one runs, the other waits.
 */
export const once = async <T>(scope: IdempotencyScope, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  const attempt = attemptOf(request, scope.asker)
  if (!attempt) return work()
  const stands = await earlier(scope.anonymous, attempt)
  if (stands) return (await again(scope.anonymous, attempt, stands)) as T
  scope.engine.opening = (tx) => claim(tx, attempt)
  const outcome = await decided(work)
  if (outcome === undefined) return (await again(scope.anonymous, attempt)) as T
  const isFirst = await settle(scope.transaction, attempt, JSON.stringify(spoken(outcome)))
  return (isFirst ? told(spoken(outcome)) : await again(scope.anonymous, attempt)) as T
}

const attemptOf = ({ method, headers, url, body }: FastifyRequest, asker: string): Attempt | undefined => {
  const key = headers['idempotency-key']
  if (method === 'GET' || key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('VALIDATION', '请求标识格式错误')
  return {
    asker,
    path: `${method === 'POST' ? '' : `${method} `}${url.split('?')[0] ?? url}`,
    key,
    body: JSON.stringify(body ?? null),
  }
}

/** Returns the result, a success or a refusal; undefined where another request with this key came first. */
const decided = async <T>(work: () => Promise<T>): Promise<T | Refusal | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Taken) return undefined
    if (error instanceof Refusal && isDecided(error)) return error
    throw error
  }
}

/** What the next attempt may answer otherwise is no decision. */
const passing: ReadonlySet<RefusalCode> = new Set(['INTERNAL', 'RATE_LIMITED', 'UNAUTHENTICATED'])
const isDecided = ({ code, message }: Refusal): boolean => !passing.has(code) && message !== busy

const spoken = (outcome: unknown): Envelope =>
  outcome instanceof Refusal
    ? { code: outcome.code, message: outcome.message, data: outcome.data }
    : (outcome as Envelope)

const told = (answer: Envelope): Envelope => {
  if (answer.code === 'OK') return answer
  throw new Refusal(answer.code as RefusalCode, answer.message, answer.data as RefusalData | null)
}

const step = 50
const patience = 5_000

/** The first answer, waited for while it is being made. */
const again = async (sql: Sql, attempt: Attempt, stands?: Earlier): Promise<Envelope> => {
  for (let waited = 0; waited < patience; waited += step) {
    const found = waited === 0 && stands ? stands : await earlier(sql, attempt)
    if (found && !found.isSame) throw conflict('重复的请求标识')
    if (found?.answer) return told(JSON.parse(found.answer))
    await setTimeout(step)
  }
  throw conflict('请求已处理，请刷新查看')
}
