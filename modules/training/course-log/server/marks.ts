import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { course } from '../../course/course.entity.ts'
import { areOptions } from '../../course-attempt/paper.ts'
import { paperOf } from '../../course-attempt/server/attempts.ts'
import { ownAttempt, readAnswers } from '../../course-attempt/server/quiz.ts'
import { courseLog } from '../course-log.entity.ts'
import type { collectCourse, finishCourse, keepPlace, likeCourse } from '../learn.call.ts'
import { type Chapter, chaptersOf, lockLearner, logOf, settle } from './log.ts'

/** The same value twice changes nothing. */
const mark = async (
  engine: Engine,
  courseId: string,
  values: { isLike: boolean } | { isCollect: boolean },
): Promise<number> => {
  await engine.detail(course, courseId)
  const { writer } = engine
  return engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    await lockLearner(within)
    const log = await logOf(within, courseId)
    await change(within, 'courseLog', log.id, values)
    const marked = Object.fromEntries(Object.keys(values).map((name) => [name, true]))
    return (await find(within, 'courseLog', { courseId, ...marked })).length
  })
}

export const like: CallHandler<typeof likeCourse> = async (engine, { courseId, value }) => ({
  likeCount: await mark(engine, courseId, { isLike: value }),
  isLike: value,
})

export const collect: CallHandler<typeof collectCourse> = async (engine, { courseId, value }) => ({
  collectCount: await mark(engine, courseId, { isCollect: value }),
  isCollect: value,
})

export const keepPosition: CallHandler<typeof keepPlace> = async (
  engine,
  { courseId, chapterId, position, attemptId, answers },
) => {
  await engine.detail(course, courseId)
  const { writer } = engine
  const tz = clock.now().toISOString()
  await engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    const log = await findOne(within, 'courseLog', { courseId, userId: writer.actor.userId }, { isLocked: true })
    if (!log) throw conflict('请先学习课程')
    const chapter = (await chaptersOf(within, courseId)).find(({ id }) => id === chapterId)
    if (!chapter) throw invalid({ chapterId: '章节不属于该课程' })
    const values = attemptId
      ? { draft: await draft(within, attemptId, answers, tz) }
      : { position: placeIn(chapter, position) }
    const which = { courseLogId: log.id, chapterId }
    const row = await findOne(within, 'courseChapterLog', which, { isLocked: true })
    if (row) await change(within, 'courseChapterLog', row.id, values)
    else await addRow(within, 'courseChapterLog', { ...which, ...values })
  })
  return { saved: true, tz: shanghai(tz) }
}

const placeIn = ({ duration }: Chapter, position: number | null | undefined): number => {
  if (position === undefined || position === null || position < 0 || position > Number(duration ?? 0))
    throw invalid({ position: '播放位置错误' })
  return position
}

/** The last one wins, while the attempt is open. */
const draft = async (within: Within, attemptId: string, given: unknown, tz: string) => {
  if (!isUuid(attemptId)) throw notFound()
  const { attempt } = await ownAttempt(within, attemptId)
  if (attempt.status !== '作答中') throw conflict('测验已交卷')
  const answers = readAnswers(given)
  if (!areOptions(paperOf(attempt), answers)) throw invalid({ answers: '答案不在选项中' })
  return { attemptId, answers, tz }
}

const reasonsOf = async ({ tx }: Within) => {
  const share = await settingOf(tx, 'course.finishRate')
  return { 视频: `未看满${share}%`, 文档: '未读完', 测验: '测验未通过' } as const
}

/** Finishes the course if every required chapter is finished, otherwise returns the missing chapters. */
export const finish: CallHandler<typeof finishCourse> = async (engine, { courseId }) => {
  await engine.detail(course, courseId)
  const { writer } = engine
  const { id, missing } = await engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    await lockLearner(within)
    const log = await findOne(within, 'courseLog', { courseId, userId: writer.actor.userId }, { isLocked: true })
    if (!log) throw conflict('请先学习课程')
    const done = await find(within, 'courseChapterLog', { courseLogId: log.id, isFinish: true })
    const finished = new Set(done.map(({ chapterId }) => chapterId))
    const open = (await chaptersOf(within, courseId)).filter((one) => one.isRequired && !finished.has(one.id))
    await settle(within, log)
    const reasons = await reasonsOf(within)
    return {
      id: log.id,
      missing: open.map(({ id: chapterId, name, type }) => ({ chapterId, name, reason: reasons[type] })),
    }
  })
  if (missing.length > 0) {
    const names = missing.slice(0, 3).map(({ name }) => name)
    throw conflict(`课程未完成：${names.join('、')}`, { missing })
  }
  const { status, progress } = await engine.detail(courseLog, id)
  return { status: String(status), progress: Number(progress), missing }
}
