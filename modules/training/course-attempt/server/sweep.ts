import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import type { courseQuizSweep } from '../sweep.job.ts'
import { close, isOver } from './attempts.ts'

export const closeOverdue: JobHandler<typeof courseQuizSweep> = async ({ transaction, writer, signal }) => {
  const waiting = await transaction((tx) =>
    tx.query<{ id: string }>(
      `select a.id::text from store.course_attempt a where a.status = '作答中' and a.tz_end < $1 order by a.id`,
      [clock.now()],
    ),
  )
  let closed = 0
  for (const { id } of waiting) {
    if (signal.aborted) break
    closed += await transaction(async (tx) => {
      const within = { tx, writer }
      const attempt = await findOne(within, 'courseAttempt', id, { isLocked: true })
      if (attempt?.status !== '作答中' || !isOver(attempt)) return 0
      const chapter = await findOne(within, 'courseChapter', attempt.chapterId)
      await close(within, attempt, {}, Number(chapter?.passScore ?? 0))
      return 1
    })
  }
  return { closed }
}
