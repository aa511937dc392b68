import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { courseComment } from '../../course-comment/course-comment.entity.ts'
import type { DemoCourse } from './courses.ts'
import { type DemoLog, logsOf } from './logs.ts'

const words = [
  '讲得清楚，例子都是现场真实遇到的。',
  '第二章的案例很有用，已经照着改了我们的清单。',
  '测验第三题容易选漏，建议再讲一遍。',
  '节奏合适，二十分钟能学完。',
  '希望补充一个完整的演示视频。',
  '内容偏基础，期待进阶版。',
]
const answers = ['谢谢反馈，下一版补上。', '案例文件已放到课程资料里。', '第三题的解析已更新，请再看看。']

const first = 90
const answered = 30

/** 120: what those who rated said, and what the teacher answered. */
export const addComments = async (tx: Sql, cast: Cast, courses: readonly DemoCourse[]): Promise<void> => {
  const rated = logsOf(cast, courses)
    .filter(({ fraction }) => fraction !== null)
    .filter((_, index) => index % 4 !== 3)
    .slice(0, first)
  const said = rated.map((log, index) => saidOf(log, index, cast))
  await into(tx, 'courseComment').insert(said)
  await into(tx, 'courseComment').insert(rated.slice(0, answered).map((log, index) => answerOf(log, index, cast)))
  const likers = ['gm', 'hr01', 'pm01', 'cp01']
  await insertLinks(
    tx,
    courseComment,
    'likeUserIds',
    said.flatMap(({ id, userId }, index) =>
      likers
        .slice(0, index % 4)
        .map(cast.who)
        .filter((liker) => liker !== userId)
        .map((liker) => [id, liker] as const),
    ),
  )
}

const saidOf = ({ id, course, account, fraction, days }: DemoLog, index: number, { who }: Cast) => {
  const isHidden = index === 7
  return {
    id: demoId('courseComment', id),
    courseId: course.id,
    userId: who(account),
    content: words[index % words.length] ?? '',
    fraction,
    status: isHidden ? ('隐藏' as const) : ('显示' as const),
    hideReason: isHidden ? '与课程无关' : null,
    tzCreate: momentAgo(days, 16),
    tzUpdate: momentAgo(days, 16),
    creatorId: who(account),
  }
}

const answerOf = ({ id, course, days }: DemoLog, index: number, { who }: Cast) => ({
  id: demoId('courseComment', `${id} answer`),
  courseId: course.id,
  userId: who(course.teacher),
  parentId: demoId('courseComment', id),
  content: answers[index % answers.length] ?? '',
  tzCreate: momentAgo(days, 17),
  tzUpdate: momentAgo(days, 17),
  creatorId: who(course.teacher),
})
