import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, count, field, headOf, holds, is, isSet, me, not, sum, via } from '@chengban/kernel/expr.ts'
import { addDays, onLeave, rate } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { leaderOf } from '@chengban/kernel/row-rule.ts'
import { notCalc } from '../not-calc.ts'
import { namesWeek, weekMonth, weekNumber, weekYear } from '../terms.ts'
import { hoursTold } from './task-week.hours.ts'
import { status } from './task-week.status.ts'

const items = { of: 'planItem', by: 'taskWeekId' } as const

/** One person's week. */
export const taskWeek = entity('taskWeek', {
  label: '周计划',
  title: 'weekStart',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true, default: { from: 'me' } }),
    weekStart: date('周一', { required: true, fixed: true }),
    year: year('年', { computed: weekYear('weekStart') }),
    month: int('月', { computed: weekMonth('weekStart') }),
    week: int('周', { computed: weekNumber('weekStart') }),
    goal: longText('本周目标'),
    planHours: decimal('计划工时', { digits: 1, computed: sum({ ...items, column: 'planHours' }), kept: true }),
    actualHours: decimal('实际工时', { digits: 1, computed: hoursTold }),
    itemCount: int('事项数', { computed: count(items), kept: true }),
    doneCount: int('完成数', { computed: count({ ...items, where: is({ isDone: true }) }), kept: true }),
    doneRate: percent('完成率', { computed: rate(field('doneCount'), field('itemCount')) }),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    isEstimate: bool('已预估', { computed: not(is({ status: '草稿' })) }),
    isSave: bool('已保存', { computed: is({ status: ['已保存', '退回', '已确认', 'PMO已确认'] }) }),
    isConfirm: bool('主管已确认', { computed: is({ status: ['已确认', 'PMO已确认'] }) }),
    pmoConfirm: bool('PMO已确认', { computed: is({ status: 'PMO已确认' }) }),
    isLeave: bool('全周请假', {
      computed: onLeave(field('userId'), field('weekStart'), addDays(field('weekStart'), 6)),
    }),
    needCalc: bool('计入考核', { readonly: true, default: true }),
    summarize: longText('本周总结'),
    summarized: bool('已总结', { computed: isSet('summarize') }),
    workDayId: ref('周例会', 'workDay', { readonly: true, onDelete: 'setNull' }),
    weekTaskCombId: ref('周组合', 'weekTaskComb', { readonly: true, onDelete: 'setNull' }),
    confirmerId: ref('确认人', 'user', { computed: { onWrite: 'work/confirmer' } }),
    opinion: text('意见', { readonly: true }),
  },
  rows: {
    own: me('userId'),
    manage: holds('taskDay:pmo'),
    also: [me('confirmerId'), leaderOf('userId'), headOf('userId'), via('weekTaskCombId', me('userId'))],
  },
  self: me('userId'),
  write: {
    create: anyOf(me('userId'), holds('taskDay:pmo')),
    update: anyOf(me('userId'), me('confirmerId'), holds('task:dispatch')),
    remove: me('userId'),
  },
  edits: [
    { when: is({ status: '已保存' }), who: me('userId'), fields: ['goal', 'summarize'] },
    { when: is({ status: ['已确认', 'PMO已确认'] }), fields: [], message: '当前状态不可修改' },
  ],
  workflow: status,
  acts: [notCalc('weekStart', '周计划', false)],
  checks: [namesWeek('weekStart')],
  unique: [{ fields: ['userId', 'weekStart'], message: '该周计划已存在' }],
  removable: [{ holds: is({ status: '草稿' }), message: '当前状态不可删除' }],
  on: { check: 'taskWeek/check', saved: 'taskWeek/begun' },
  indexes: [['userId', 'weekStart'], ['weekStart', 'status'], ['weekTaskCombId']],
  list: {
    columns: ['weekStart', 'userId', 'status', 'planHours', 'actualHours', 'doneRate', 'goal'],
    filters: ['weekStart', 'userId', 'status'],
    sort: '-weekStart,userId',
    board: { by: 'status', card: ['userId', 'planHours', 'doneRate', 'goal'] },
  },
  form: [
    { title: '周计划', fields: ['userId', 'weekStart', 'year', 'month', 'week', 'goal'] },
    { title: '总结', fields: ['summarize'] },
    { title: '确认', fields: ['confirmerId', 'opinion', 'needCalc', 'isLeave', 'workDayId', 'weekTaskCombId'] },
  ],
  summary: ['userId', 'weekStart', 'planHours', 'goal', 'status'],
  lines: { task: { of: 'planItem', by: 'taskWeekId', label: '事项', sort: 'sort', max: 100, free: true } },
})
