import { allOf, count, type Expr, eq, exists, field, is, multiply, not, sum, when } from '@chengban/kernel/expr.ts'
import { ceil, coalesce, divide, floor, least, parent, settingValue } from '@chengban/kernel/formula.ts'
import { list, total } from '@chengban/kernel/gather.ts'
import { done } from './course-log.states.ts'

const required = (also: Expr<unknown> = allOf()) =>
  ({ of: 'courseChapter', by: 'courseId', at: 'courseId', where: allOf(is({ isRequired: true }), also) }) as const

/** What this log has of a chapter. */
const mine = eq(field('courseLogId'), parent(parent('id')))
const finished = exists({ of: 'courseChapterLog', by: 'chapterId', where: allOf(mine, is({ isFinish: true })) })
const watched = sum({ of: 'courseChapterLog', by: 'chapterId', column: 'watched', where: mine })
/** Of a film as much as asked for, in seconds. */
const asked = ceil(divide(multiply(field('duration'), settingValue('course.finishRate')), 100))

/** A video counts by the watched part of the required share; documents and quizzes count only when finished. */
const share = when(
  [
    [finished, 1],
    [is({ type: '视频' }), least(divide(watched, asked), 1)],
  ],
  0,
)

/**
 * Progress in whole percent. It reaches 100 only when every required chapter is finished, and a finished course keeps
 * it even when a change adds chapters.
 */
export const progress = when(
  [
    [is({ status: done }), 100],
    [allOf(exists(required()), not(exists(required(not(finished))))), 100],
  ],
  least(coalesce(floor(divide(multiply(100, total({ ...required(), value: share })), count(required()))), 0), 99),
)

/** Names of up to three required chapters that are not finished. */
export const missing = list({ ...required(not(finished)), value: field('name'), sort: ['sort'], most: 3 })
