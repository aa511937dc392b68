import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { sessionSweep } from '../sweep.job.ts'

/** Counters tell towards a lock for a day; those locked until a person unlocks them stay. */
export const forgetFailures: JobHandler<typeof sessionSweep> = ({ transaction }) =>
  transaction(async (tx) => {
    const forgotten = await tx.query(
      `delete from app.sign_in_failure where tz_last < $1::timestamptz - interval '25 hours'
         and coalesce(tz_lock, '-infinity') < $1::timestamptz returning key`,
      [clock.now().toISOString()],
    )
    return { forgotten: forgotten.length }
  })
