import { allOf, is, via } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const isOwed = allOf(is({ isRequired: true, status: ['未学', '学习中'] }), via('courseId', is({ shelf: '已上架' })))

/** A course that somebody has to finish. */
export const documentCourseDue = notice({
  code: 'documentCourseDue',
  family: 'document',
  name: '必修课程到期',
  condition:
    '必修课程未学完，在截止日前后各日（参数 course.dueWarn）与之后每周一提醒本人，逾期第一次同时告知部门负责人名单；学完、不再必修或下架后停止',
  days: 'calendar',
  offsets: [-7, -3, 0, 1],
  offsetsFrom: 'course.dueWarn',
  about: [
    {
      of: 'courseLog',
      where: isOwed,
      record: 'courseId',
      title: '【必修】课程【{courseId}】请于{dueDate}前学完',
      lines: [{ by: 'dueDate', again: 'monday', to: ['userId'] }],
    },
    {
      of: 'courseLog',
      where: isOwed,
      at: '/yyxx/index?tab=团队学习',
      joined: '{userId}：{courseId}',
      title: '【必修】有{count}门次必修课程逾期未学完',
      lines: [{ by: 'dueDate', on: [1], to: [{ headOf: 'userId' }] }],
    },
  ],
})
