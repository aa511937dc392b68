import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  eq,
  field,
  first,
  holds,
  is,
  isSet,
  me,
  not,
  sum,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { parent, rate } from '@chengban/kernel/formula.ts'
import { total } from '@chengban/kernel/gather.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains, headsOf } from '@chengban/kernel/row-rule.ts'
import { namesWeek, weekMonth, weekNumber, weekYear } from '../terms.ts'
import { status } from './week-task-comb.status.ts'

/** Sums over the plans of its people in its week, whichever boards they are on; a closed board keeps its snapshot. */
const ofPlans = (
  column: 'itemCount' | 'doneCount' | 'planHours' | 'actualHours',
  kept: 'planCount' | 'doneCount' | 'planHours' | 'actualHours',
) =>
  when(
    [
      [
        is({ status: '已完成' }),
        first({ of: 'weekTaskSnapshot', by: 'weekTaskCombId', column: kept, where: is({ kind: '完成' }) }),
      ],
    ],
    total({
      of: 'user',
      named: 'userIds',
      value: sum({ of: 'taskWeek', by: 'userId', column, where: eq(field('weekStart'), parent(parent('weekStart'))) }),
    }),
  )
const live = not(is({ status: '已作废' }))
const twice = '该周组合已存在'

/** The week plans of one department or one project team on one board, sent out together and closed together. */
export const weekTaskComb = entity('weekTaskComb', {
  label: '周组合',
  title: 'name',
  fields: {
    name: text('名称', { search: true, hint: '留空自动生成', isSentence: true }),
    weekStart: date('周一', { required: true, fixed: true }),
    year: year('年', { computed: weekYear('weekStart') }),
    month: int('月', { computed: weekMonth('weekStart') }),
    week: int('周', { computed: weekNumber('weekStart') }),
    departmentId: ref('部门', 'department', { fixed: true }),
    projectId: ref('项目', 'project', { fixed: true }),
    userId: ref('组合人', 'user', { readonly: true, default: { from: 'me' } }),
    userIds: refs('成员', 'user', { hint: '留空为部门或项目的全部成员' }),
    goal: longText('本周重点'),
    summarize: longText('周总结'),
    workDayId: ref('周例会', 'workDay', { onDelete: 'setNull' }),
    status: oneOf('状态', status.states, { readonly: true, default: '编制中' }),
    planCount: int('事项数', { computed: ofPlans('itemCount', 'planCount') }),
    doneCount: int('完成数', { computed: ofPlans('doneCount', 'doneCount') }),
    planHours: decimal('计划工时', { digits: 1, computed: ofPlans('planHours', 'planHours') }),
    actualHours: decimal('实际工时', { digits: 1, computed: ofPlans('actualHours', 'actualHours') }),
    doneRate: percent('完成率', { computed: rate(field('doneCount'), field('planCount')) }),
    tzSend: datetime('下发时间', { readonly: true }),
    tzComplete: datetime('完成时间', { readonly: true }),
  },
  rows: {
    own: anyOf(me('userId'), contains('userIds')),
    manage: holds('taskDay:pmo'),
    also: [headsOf('departmentId'), via('projectId', me('principalId'))],
  },
  self: me('userId'),
  write: {
    // who may send work out, for the people they answer for
    create: anyOf(
      allOf(holds('task:dispatch'), anyOf(headsOf('departmentId'), via('projectId', me('principalId')))),
      holds('taskDay:pmo'),
    ),
    update: anyOf(me('userId'), holds('taskDay:pmo')),
    remove: me('userId'),
  },
  edits: [
    { when: is({ status: '已下发' }), fields: ['goal', 'summarize'], message: '当前状态不可修改' },
    { when: is({ status: ['已完成', '已作废'] }), fields: [], message: '当前状态不可修改' },
  ],
  workflow: status,
  checks: [
    namesWeek('weekStart'),
    {
      holds: eq(add(when([[isSet('departmentId'), 1]], 0), when([[isSet('projectId'), 1]], 0)), 1),
      field: 'departmentId',
      message: '请选择部门或项目',
    },
  ],
  unique: [
    { fields: ['departmentId', 'weekStart'], where: live, message: twice },
    { fields: ['projectId', 'weekStart'], where: live, message: twice },
  ],
  removable: [{ holds: is({ status: '编制中' }), message: '当前状态不可删除' }],
  on: { check: 'weekTaskComb/check', saved: 'weekTaskComb/gather' },
  indexes: [['weekStart', 'status']],
  list: {
    columns: [
      'name',
      'weekStart',
      'departmentId',
      'projectId',
      'userId',
      'status',
      'planCount',
      'doneCount',
      'doneRate',
      'planHours',
      'actualHours',
    ],
    filters: ['weekStart', 'departmentId', 'projectId', 'status'],
    sort: '-weekStart',
  },
  form: [
    { title: '周组合', fields: ['name', 'weekStart', 'departmentId', 'projectId', 'userIds', 'goal'] },
    { title: '总结', fields: ['summarize', 'tzSend', 'tzComplete'] },
  ],
  summary: ['weekStart', 'userId', 'planCount', 'doneRate', 'status'],
  children: [
    { of: 'taskWeek', by: 'weekTaskCombId', label: '周计划' },
    { of: 'weekTaskSnapshot', by: 'weekTaskCombId', label: '快照' },
  ],
})
