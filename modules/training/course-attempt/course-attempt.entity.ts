import { entity } from '@chengban/kernel/entity.ts'
import { holds, is, me, nobody, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** One sitting of a quiz, its paper frozen at the start. */
export const courseAttempt = entity('courseAttempt', {
  label: '测验记录',
  title: 'chapterId',
  fields: {
    courseLogId: ref('学习记录', 'courseLog', { required: true, onDelete: 'cascade' }),
    chapterId: ref('章节', 'courseChapter', { required: true, onDelete: 'cascade' }),
    number: int('第几次', { default: 1 }),
    paper: json('试卷', { isAside: true, secret: 'course:manage', default: [] }),
    answers: json('作答', { isAside: true, default: {} }),
    score: int('得分'),
    isPass: bool('及格'),
    status: oneOf('状态', ['作答中', '已交卷', '超时交卷', '已清零'], { default: '作答中' }),
    tzStart: datetime('开始时间'),
    tzEnd: datetime('应交时间'),
    tzSubmit: datetime('交卷时间'),
  },
  rows: {
    own: via('courseLogId', me('userId')),
    manage: holds('course:manage'),
    also: [via('courseLogId', via('courseId', me('teacherId')))],
  },
  // the paper holds the answers: not even who sits it reads them here
  self: nobody,
  readOnly: true,
  untrailed: true,
  unique: [
    { fields: ['courseLogId', 'chapterId', 'number'], message: '该次测验已存在' },
    { fields: ['courseLogId', 'chapterId'], where: is({ status: '作答中' }), message: '测验进行中' },
  ],
  list: {
    columns: ['courseLogId', 'chapterId', 'number', 'score', 'isPass', 'status', 'tzStart', 'tzSubmit'],
    filters: ['courseLogId', 'chapterId', 'isPass', 'status'],
    sort: '-tzStart',
  },
})
