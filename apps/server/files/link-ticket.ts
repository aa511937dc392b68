import { timingSafeEqual } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Identity } from '../auth/context.ts'
import type { TokenKey } from '../auth/token.ts'
import { lifeMs, mac } from './ticket.ts'

// Decision 036: Links to files for clients carry a ticket of their token

interface Link {
  /** The entity whose row has the token, and that row. */
  readonly of: string
  readonly id: string
  /** The token. */
  readonly value: string
}

/** Who a ticket was given to by a link: the row, and whether the token it has now is the one it was given for. */
export interface LinkHolder extends Omit<Link, 'value'> {
  readonly isFor: (value: string) => boolean
}

/**
 * Makes a ticket that reads the file of one address for ten minutes, as long as its link is valid:
 * `{kid}.{entity}.{row}.{end in ms}.link.{mac}`. The link's token is not part of it, so it stays out of logs.
 */
export const linkTicketFor = ({ of, id, value }: Link, url: string, keys: readonly TokenKey[]): string => {
  const [key] = keys
  if (!key) throw new Error('no key to sign tickets with')
  const said = [key.kid, of, id, clock.now().getTime() + lifeMs, 'link'].join('.')
  return `${said}.${mac(`${said}\n${value}`, url, key).toString('base64url')}`
}

/** Null when it is no such ticket, or is over. */
export const linkHolderOf = (ticket: string, url: string, keys: readonly TokenKey[]): LinkHolder | null => {
  const [kid = '', of = '', id = '', end = '', kind = '', sign = ''] = ticket.split('.')
  const key = keys.find((one) => one.kid === kid)
  if (!key || kind !== 'link' || clock.now().getTime() >= Number(end)) return null
  const said = [kid, of, id, end, kind].join('.')
  const given = Buffer.from(sign, 'base64url')
  const isFor = (value: string): boolean => {
    const expected = mac(`${said}\n${value}`, url, key)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return { of, id, isFor }
}

export const isLinkHolder = (actor: Identity | LinkHolder): actor is LinkHolder => 'isFor' in actor
