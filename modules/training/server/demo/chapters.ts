import type { Sql } from '@chengban/engine/db/sql.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'

/** A chapter of a demonstration course. */
export interface DemoChapter {
  readonly id: string
  readonly courseId: string
  readonly type: '视频' | '文档' | '测验'
  /** Seconds of film, or of reading. */
  readonly seconds: number
}

interface Course {
  readonly id: string
  readonly name: string
  readonly days: number
}

const kinds = [
  ['视频', '讲解'],
  ['文档', '要点与案例'],
  ['测验', '随堂测验'],
] as const

const chaptersOf = ({ id: courseId }: Course, index: number): DemoChapter[] =>
  kinds.map(([type]) => ({
    id: demoId('courseChapter', `${courseId} ${type}`),
    courseId,
    type,
    seconds: type === '视频' ? 480 + (index % 7) * 120 : type === '文档' ? 120 : 0,
  }))

/** A film, something to read and a quiz for each course. */
export const addChapters = async (tx: Sql, courses: readonly Course[]): Promise<DemoChapter[]> => {
  const chapters = courses.flatMap(chaptersOf)
  const byId = new Map(courses.map((one) => [one.id, one]))
  await into(tx, 'courseChapter').insert(
    chapters.map(({ id, courseId, type, seconds }, index) => {
      const { name = '', days = 0 } = byId.get(courseId) ?? {}
      return {
        id,
        courseId,
        type,
        name: `${name}：${kinds[index % kinds.length]?.[1]}`,
        sort: (index % kinds.length) + 1,
        duration: type === '视频' ? seconds : 0,
        minSeconds: type === '文档' ? seconds : 60,
        content: `${name}的第${(index % kinds.length) + 1}章。`,
        tzCreate: momentAgo(days, 9),
        tzUpdate: momentAgo(days, 9),
      }
    }),
  )
  const quizzes = chapters.filter(({ type }) => type === '测验')
  await into(tx, 'courseQuestion').insert(quizzes.flatMap(questionsOf))
  return chapters
}

const option = (key: string, text: string) => ({ key, text })

/** Questions used in every demo quiz, worth 100 points together. */
export const questions = [
  {
    type: '判断' as const,
    content: '按流程提交后，须等审核通过才能进行下一步。',
    options: [option('A', '正确'), option('B', '错误')],
    answer: ['A'],
    score: 20,
    analysis: '未通过的单据不得执行。',
  },
  {
    type: '单选' as const,
    content: '现场发现与方案不符，首先应当做什么？',
    options: [option('A', '自行调整'), option('B', '记录并告知负责人'), option('C', '暂不处理')],
    answer: ['B'],
    score: 40,
    analysis: '先留痕，再由负责人决定。',
  },
  {
    type: '多选' as const,
    content: '以下哪些属于交付时必须留存的资料？',
    options: [option('A', '确认单'), option('B', '操作手册'), option('C', '个人笔记')],
    answer: ['A', 'B'],
    score: 40,
    analysis: '个人笔记不作为交付物。',
  },
] as const

const questionsOf = ({ id: chapterId }: DemoChapter) =>
  questions.map((question, index) => ({
    ...question,
    id: demoId('courseQuestion', `${chapterId} ${index}`),
    chapterId,
    sort: index + 1,
    tzCreate: momentAgo(170),
    tzUpdate: momentAgo(170),
  }))
