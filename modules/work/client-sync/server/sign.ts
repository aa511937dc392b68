import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256 in hex over the second and the body, by the client's secret: both sides sign so. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

export const isSignedBy = (secret: string, timestamp: string, body: string, given: string): boolean => {
  const [wanted, sent] = [signatureOf(secret, timestamp, body), given.toLowerCase()].map((text) => Buffer.from(text))
  return wanted !== undefined && sent !== undefined && wanted.length === sent.length && timingSafeEqual(wanted, sent)
}
