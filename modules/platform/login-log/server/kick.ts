import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { has } from '@chengban/kernel/has.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { kick } from '../kick.call.ts'
import { loginLog } from '../login-log.entity.ts'

/** Ends the session with all it was renewed from or into; its streams hear of it. */
export const kickSession: CallHandler<typeof kick> = (engine, input) => {
  const { id } = input
  return engine.write(loginLog, async (tx) => {
    const { userId: me, entries } = engine.writer.actor
    const userId = isUuid(id) ? await personOf(tx, id) : undefined
    if (!userId || (userId !== me && !has(entries, 'admin:manage'))) throw notFound()
    const reason = userId === me ? '退出' : '管理员下线'
    const ended = await tx.query<{ id: string }>(endChain, [id, clock.now().toISOString(), reason])
    for (const { id: sessionId } of ended)
      await tx.query('select pg_notify($1, $2)', [
        channel,
        JSON.stringify({ event: 'session', userId, sessionId, reason }),
      ])
    return { done: ended.length > 0 }
  })
}

const personOf = async (tx: Sql, id: string): Promise<string | undefined> => {
  const [session] = await tx.query<{ userId: string }>(
    `select user_id as "userId" from store.login_log where id = $1 and result = '成功' and user_id is not null`,
    [id],
  )
  return session?.userId
}

const endChain = `
  with origin as (select coalesce((select origin_id from app.session_origin where session_id = $1), $1) as id)
  update store.login_log l set tz_revoke = $2, revoke_reason = $3, tz_update = $2
  from origin
  where (l.tz_revoke is null or l.tz_revoke > $2)
    and (l.id = origin.id or l.id in (select session_id from app.session_origin where origin_id = origin.id))
  returning l.id`
