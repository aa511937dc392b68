import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { forgetAnswers } from '@chengban/engine/write/idempotency.ts'
import type { requestSweep } from '../sweep.job.ts'

export const sweepRequests: JobHandler<typeof requestSweep> = async ({ transaction, signal }) => {
  for (let removed = 0; ; ) {
    const gone = await transaction((tx) => forgetAnswers(tx, clock.now()))
    removed += gone
    if (gone === 0 || signal.aborted) return { removed }
  }
}
