import { allOf, exists, is, not } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const answered = exists({ of: 'courseComment', by: 'parentId', where: is({ isTeacher: true }) })

/** People asked or said something about a course. */
export const documentCourseComment = notice({
  code: 'documentCourseComment',
  family: 'document',
  name: '课程评论',
  condition: '课程有新评论或提问的次日，合并为一条提醒讲师；阅读或回复后停止',
  days: 'calendar',
  about: {
    of: 'courseComment',
    where: allOf(is({ status: '显示', isTeacher: false }), not(answered)),
    untilRead: true,
    at: '/yyxx/kczx?tab=评论',
    joined: '{courseId}：{content}',
    title: '您的课程有{count}条新评论',
    lines: [{ by: 'tzCreate', on: [1], to: ['courseId.teacherId'] }],
  },
})
