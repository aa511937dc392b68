import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  field,
  ge,
  headOf,
  holds,
  is,
  isSet,
  le,
  lt,
  max,
  me,
  nobody,
  not,
  sum,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { dateOf } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { learning } from './course-log.learning.ts'
import { progress } from './course-log.progress.ts'
import { done } from './course-log.states.ts'

/** One person and one course; made by starting, assigning, liking or collecting. */
export const courseLog = entity('courseLog', {
  label: '学习记录',
  resource: 'course-log',
  title: 'userId',
  subject: 'courseId',
  fields: {
    courseId: ref('课程', 'course', { required: true, onDelete: 'restrict' }),
    userId: ref('学员', 'user', { required: true, readonly: true }),
    status: oneOf('状态', learning.states, { default: '未学', readonly: true }),
    isRequired: bool('必修', { default: false, readonly: true }),
    dueDate: date('截止日期', { readonly: true }),
    isLate: bool('逾期', {
      alarms: true,
      computed: allOf(
        is({ isRequired: true }),
        isSet('dueDate'),
        lt(field('dueDate'), when([[is({ status: done }), dateOf(field('tzFinish'))]], today())),
      ),
    }),
    progress: int('进度', { computed: progress, unit: '%' }),
    seconds: int('学习时长', {
      isSeconds: true,
      computed: sum({ of: 'courseChapterLog', by: 'courseLogId', column: 'seconds' }),
    }),
    best: int('最好成绩', { computed: max({ of: 'courseChapterLog', by: 'courseLogId', column: 'best' }) }),
    /** The assignments that demand it, each with the day since when. */
    assigned: json('必修依据', { readonly: true, hidden: true, default: {} }),
    daySeconds: json('每日学习秒数', { readonly: true, isMap: true, default: {} }),
    lastChapterId: ref('上次章节', 'courseChapter', { readonly: true, onDelete: 'setNull' }),
    isLike: bool('已点赞', { default: false, readonly: true }),
    isCollect: bool('已收藏', { default: false, readonly: true }),
    fraction: int('评分', { readonly: true }),
    courseVersion: int('学完版本', { readonly: true }),
    tzStart: datetime('开始时间', { readonly: true }),
    tzLast: datetime('最近学习', { readonly: true }),
    tzFinish: datetime('学完时间', { readonly: true }),
    creditTaken: decimal('获得学分', { readonly: true }),
  },
  rows: {
    own: me('userId'),
    manage: holds('course:manage'),
    also: [via('courseId', me('teacherId')), headOf('userId')],
  },
  write: { create: nobody, update: nobody, remove: nobody },
  workflow: learning,
  checks: [
    {
      holds: anyOf(not(isSet('fraction')), allOf(ge(field('fraction'), 1), le(field('fraction'), 5))),
      field: 'fraction',
      message: '评分须为1至5的整数',
    },
  ],
  unique: [{ fields: ['courseId', 'userId'], message: '该学员已有此课程的学习记录' }],
  indexes: [
    ['userId', 'status'],
    ['courseId', 'status'],
  ],
  list: {
    columns: [
      'courseId',
      'userId',
      'status',
      'progress',
      'seconds',
      'isRequired',
      'dueDate',
      'isLate',
      'fraction',
      'tzFinish',
    ],
    filters: ['courseId', 'userId', 'status', 'isRequired', 'isLate', 'isCollect'],
    sort: '-tzLast',
    board: {
      by: 'status',
      card: ['courseId', 'userId', 'progress', 'dueDate'],
      due: { at: 'dueDate', over: ['已学完', '已评分'] },
    },
    chart: { by: ['status'] },
  },
  form: [
    { title: '学习', fields: ['courseId', 'userId', 'isRequired', 'dueDate', 'isLate', 'progress', 'seconds'] },
    { title: '经过', fields: ['tzStart', 'tzLast', 'lastChapterId', 'tzFinish', 'courseVersion', 'creditTaken'] },
    { title: '评价', fields: ['fraction', 'isLike', 'isCollect'] },
  ],
  summary: ['courseId', 'userId', 'progress', 'dueDate'],
  children: [
    { of: 'courseChapterLog', by: 'courseLogId', label: '章节' },
    { of: 'courseAttempt', by: 'courseLogId', label: '测验' },
  ],
})
