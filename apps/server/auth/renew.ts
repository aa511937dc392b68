import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { AuthContext, Identity, Origin } from './context.ts'
import { asPerson } from './person.ts'
import { openSession, revokeChain } from './session.ts'
import { sessionLost } from './token.ts'

/** A new session in place of this one, which holds for another 60 s; not later than 7 days after the password. */
export const renew = (
  context: AuthContext,
  identity: Identity,
  origin: Origin,
): Promise<{ jwtToken: string; expiresIn: number }> =>
  asPerson(context, identity, { allowInitial: false }, async (tx) => {
    const former = await originOf(tx, identity.sessionId)
    if (!former?.fresh) throw sessionLost()
    const { sessionId, ...answer } = await openSession(context, tx, {
      ...origin,
      userId: identity.userId,
      name: former.name,
      way: '续期',
    })
    await tx.query('insert into app.session_origin (session_id, origin_id) values ($1, $2)', [sessionId, former.id])
    await tx.query(
      `update store.login_log set revoke_reason = '续期', tz_revoke = $2::timestamptz + interval '60 seconds'
       where id = $1 and tz_revoke is null`,
      [identity.sessionId, clock.now().toISOString()],
    )
    return answer
  })

export const signOut = (context: AuthContext, identity: Identity): Promise<{ done: true }> =>
  asPerson(context, identity, { allowInitial: true }, async (tx) => {
    await revokeChain(tx, identity, '退出')
    return { done: true }
  })

const originOf = async (tx: Sql, sessionId: string) => {
  const [origin] = await tx.query<{ id: string; name: string; fresh: boolean }>(
    `select id, name, tz_create >= $2::timestamptz - interval '7 days' as fresh from store.login_log
     where id = coalesce((select origin_id from app.session_origin where session_id = $1), $1)`,
    [sessionId, clock.now().toISOString()],
  )
  return origin
}
