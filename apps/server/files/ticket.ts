import { createHmac, timingSafeEqual } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Identity } from '../auth/context.ts'
import type { TokenKey } from '../auth/token.ts'

export const lifeMs = 10 * 60_000

/**
 * Makes a ticket that reads the file of one address for ten minutes in the name of a person, as long as their session
 * lasts: for tags that send no headers. `{kid}.{user}.{session}.{end in ms}.{mac}`.
 */
export const ticketFor = ({ userId, sessionId }: Identity, url: string, keys: readonly TokenKey[]): string => {
  const [key] = keys
  if (!key) throw new Error('no key to sign tickets with')
  const said = [key.kid, userId, sessionId, clock.now().getTime() + lifeMs].join('.')
  return `${said}.${mac(said, url, key).toString('base64url')}`
}

/** Who a ticket for this address was given to; null when it is none, is over, or is for another address. */
export const holderOf = (ticket: string, url: string, keys: readonly TokenKey[]): Identity | null => {
  const [kid = '', userId = '', sessionId = '', end = '', sign = ''] = ticket.split('.')
  const key = keys.find((one) => one.kid === kid)
  if (!key) return null
  const expected = mac([kid, userId, sessionId, end].join('.'), url, key)
  const given = Buffer.from(sign, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return clock.now().getTime() < Number(end) ? { userId, sessionId } : null
}

/** Uses a key derived from the token key, so that a ticket cannot pass as a token. */
export const mac = (said: string, url: string, { secret }: TokenKey): Buffer => {
  const key = createHmac('sha256', secret).update('file ticket').digest()
  return createHmac('sha256', key).update(`${said}\n${url}`).digest()
}
