import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, eq, everybody, field, holds, is, lt, me, not, today, via } from '@chengban/kernel/expr.ts'
import { month } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, quarterOfYear, weekOfMonth, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { headsOf, leaderOf } from '@chengban/kernel/row-rule.ts'
import { status } from './goal-plan.status.ts'
import { finalDay, firstDay, monthly, quarterly, thursday, weekly } from './period.ts'

// Decision 078: A request to revise a goal is a column, not a state

const missing = '请选择期间'
const mine = anyOf(me('userId'), me('creatorId'))

/** Goals of a year, quarter, month or week, one under the other. */
export const goalPlan = entity('goalPlan', {
  label: '目标计划',
  title: 'name',
  fields: {
    name: text('目标', { required: true, search: true, isSentence: true }),
    type: dict('类型', 'goalPlanType', { required: true, fixed: true }),
    year: year('年', { required: true, min: 2000, max: 2100 }),
    quarter: quarterOfYear('季度'),
    month: monthOfYear('月'),
    week: weekOfMonth('周'),
    startDate: date('开始', { computed: firstDay }),
    endDate: date('结束', { computed: finalDay }),
    parentId: ref('上级目标', 'goalPlan'),
    userId: ref('责任人', 'user', { required: true, among: { isEnable: true }, default: { from: 'me' } }),
    departmentId: ref('部门', 'department'),
    projectId: ref('项目', 'project'),
    content: longText('内容与衡量标准', { required: true }),
    weight: percent('权重', { min: 0, max: 100 }),
    progress: percent('进度', { min: 0, max: 100, digits: 1, default: '0.0' }),
    result: longText('完成情况'),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    isDelay: bool('逾期', { alarms: true, computed: allOf(is({ status: '进行中' }), lt(field('endDate'), today())) }),
  },
  rows: {
    own: mine,
    manage: holds('goalPlan:manage'),
    also: [leaderOf('userId'), headsOf('departmentId'), via('projectId', me('principalId'))],
  },
  write: {
    create: everybody,
    update: allOf(anyOf(mine, holds('goalPlan:manage')), is({ status: ['草稿', '进行中'] })),
    remove: allOf(me('creatorId'), is({ status: '草稿' })),
  },
  workflow: status,
  tree: { parent: 'parentId' },
  requires: [
    { when: quarterly, fields: ['quarter'], message: missing },
    { when: monthly, fields: ['month'], message: missing },
    { when: weekly, fields: ['month', 'week'], message: missing },
  ],
  checks: [
    { holds: anyOf(not(weekly), eq(month(thursday), field('month'))), field: 'week', message: '该月没有第五周' },
  ],
  on: { check: 'goalPlan/check', saved: 'goalPlan/rollUp', removing: 'goalPlan/leave' },
  indexes: [['userId', 'year'], ['parentId'], ['departmentId'], ['projectId']],
  list: {
    columns: [
      'name',
      'type',
      'year',
      'quarter',
      'month',
      'week',
      'userId',
      'departmentId',
      'projectId',
      'weight',
      'progress',
      'status',
      'isDelay',
    ],
    filters: ['type', 'year', 'quarter', 'month', 'userId', 'departmentId', 'projectId', 'status'],
    sort: '-startDate',
    first: 'tree',
    gantt: { from: 'startDate', to: 'endDate', progress: 'progress', group: 'userId' },
  },
  form: [
    { title: '目标', fields: ['name', 'parentId', 'content', 'userId', 'departmentId', 'projectId', 'weight'] },
    { title: '期间', fields: ['type', 'year', 'quarter', 'month', 'week', 'startDate', 'endDate'] },
    { title: '完成', fields: ['progress', 'result', 'isDelay'] },
  ],
  summary: ['type', 'userId', 'endDate', 'progress', 'status'],
  children: [{ of: 'goalPlan', by: 'parentId', label: '下级目标' }],
})
