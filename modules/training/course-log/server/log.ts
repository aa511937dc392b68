import { clock, today } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { openAfter } from '../open-after.ts'

export type Log = RowOf<'courseLog'>
export type Chapter = RowOf<'courseChapter'>

/** Locks the learner's user row, so that only one window at a time reports progress. */
export const lockLearner = ({ tx, writer }: Within): Promise<unknown> =>
  tx.query('select from store."user" where id = $1 for no key update', [writer.actor.userId])

/** One's own log of a course, made where there is none. */
export const logOf = async (within: Within, courseId: string): Promise<Log> => {
  const which = { courseId, userId: within.writer.actor.userId }
  const known = await findOne(within, 'courseLog', which, { isLocked: true })
  if (known) return known
  const id = await addRow(within, 'courseLog', which)
  return present(await findOne(within, 'courseLog', id))
}

/** Starts the log on first use. A course taken off the shelf stays open only to learners who had already started. */
export const begin = async (within: Within, log: Log, shelf: unknown): Promise<Log> => {
  if (shelf !== '已上架' && log.status === '未学') throw conflict('课程未上架')
  if (log.status !== '未学') return log
  await moveBySystem(within, 'courseLog', 'start', log.id)
  return present(await findOne(within, 'courseLog', log.id))
}

export const chaptersOf = async (within: Within, courseId: string): Promise<Chapter[]> =>
  await find(within, 'courseChapter', { courseId }, { sort: ['sort'] })

/** Chapters that the learner may open. */
export const openOf = async (
  within: Within,
  log: Log,
  chapters: readonly Chapter[],
  isOrdered: boolean,
): Promise<string[]> => {
  const done = isOrdered ? await find(within, 'courseChapterLog', { courseLogId: log.id, isFinish: true }) : []
  const finished = new Set(done.map(({ chapterId }) => chapterId))
  const steps = chapters.map(({ id, isRequired }) => ({
    id,
    isRequired: isRequired === true,
    isFinish: finished.has(id),
  }))
  return openAfter(steps, isOrdered)
}

/** Every 15 seconds of everybody learning: where they are, and what the day has brought. */
export const touch = async ({ tx }: Within, log: Log, chapterId: string, seconds: number): Promise<void> => {
  await tx.query(
    `update store.course_log set tz_last = $2, last_chapter_id = $3, day_seconds = jsonb_set(coalesce(day_seconds, '{}'), array[$4],
       to_jsonb(coalesce((day_seconds ->> $4)::integer, 0) + $5::integer)) where id = $1`,
    [log.id, clock.now(), chapterId, today(), seconds],
  )
}

/** All required chapters are finished: so is the course. */
export const settle = async (within: Within, log: Log): Promise<void> => {
  if (log.status !== '学习中') return
  const [row] = await within.tx.query<{ progress: number }>(
    `select (${columnSql(within.writer.catalog, 'courseLog', 'progress', 'l')})::integer as progress from store.course_log l where l.id = $1`,
    [log.id],
  )
  if (row?.progress === 100) await moveBySystem(within, 'courseLog', 'finish', log.id)
}
