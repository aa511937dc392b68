import { today } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import type { roleTerm } from '../term.job.ts'

/** Rights are read by the day, so nothing is stored here; the last day still counts. */
export const tellRoleTerms: JobHandler<typeof roleTerm> = ({ transaction }) =>
  transaction(async (tx) => {
    const told = await tx.query(
      `select pg_notify($2, jsonb_build_object('event', 'rights', 'userId', p.user_id)::text) from (
         select distinct r.user_id from store.user_role r where r.tz_start = $1::date or r.tz_end = $1::date - 1) p`,
      [today(), channel],
    )
    return { told: told.length }
  })
