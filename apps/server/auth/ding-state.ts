import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { TokenKey } from './token.ts'

/** So long somebody may take to agree on DingTalk's page. */
export const stateSeconds = 600

/** What a browser leaves with for DingTalk: `{kid}.{128 random bits}.{end in ms}.{mac}`; nothing is kept of it until it is used. */
export const newState = (keys: readonly TokenKey[]): string => {
  const [key] = keys
  if (!key) throw new Error('no key to sign states with')
  const said = [key.kid, randomBytes(16).toString('base64url'), clock.now().getTime() + stateSeconds * 1000].join('.')
  return `${said}.${mac(said, key).toString('base64url')}`
}

export interface Returned {
  /** As sent in the address that DingTalk redirects to, and in the cookie of that browser. */
  readonly sent: string
  readonly kept: string
}

/** Whether it is the state this browser left with, made here and in time. Somebody else's code would sign the reader in as that person. */
export const isOfBrowser = ({ sent, kept }: Returned, keys: readonly TokenKey[]): boolean => {
  const [kid, random, end, sign = ''] = sent.split('.')
  const key = keys.find((one) => one.kid === kid)
  if (!key || !isSame(sent, kept)) return false
  const expected = mac([kid, random, end].join('.'), key).toString('base64url')
  return isSame(sign, expected) && clock.now().getTime() < Number(end)
}

/** Takes a valid state; returns false for one that was used before. Deletes expired states. */
export const useUp = async (tx: Sql, { sent }: Returned): Promise<boolean> => {
  const now = clock.now().getTime()
  await tx.query('delete from app.used_state where tz_end < $1', [new Date(now).toISOString()])
  const [, random, end] = sent.split('.')
  const taken = await tx.query(
    'insert into app.used_state (random, tz_end) values ($1, $2) on conflict do nothing returning random',
    [random, new Date(Number(end)).toISOString()],
  )
  return taken.length > 0
}

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Uses a key derived from the token key, so that a state cannot pass as a token. */
const mac = (said: string, { secret }: TokenKey): Buffer => {
  const key = createHmac('sha256', secret).update('ding state').digest()
  return createHmac('sha256', key).update(said).digest()
}
