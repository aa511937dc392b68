import { entity } from '@chengban/kernel/entity.ts'
import { add, field, holds, me, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** What one person has done of one chapter; every credit locks it. */
export const courseChapterLog = entity('courseChapterLog', {
  label: '章节学习记录',
  title: 'chapterId',
  fields: {
    courseLogId: ref('学习记录', 'courseLog', { required: true, onDelete: 'cascade' }),
    chapterId: ref('章节', 'courseChapter', { required: true, onDelete: 'cascade' }),
    ranges: json('已看区间', { isAside: true, default: [] }),
    watched: int('已看时长', { default: 0, isSeconds: true }),
    furthest: int('最远位置', { default: 0, isSeconds: true }),
    position: int('续播位置', { default: 0, isSeconds: true }),
    readSeconds: int('阅读时长', { default: 0, isSeconds: true }),
    seconds: int('学习时长', { computed: add(field('watched'), field('readSeconds')), isSeconds: true }),
    isEnd: bool('已读到末尾', { default: false }),
    draft: json('暂存答案', { isAside: true }),
    best: int('最高分'),
    isFinish: bool('已完成', { default: false }),
    tzFinish: datetime('完成时间'),
  },
  rows: {
    own: via('courseLogId', me('userId')),
    manage: holds('course:manage'),
    also: [via('courseLogId', via('courseId', me('teacherId')))],
  },
  readOnly: true,
  untrailed: true,
  unique: [{ fields: ['courseLogId', 'chapterId'], message: '该章节已有学习记录' }],
  list: {
    columns: ['courseLogId', 'chapterId', 'watched', 'readSeconds', 'best', 'isFinish', 'tzFinish'],
    filters: ['courseLogId', 'chapterId', 'isFinish'],
    sort: '-tzUpdate',
  },
})
