import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/engine/statistics/period.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { type Chance, chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { questions } from './chapters.ts'
import { type DemoCourse, dueDays } from './courses.ts'

/** How far somebody has come with a course. */
export interface DemoLog {
  readonly id: string
  readonly course: DemoCourse
  readonly account: string
  readonly status: '未学' | '学习中' | '已学完' | '已评分'
  readonly fraction: number | null
  /** Working days since it was last touched. */
  readonly days: number
}

const wanted = 900

/** Creates 900 course logs covering nearly everyone a course is meant for, in various states. */
export const addLogs = async (tx: Sql, cast: Cast, courses: readonly DemoCourse[]): Promise<void> => {
  const logs = logsOf(cast, courses)
  await into(tx, 'courseLog').insert(logs.map((log) => rowOf(log, cast)))
  await into(tx, 'courseChapterLog').insert(logs.flatMap(chaptersOf))
  await into(tx, 'courseAttempt').insert(logs.flatMap(attemptsOf))
  await into(tx, 'courseSession').insert(sessionsOf(logs, cast))
}

export const logsOf = ({ staff }: Cast, courses: readonly DemoCourse[]): DemoLog[] => {
  const chance = chanceFrom(907)
  const offered = courses.filter(({ shelf }) => shelf !== '未上架')
  const meant = offered.flatMap((course) =>
    staff
      .filter(
        ({ account, department }) => account !== course.teacher && [undefined, department].includes(course.department),
      )
      .map(({ account }) => ({ course, account })),
  )
  return thinned(meant, wanted).map(({ course, account }) => logOf(course, account, chance))
}

/** So many of the list, evenly over it. */
const thinned = <T>(list: readonly T[], count: number): T[] => {
  const until = (place: number): number => Math.floor((place * count) / list.length)
  return list.filter((_, place) => until(place + 1) > until(place))
}

const logOf = (course: DemoCourse, account: string, chance: Chance): DemoLog => {
  const status = chance.of(['未学', '未学', '学习中', '学习中', '已学完', '已学完', '已评分'] as const)
  return {
    id: demoId('courseLog', `${course.id} ${account}`),
    course,
    account,
    status,
    fraction: status === '已评分' ? chance.of([5, 5, 5, 4, 4, 3]) : null,
    days: chance.between(0, Math.max(0, Math.min(course.days - 4, 90))),
  }
}

const isDone = ({ status }: DemoLog): boolean => status === '已学完' || status === '已评分'
const secondsOf = ({ course, status }: DemoLog): readonly number[] =>
  course.chapters.map(({ seconds }, index) => (status === '学习中' && index > 0 ? Math.floor(seconds / 2) : seconds))

const rowOf = (log: DemoLog, { who }: Cast) => {
  const { id, course, account, status, fraction, days } = log
  const begun = status !== '未学'
  const seconds = secondsOf(log).reduce((sum, one) => sum + one, 0)
  return {
    id,
    courseId: course.id,
    userId: who(account),
    status,
    fraction,
    isRequired: course.isRequired,
    ...demandedOf(course),
    daySeconds: begun ? { [momentAgo(days).slice(0, 10)]: seconds } : {},
    lastChapterId: begun ? (course.chapters[isDone(log) ? 2 : 1]?.id ?? null) : null,
    isLike: isDone(log) && days % 3 === 0,
    isCollect: days % 9 === 0,
    courseVersion: isDone(log) ? 1 : null,
    tzStart: begun ? momentAgo(days + 2, 10) : null,
    tzLast: begun ? momentAgo(days, 15) : null,
    tzFinish: isDone(log) ? momentAgo(days, 15) : null,
    creditTaken: isDone(log) ? course.credit : null,
    tzCreate: momentAgo(days + 2, 10),
    tzUpdate: momentAgo(days, 15),
    creatorId: who(account),
  }
}

/** The assignment dates from the publishing of its course and covers everyone with a log from that day. */
const demandedOf = ({ id, days, isRequired }: DemoCourse) => {
  const since = workdayAgo(days - 1)
  return isRequired
    ? { dueDate: addDays(since, dueDays), assigned: { [demoId('courseAssign', id)]: since } }
    : { dueDate: null, assigned: {} }
}

const chaptersOf = (log: DemoLog) => {
  const { id, course, status, days } = log
  if (status === '未学') return []
  const seen = secondsOf(log)
  return course.chapters.slice(0, isDone(log) ? 3 : 2).map((chapter, index) => {
    const isFilm = chapter.type === '视频'
    const isFinish = isDone(log) || index === 0
    const watched = isFilm ? (seen[index] ?? 0) : 0
    return {
      id: demoId('courseChapterLog', `${id} ${index}`),
      courseLogId: id,
      chapterId: chapter.id,
      ranges: watched ? [[0, watched]] : [],
      watched,
      furthest: watched,
      position: watched,
      readSeconds: chapter.type === '文档' ? (seen[index] ?? 0) : 0,
      isEnd: chapter.type === '文档' && isFinish,
      best: chapter.type === '测验' ? 100 : null,
      isFinish,
      tzFinish: isFinish ? momentAgo(days, 15) : null,
      tzCreate: momentAgo(days + 2, 10),
      tzUpdate: momentAgo(days, 15),
    }
  })
}

/** Every third has failed once before. */
const attemptsOf = (log: DemoLog) => {
  const { id, course, days } = log
  const quiz = course.chapters[2]
  if (!isDone(log) || !quiz) return []
  const scores = days % 3 === 1 ? [60, 100] : [100]
  return scores.map((score, index) => ({
    id: demoId('courseAttempt', `${id} ${index}`),
    courseLogId: id,
    chapterId: quiz.id,
    number: index + 1,
    paper: questions.map((question, at) => ({ ...question, questionId: demoId('courseQuestion', `${quiz.id} ${at}`) })),
    answers: Object.fromEntries(
      questions.map(({ answer }, at) => [
        demoId('courseQuestion', `${quiz.id} ${at}`),
        score === 60 && at === 2 ? ['A'] : answer,
      ]),
    ),
    score,
    isPass: score >= 80,
    status: '已交卷' as const,
    tzStart: momentAgo(days, 14, index * 20),
    tzEnd: momentAgo(days, 14, 30 + index * 20),
    tzSubmit: momentAgo(days, 14, 15 + index * 20),
    tzCreate: momentAgo(days, 14, index * 20),
    tzUpdate: momentAgo(days, 14, 15 + index * 20),
  }))
}

/** The last windows of those who are on their way. */
const sessionsOf = (logs: readonly DemoLog[], { who }: Cast) =>
  logs
    .filter(({ status, days }) => status === '学习中' && days < 10)
    .map(({ id, course, account, days }) => ({
      id: demoId('courseSession', id),
      userId: who(account),
      chapterId: course.chapters[0]?.id ?? '',
      seq: 12,
      tzOpen: momentAgo(days, 14, 50),
      tzBeat: momentAgo(days, 15),
      isOpen: false,
      tzCreate: momentAgo(days, 14, 50),
      tzUpdate: momentAgo(days, 15),
      creatorId: who(account),
    }))
