import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { messageSweep } from '../sweep.job.ts'

export const sweepMessages: JobHandler<typeof messageSweep> = ({ transaction }) =>
  transaction(async (tx) => {
    const now = clock.now().toISOString()
    const messages = await tx.query(
      `delete from store.message where is_read and tz_read < $1::timestamptz - interval '180 days' returning id`,
      [now],
    )
    const runs = await tx.query(
      // Keeps the last run of each job: it tells what came due while no server ran
      `delete from app.job_run r where r.tz_start < $1::timestamptz - interval '30 days'
         and exists (select from app.job_run l where l.name = r.name and l.tz_start > r.tz_start) returning r.id`,
      [now],
    )
    await tx.query(`delete from app.remind_run where date < $1::date - 30`, [now.slice(0, 10)])
    return { messages: messages.length, runs: runs.length }
  })
