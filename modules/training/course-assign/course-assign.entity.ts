import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, field, headOf, holds, is, isSet, le, me, not, via } from '@chengban/kernel/expr.ts'
import { dateOf, parent } from '@chengban/kernel/formula.ts'
import { hasKey } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { headsOf } from '@chengban/kernel/row-rule.ts'
import { done } from '../course-log/course-log.states.ts'

const known = '该安排已存在'
const ofMine = [
  allOf(is({ target: '部门' }), headsOf('departmentId')),
  allOf(is({ target: '人员' }), headOf('userId')),
] as const

/** Those whom this assignment covers, by their logs of the course. */
const covers = hasKey(field('assigned'), parent('id'))
const reached = { of: 'courseLog', by: 'courseId', at: 'courseId' } as const

const assignable = ['courseId', 'target', 'roleId', 'departmentId', 'userId', 'dueDate', 'dueDays', 'remark'] as const

/** Who must finish a course by when. */
export const courseAssign = entity('courseAssign', {
  label: '必修安排',
  title: 'target',
  fields: {
    courseId: ref('课程', 'course', { required: true, onDelete: 'cascade' }),
    target: oneOf('对象', ['全员', '角色', '部门', '人员'], { required: true }),
    roleId: ref('角色', 'role'),
    departmentId: ref('部门', 'department', { hint: '含下级部门' }),
    userId: ref('人员', 'user'),
    dueDate: date('截止日期'),
    dueDays: int('期限（天）', { min: 1, max: 365, hint: '自然日' }),
    isEnable: bool('启用', { default: true }),
    remark: text('说明'),
    people: int('应学人数', { computed: count({ ...reached, where: covers }) }),
    doneCount: int('已学完人数', { computed: count({ ...reached, where: allOf(covers, is({ status: done })) }) }),
    lateCount: int('逾期人数', {
      alarms: true,
      computed: count({ ...reached, where: allOf(covers, is({ isLate: true, status: ['未学', '学习中'] })) }),
    }),
  },
  rows: { own: via('courseId', me('teacherId')), manage: holds('course:manage'), also: ofMine },
  write: { create: anyOf(holds('course:manage'), ...ofMine) },
  // heads end what they have assigned
  edits: [
    { when: allOf(), who: holds('course:manage'), fields: [...assignable, 'isEnable'] },
    { when: allOf(), who: allOf(me('creatorId'), anyOf(...ofMine)), fields: ['isEnable'] },
  ],
  acts: [
    {
      name: 'urge',
      label: '催办',
      who: anyOf(holds('course:manage'), allOf(me('creatorId'), anyOf(...ofMine))),
      anyVersion: true,
      call: { path: '/courseAssign/action/urge', answers: { sent: ['counted', 'sent'] } },
      guards: [{ holds: is({ isEnable: true }), message: '该安排已停用' }],
      effect: 'courseAssign/urged',
    },
  ],
  requires: [
    { when: is({ target: '角色' }), fields: ['roleId'] },
    { when: is({ target: '部门' }), fields: ['departmentId'] },
    { when: is({ target: '人员' }), fields: ['userId'] },
  ],
  checks: [
    {
      holds: anyOf(allOf(isSet('dueDate'), not(isSet('dueDays'))), allOf(isSet('dueDays'), not(isSet('dueDate')))),
      field: 'dueDate',
      message: '请填写截止日期或期限',
    },
    { holds: le(dateOf(field('tzCreate')), field('dueDate')), field: 'dueDate', message: '截止日期不能早于今天' },
  ],
  unique: [
    { fields: ['courseId'], where: is({ target: '全员' }), message: known },
    { fields: ['courseId', 'roleId'], where: is({ target: '角色' }), message: known },
    { fields: ['courseId', 'departmentId'], where: is({ target: '部门' }), message: known },
    { fields: ['courseId', 'userId'], where: is({ target: '人员' }), message: known },
  ],
  on: { saved: 'courseAssign/saved', removing: 'courseAssign/removing' },
  list: {
    columns: [
      'courseId',
      'target',
      'roleId',
      'departmentId',
      'userId',
      'dueDate',
      'dueDays',
      'people',
      'doneCount',
      'lateCount',
      'isEnable',
    ],
    filters: ['courseId', 'target', 'isEnable'],
    sort: '-tzCreate',
  },
  form: [
    { title: '对象', fields: ['courseId', 'target', 'roleId', 'departmentId', 'userId'] },
    { title: '期限', fields: ['dueDate', 'dueDays', 'isEnable', 'remark'] },
  ],
})
