import { clock } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Answers, grade, type Question } from '../paper.ts'

export type Attempt = RowOf<'courseAttempt'>

/** After the last minute there are ten seconds for the way. */
const grace = 10_000

export const isOver = ({ tzEnd }: Pick<Attempt, 'tzEnd'>): boolean =>
  tzEnd !== null && clock.now().getTime() > Date.parse(tzEnd) + grace

/** Those of a chapter that still count. */
export const counted = (within: Within, courseLogId: string, chapterId: string): Promise<Attempt[]> =>
  find(
    within,
    'courseAttempt',
    { courseLogId, chapterId, status: ['作答中', '已交卷', '超时交卷'] },
    { isLocked: true },
  )

export const paperOf = ({ paper }: Attempt): readonly Question[] => listIn<Question>(paper)

/** Returns the answers saved so far for this attempt, ignoring a draft of an earlier one. */
export const draftOf = async (within: Within, { id, courseLogId, chapterId }: Attempt): Promise<Answers> => {
  const row = await findOne(within, 'courseChapterLog', { courseLogId, chapterId })
  const draft = row?.draft as { attemptId?: string; answers?: Answers } | null | undefined
  return draft?.attemptId === id ? (draft.answers ?? {}) : {}
}

/**
 * Grades an attempt on the server against the paper as it was issued; a pass finishes the chapter. After the deadline
 * the saved draft is graded instead of the submitted answers.
 */
export const close = async (
  within: Within,
  attempt: Attempt,
  answers: Answers,
  passScore: number,
): Promise<Attempt> => {
  const late = isOver(attempt)
  const kept = late ? await draftOf(within, attempt) : answers
  const { score } = grade(paperOf(attempt), kept)
  const isPass = score >= passScore
  const now = clock.now().toISOString()
  const values = { answers: kept, score, isPass, status: late ? '超时交卷' : '已交卷', tzSubmit: now } as const
  const [closed] = await change(within, 'courseAttempt', attempt.id, values)
  const which = { courseLogId: attempt.courseLogId, chapterId: attempt.chapterId }
  const row = await findOne(within, 'courseChapterLog', which, { isLocked: true })
  const best = Math.max(score, row?.best ?? 0)
  const done = isPass && !row?.isFinish ? { isFinish: true, tzFinish: now } : {}
  if (row) await change(within, 'courseChapterLog', row.id, { best, ...done })
  else await addRow(within, 'courseChapterLog', { ...which, best, ...done })
  return closed ?? attempt
}
