import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { SignJWT } from 'jose'
import { accountOfUser } from './account.ts'
import { logAttempt } from './session.ts'

/** So long the other system has to take the ticket. */
const ticketSeconds = 60

/** A JWT of these claims with `exp`, by the key the other system knows. */
export const signTicket = (claims: Readonly<Record<string, string>>, secret: string): Promise<string> => {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + ticketSeconds)
    .sign(new TextEncoder().encode(secret))
}

/** The log row ends with the ticket: no session begins here. */
export const noteJump = async (tx: Sql, { userId, address }: { userId: string; address: string }): Promise<string> => {
  const account = await accountOfUser(tx, userId)
  const until = new Date(clock.now().getTime() + ticketSeconds * 1000)
  return logAttempt(tx, { userId, name: account?.name ?? '', way: '单点跳转', address, userAgent: null }, '成功', until)
}
