import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

/** The name of a request in logs and answers: that which a proxy gave it, else one of our own, `4F0A-91C2-77D3`. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : madeUp()
}

const madeUp = (): string =>
  randomBytes(6)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{4})(.{4})/, '$1-$2-')
