import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { searchRow } from '@chengban/engine/search/grams.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { AuthContext, Identity, Origin } from './context.ts'
import { signToken } from './token.ts'

export type Way = '密码' | '钉钉' | '续期' | '单点跳转'
export type RevokeReason = '退出' | '修改密码' | '重置密码' | '停用' | '管理员下线' | '续期'

export interface Session {
  jwtToken: string
  /** Seconds until the token expires. */
  expiresIn: number
  sessionId: string
}

interface Attempt extends Origin {
  userId: string | null
  name: string
  way: Way
}

/** Writes the session row of a successful attempt and signs its token; `auth.tokenHours` says for how long. */
export const openSession = async (
  context: Pick<AuthContext, 'keys'>,
  tx: Sql,
  attempt: Attempt & { userId: string },
): Promise<Session> => {
  const iat = Math.floor(clock.now().getTime() / 1000)
  const expiresIn = (await tokenHours(tx)) * 3600
  const exp = iat + expiresIn
  const sessionId = await logAttempt(tx, attempt, '成功', new Date(exp * 1000))
  const jwtToken = await signToken({ id: attempt.userId, jti: sessionId, iat, exp }, context.keys())
  return { jwtToken, expiresIn, sessionId }
}

/** Every attempt leaves a row; gives its id. */
export const logAttempt = async (
  tx: Sql,
  { userId, name, way, address, userAgent }: Attempt,
  result: '成功' | '失败' | '锁定' | '停用',
  tzExpire: Date | null = null,
): Promise<string> => {
  const id = uuidv7()
  const search = searchRow([name])
  const now = clock.now().toISOString()
  await tx.query(
    `insert into store.login_log
       (id, tz_create, tz_update, user_id, name, way, result, address, user_agent, tz_expire, tz_seen,
        search_grams, search_text, search_initials)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, case when $9::timestamptz is not null then $2::timestamptz end,
        $10, $11, $12)`,
    [
      ...[id, now, userId, name, way, result, address],
      ...[userAgent?.replaceAll('\0', '').slice(0, 500) ?? null, tzExpire?.toISOString() ?? null],
      ...[search.grams, search.text, search.initials],
    ],
  )
  return id
}

/** Ends every session of a person, from the next request on; gives their number. */
export const revoke = async (tx: Sql, userId: string, reason: RevokeReason): Promise<number> => {
  const ended = await tx.query(
    `update store.login_log set tz_revoke = $2, revoke_reason = $3
     where user_id = $1 and result = '成功' and (tz_revoke is null or tz_revoke > $2) returning id`,
    [userId, clock.now().toISOString(), reason],
  )
  await tell(tx, { userId, sessionId: null, reason })
  return ended.length
}

/** Ends one session and those it was renewed from or into. */
export const revokeChain = async (tx: Sql, { userId, sessionId }: Identity, reason: RevokeReason): Promise<void> => {
  const ended = await tx.query<{ id: string }>(
    `with origin as (select coalesce((select origin_id from app.session_origin where session_id = $1), $1) as id)
     update store.login_log l set tz_revoke = $3, revoke_reason = $4
     from origin
     where l.user_id = $2 and (l.tz_revoke is null or l.tz_revoke > $3)
       and (l.id = origin.id
         or l.id in (select session_id from app.session_origin where origin_id = origin.id))
     returning l.id`,
    [sessionId, userId, clock.now().toISOString(), reason],
  )
  for (const { id } of ended) await tell(tx, { userId, sessionId: id, reason })
}

/** Notes that a session is in use, at most once a minute. */
export const markSeen = async (tx: Sql, sessionId: string): Promise<void> => {
  await tx.query(
    `update store.login_log set tz_seen = $2
     where id = $1 and coalesce(tz_seen, '-infinity') < $2::timestamptz - interval '1 minute'`,
    [sessionId, clock.now().toISOString()],
  )
}

/** Ends live streams: of one session, or of every session of the person where `sessionId` is null. */
const tell = (tx: Sql, ended: { userId: string; sessionId: string | null; reason: RevokeReason }) =>
  tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'session', ...ended })])

const tokenHours = async (tx: Sql): Promise<number> => Math.min(24, Math.max(8, await settingOf(tx, 'auth.tokenHours')))
