import { learnServerTime } from '../dates/now.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { isReplaced } from './exchange.ts'
import { expireSession } from './leave.ts'
import { broughtIn, namesLocal } from './local-files.ts'
import { lookingHeaders } from './looking.ts'
import { currentToken } from './token.ts'
import { type KeyedWrite, Unanswered } from './unanswered.ts'
import { writeKey } from './write-key.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export interface RequestOptions {
  /** Undefined is left out; objects go as JSON. */
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** A page with a link's own token sends it here (X-Report-Token, X-Sign-Token) and needs no session. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Milliseconds, 60 000 unless said. */
  readonly timeout?: number
  /** The key of a write that was sent before without an answer. */
  readonly key?: string
  /** The call brings a token in place of the one it is sent with. */
  readonly isExchange?: boolean
}

/** Calls the REST door and gives the envelope's data; everything else is an {@link ApiError}. */
export const request = async <T>(method: Method, path: string, options: RequestOptions = {}): Promise<T> => {
  const { response, isAnswered } = await (method === 'GET' ? read : write)(method, path, options)
  const envelope = await readEnvelope(response)
  if (envelope) isAnswered()
  else throw new ApiError('NO_ENVELOPE', response.status, `${response.status} ${response.statusText}`.trim())
  if (response.ok && envelope.code === 'OK') return envelope.data as T
  const error = new ApiError(envelope.code as ApiErrorCode, response.status, envelope.message ?? '', envelope.data)
  if (error.code === 'UNAUTHENTICATED' && !hasLinkToken(options)) expireSession()
  if (error.code === 'FORBIDDEN' && error.message === '请先修改初始密码') location.hash = '#/password'
  throw error
}

interface Sent {
  readonly response: Response
  readonly isAnswered: () => void
}

const read = async (method: Method, path: string, options: RequestOptions): Promise<Sent> => ({
  response: await send(method, path, options),
  isAnswered: () => undefined,
})

const againAfter = 1000

/** The server does a write once under its key: one whose answer was lost is sent a second time, then {@link Unanswered}. */
const write = async (method: Method, path: string, options: RequestOptions): Promise<Sent> => {
  const address = addressOf(path, options.query)
  const text = JSON.stringify(options.body ?? {})
  const made = writeKey(method, address, text)
  const { key = made.key, headers, body } = options
  const named = { ...options, headers: { ...headers, 'Idempotency-Key': key } }
  // without pictures of this device it goes out at once: a page that is left waits for nothing
  const sendWhole = namesLocal(text)
    ? async () => send(method, path, { ...named, body: await broughtIn(body, callHeaders(options)) })
    : () => send(method, path, named)
  const response = await sendWhole()
    .catch(async (error: unknown) => {
      if (!isUnanswered(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, againAfter))
      return sendWhole()
    })
    .catch((error: unknown) => {
      if (!isUnanswered(error)) throw error
      const sent = { method: method as KeyedWrite['method'], path: address, body, headers, key }
      throw new Unanswered(sent, made.isAnswered)
    })
  return { response, isAnswered: made.isAnswered }
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.code === 'NO_RESPONSE'

/** Path with its query, as sent. */
export const addressOf = (path: string, query: RequestOptions['query'] = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, text(value)])).toString()
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}

/** The headers of every call; without a session that counts the person is on the way to /login. */
export const callHeaders = (options: RequestOptions = {}): Record<string, string> => {
  const usual = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const token = currentToken()
  if (token) return { ...usual, ...lookingHeaders(), Authorization: `Bearer ${token}`, ...options.headers }
  if (hasLinkToken(options)) return { ...usual, ...options.headers }
  expireSession()
  throw new ApiError('UNAUTHENTICATED', 401, '登录已失效，请重新登录')
}

/**
 * Fetches with a time limit. Throws an {@link ApiError} NO_RESPONSE when no answer arrives; an abort by the caller
 * stays an AbortError. Retries once with the new token when the server refused a token that another window had already
 * exchanged.
 */
export const send = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  const token = currentToken()
  const answer = await sendOnce(method, path, options)
  const isOutdated = answer.status === 401 && token !== null && !options.isExchange && !hasLinkToken(options)
  return isOutdated && (await isReplaced(token)) ? sendOnce(method, path, options) : answer
}

const sendOnce = async (method: Method, path: string, options: RequestOptions): Promise<Response> => {
  const headers = callHeaders(options)
  const limit = AbortSignal.timeout(options.timeout ?? 60_000)
  try {
    const answer = await fetch(addressOf(path, options.query), {
      method,
      headers,
      body: method === 'GET' ? null : JSON.stringify(options.body ?? {}),
      // a page that is left still deletes what it held back
      keepalive: method === 'DELETE',
      signal: options.signal ? AbortSignal.any([limit, options.signal]) : limit,
    })
    learnServerTime(new Date(answer.headers.get('date') ?? ''))
    return answer
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError('NO_RESPONSE', 0, '请求失败，请检查您的网络!')
  }
}

interface Envelope {
  readonly code: string
  readonly message?: string
  readonly data: Record<string, unknown> | null
}

const readEnvelope = async (response: Response): Promise<Envelope | null> => {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Envelope) : null
}

const hasLinkToken = ({ headers = {} }: RequestOptions): boolean =>
  'X-Report-Token' in headers || 'X-Sign-Token' in headers
