import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import type { AnswerOf, InputOf } from '@chengban/kernel/call.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { course } from '../../course/course.entity.ts'
import { courseLog } from '../course-log.entity.ts'
import type { learn } from '../learn.call.ts'
import { beat } from './beat.ts'
import { begin, type Chapter, chaptersOf, type Log, lockLearner, logOf, openOf, settle } from './log.ts'

type Input = InputOf<typeof learn>

/** In the order of locks: the learner, their log, the chapter's. */
export const learnCourse: CallHandler<typeof learn> = async (engine, input) => {
  const seen = await engine.detail(course, input.courseId)
  const { writer } = engine
  const done = await engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    await lockLearner(within)
    const log = await begin(within, await logOf(within, input.courseId), seen.shelf)
    const chapters = await chaptersOf(within, input.courseId)
    const open = await openOf(within, log, chapters, seen.isOrdered === true)
    const made = input.chapterId
      ? await play(within, input, log, chapterIn(chapters, input.chapterId), open)
      : { credited: 0, sessionId: null, id: null }
    if (input.chapterId) await settle(within, log)
    return { log: log.id, ...made, open: await openOf(within, log, chapters, seen.isOrdered === true) }
  })
  const chapterLog = done.id ? await engine.read<object>({ text: chapterSql, params: [done.id] }) : []
  return {
    courseLog: await engine.detail(courseLog, done.log),
    ...(chapterLog[0] ? { chapterLog: chapterLog[0] as NonNullable<AnswerOf<typeof learn>['chapterLog']> } : {}),
    sessionId: done.sessionId,
    credited: done.credited,
    open: done.open,
  }
}

const chapterSql = `select id::text, chapter_id::text as "chapterId", ranges, watched, furthest, position, read_seconds as "readSeconds",
  is_end as "isEnd", is_finish as "isFinish" from public.course_chapter_log where id = $1`

const chapterIn = (chapters: readonly Chapter[], id: string): Chapter => {
  const found = chapters.find((chapter) => chapter.id === id)
  if (!found) throw invalid({ chapterId: '章节不属于该课程' })
  if (found.type === '测验') throw invalid({ chapterId: '测验章节请参加测验' })
  return found
}

interface Played {
  readonly id: string
  readonly sessionId: string
  readonly credited: number
}

const play = async (
  within: Within,
  input: Input,
  log: Log,
  chapter: Chapter,
  open: readonly string[],
): Promise<Played> => {
  if (!open.includes(chapter.id)) throw conflict('请先完成前面的章节')
  const which = { courseLogId: log.id, chapterId: chapter.id }
  const known = await findOne(within, 'courseChapterLog', which, { isLocked: true })
  const id = known?.id ?? (await addRow(within, 'courseChapterLog', which))
  const row = known ?? present(await findOne(within, 'courseChapterLog', id))
  if (!input.sessionId) return { id, sessionId: await openSession(within, chapter.id), credited: 0 }
  const session = await sessionOf(within, input.sessionId, chapter.id)
  const credited = await beat(within, { log, chapter, row, session, input })
  return { id, sessionId: session.id, credited }
}

const pause = 10_000

/** The window that was open closes; the same chapter opens once in ten seconds, another without a start in hand. */
const openSession = async (within: Within, chapterId: string): Promise<string> => {
  const userId = within.writer.actor.userId
  const now = clock.now()
  const last = await findOne(within, 'courseSession', { userId }, { sort: ['-tzOpen'] })
  const isSoon = last?.tzOpen && now.getTime() - Date.parse(last.tzOpen) < pause
  if (isSoon && last.chapterId === chapterId) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
  await change(within, 'courseSession', { userId, isOpen: true }, { isOpen: false })
  return addRow(within, 'courseSession', {
    userId,
    chapterId,
    seq: 0,
    bank: isSoon ? '0.000' : '2.000',
    tzOpen: now.toISOString(),
    isOpen: true,
  })
}

const sessionOf = async (within: Within, id: string, chapterId: string): Promise<RowOf<'courseSession'>> => {
  const which = { id, userId: within.writer.actor.userId, chapterId }
  const [session] = isUuid(id) ? await find(within, 'courseSession', which, { isLocked: true }) : []
  if (!session?.isOpen) throw conflict('已在其他窗口学习')
  return session
}
