import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

/** The name of a request in logs and answers: that which a proxy gave it, else one of our own, `4F0A-91C2-77D3`. */
export const requestId = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : madeUp()
}

const madeUp = (): string => {
  const random = randomUUID().slice(-12).toUpperCase()
  return `${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`
}
