import { randomInt } from 'node:crypto'
import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { course } from '../../course/course.entity.ts'
import { courseLog } from '../../course-log/course-log.entity.ts'
import {
  begin,
  type Chapter,
  chaptersOf,
  type Log,
  lockLearner,
  logOf,
  openOf,
  settle,
} from '../../course-log/server/log.ts'
import { type Answers, areOptions, grade, makePaper, type Question } from '../paper.ts'
import type { startQuiz, submitQuiz } from '../quiz.call.ts'
import { type Attempt, close, counted, draftOf, isOver, paperOf } from './attempts.ts'

/** Under the learner's lock: two windows begin one attempt. */
export const start: CallHandler<typeof startQuiz> = async (engine, { courseId, chapterId }) => {
  const seen = await engine.detail(course, courseId)
  const most = Number(seen.attempts)
  const { writer } = engine
  return engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    await lockLearner(within)
    const log = await begin(within, await logOf(within, courseId), seen.shelf)
    const chapters = await chaptersOf(within, courseId)
    const chapter = chapters.find(({ id, type }) => id === chapterId && type === '测验')
    if (!chapter) throw invalid({ chapterId: '章节不属于该课程' })
    if (!(await openOf(within, log, chapters, seen.isOrdered === true)).includes(chapterId))
      throw conflict('请先完成前面的章节')
    const attempt = await openAttempt(within, log, chapter, most)
    const { length } = await counted(within, log.id, chapterId)
    return {
      attemptId: attempt.id,
      number: attempt.number ?? 1,
      left: Math.max(0, most - length),
      tzEnd: String(attempt.tzEnd),
      questions: paperOf(attempt).map(({ answer: _answer, analysis: _analysis, images, ...question }) => ({
        ...question,
        images: images as never,
      })),
      draft: (await draftOf(within, attempt)) as never,
    }
  })
}

/** The one that runs, or a new one while there are tries left. */
const openAttempt = async (within: Within, log: Log, chapter: Chapter, most: number): Promise<Attempt> => {
  const attempts = await counted(within, log.id, chapter.id)
  const running = attempts.find(({ status }) => status === '作答中')
  if (running && !isOver(running)) return running
  if (running) await close(within, running, {}, Number(chapter.passScore))
  const now = running ? await counted(within, log.id, chapter.id) : attempts
  if (now.some(({ isPass }) => isPass)) throw conflict('测验已通过')
  if (now.length >= most) throw conflict('测验次数已用完，请联系讲师')
  const rows = await find(within, 'courseQuestion', { chapterId: chapter.id }, { sort: ['sort'] })
  const questions: Question[] = rows.map(({ id, type, content, images, options, answer, score, analysis }) => ({
    questionId: id,
    type,
    content,
    images: images ?? [],
    options: options ?? [],
    answer: [answer].flat(),
    score,
    analysis,
  }))
  const begun = clock.now()
  const all = await find(within, 'courseAttempt', { courseLogId: log.id, chapterId: chapter.id })
  const id = await addRow(within, 'courseAttempt', {
    courseLogId: log.id,
    chapterId: chapter.id,
    number: all.length + 1,
    paper: makePaper(questions, chapter.drawCount, (below) => randomInt(below)) as never,
    status: '作答中',
    tzStart: begun.toISOString(),
    tzEnd: new Date(begun.getTime() + Number(chapter.limitMinutes) * 60_000).toISOString(),
  })
  return present(await findOne(within, 'courseAttempt', id))
}

export const hand: CallHandler<typeof submitQuiz> = (engine, { attemptId, answers: given }) => {
  if (!isUuid(attemptId)) throw notFound()
  const { writer } = engine
  return engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    await lockLearner(within)
    const { attempt, log, chapter, most } = await ownAttempt(within, attemptId)
    const answers = readAnswers(given)
    if (attempt.status === '作答中' && !areOptions(paperOf(attempt), answers))
      throw invalid({ answers: '答案不在选项中' })
    const closed =
      attempt.status === '作答中' ? await close(within, attempt, answers, Number(chapter.passScore)) : attempt
    await settle(within, log)
    const row = await findOne(within, 'courseChapterLog', { courseLogId: log.id, chapterId: chapter.id })
    const left = Math.max(0, most - (await counted(within, log.id, chapter.id)).length)
    return {
      score: closed.score ?? 0,
      isPass: closed.isPass === true,
      best: row?.best ?? null,
      left,
      detail: detailOf(closed, closed.isPass === true || left === 0),
    }
  })
}

export const readAnswers = (given: unknown): Answers => {
  if (given === undefined || given === null) return {}
  if (typeof given !== 'object' || Array.isArray(given)) throw invalid({ answers: '答案不在选项中' })
  return given as Answers
}

/** Locks an attempt of the caller, and answers 404 for an attempt of another person. */
export const ownAttempt = async (within: Within, id: string) => {
  const attempt = await findOne(within, 'courseAttempt', id, { isLocked: true })
  const log = attempt
    ? await findOne(within, 'courseLog', { id: attempt.courseLogId, userId: within.writer.actor.userId })
    : undefined
  if (!attempt || !log) throw notFound()
  const chapter = present(await findOne(within, 'courseChapter', attempt.chapterId))
  const about = await findOne(within, 'course', log.courseId)
  return { attempt, log, chapter, most: about?.attempts ?? 1 }
}

/** Returns the result per question. Correct answers are included only after a pass or when no attempts are left. */
const detailOf = (attempt: Attempt, isTold: boolean) => {
  const paper = paperOf(attempt)
  const { right } = grade(paper, attempt.answers as Answers)
  return paper.map(({ questionId, answer, analysis }, place) => ({
    questionId,
    right: right[place] === true,
    ...(isTold ? { answer: answer as never, analysis } : {}),
  }))
}
