import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'

/** Counters tell towards a lock for a day; those locked until a person unlocks them stay. */
export const sweepSessions: JobHandler = ({ transaction }) =>
  transaction(async (tx) => {
    const now = clock.now().toISOString()
    const removed = await tx.query(
      `delete from store.login_log where tz_create < $1::timestamptz - interval '400 days'
         and coalesce(tz_expire, '-infinity') < $1::timestamptz returning id`,
      [now],
    )
    const closed = await tx.query(
      `update store.login_log set tz_revoke = tz_expire, tz_update = $1
       where result = '成功' and tz_revoke is null and tz_expire < $1::timestamptz returning id`,
      [now],
    )
    const forgotten = await tx.query(
      `delete from app.sign_in_failure where tz_last < $1::timestamptz - interval '25 hours'
         and coalesce(tz_lock, '-infinity') < $1::timestamptz returning key`,
      [now],
    )
    return { removed: removed.length, closed: closed.length, forgotten: forgotten.length }
  })
