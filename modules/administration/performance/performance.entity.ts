import { entity } from '@chengban/kernel/entity.ts'
import { add, anyOf, field, ge, headOf, holds, is, le, me, sum, when } from '@chengban/kernel/expr.ts'
import { clamp, coalesce } from '@chengban/kernel/formula.ts'
import { figureIn } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, quarterOfYear, weekOfMonth, year } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { status } from './performance.status.ts'

/** Of `performance.grades` as it was when the sheet was first filled: the least score of a grade. */
const limit = (at: number, usual: number) => coalesce(figureIn(field('ruleVersion'), 'grades', String(at), '1'), usual)
const items = { of: 'performanceItem', by: 'performanceId' } as const

/** One sheet per person and week or quarter: the facts are pulled, the person confirms, the superior corrects. */
export const performance = entity('performance', {
  label: '绩效',
  title: 'type',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    leaderId: ref('复核人', 'user', { readonly: true }),
    type: oneOf('周期', ['周', '季度'], { required: true, fixed: true }),
    year: year('年', { required: true, fixed: true }),
    quarter: quarterOfYear('季度', { fixed: true }),
    month: monthOfYear('月', { fixed: true }),
    week: weekOfMonth('周次', { fixed: true }),
    startDate: date('开始日期', { required: true, fixed: true }),
    endDate: date('结束日期', { required: true, fixed: true }),
    autoScore: decimal('系统得分', {
      digits: 1,
      computed: sum({ ...items, column: 'autoScore' }),
      kept: true,
    }),
    itemScore: decimal('各项得分', { digits: 1, computed: sum({ ...items, column: 'score' }), kept: true }),
    score: decimal('最终得分', { digits: 1, computed: clamp(add(field('itemScore'), field('adjust')), 0, 100) }),
    grade: oneOf('等级', ['S', 'A', 'B', 'C', 'D'], {
      computed: when(
        [
          [ge(field('score'), limit(0, 95)), 'S'],
          [ge(field('score'), limit(1, 85)), 'A'],
          [ge(field('score'), limit(2, 75)), 'B'],
          [ge(field('score'), limit(3, 60)), 'C'],
        ],
        'D',
      ),
    }),
    adjust: decimal('加减分', { readonly: true, digits: 1, default: '0.0' }),
    adjustReason: text('加减分原因', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '未开始' }),
    objection: longText('异议', { readonly: true }),
    opinion: longText('复核意见', { readonly: true }),
    tzRefresh: datetime('数据时间', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    isAuto: bool('逾期自动确认', { readonly: true, default: false }),
    dueDate: date('确认截止', { readonly: true }),
    ruleVersion: json('规则快照', {
      readonly: true,
      names: {
        weights: '权重',
        grades: '等级',
        task: '任务',
        quality: '质量',
        report: '报告',
        meeting: '会议',
        weekend: '周末任务',
        discipline: '考勤纪律',
        okr: 'OKR',
      },
    }),
  },
  rows: {
    own: anyOf(me('userId'), me('leaderId')),
    manage: holds('performance:manage'),
    also: [headOf('userId'), holds('performance:report')],
  },
  self: me('userId'),
  write: { create: holds('performance:manage'), update: anyOf(), remove: holds('performance:manage') },
  madeBy: { others: '绩效由系统生成' },
  checks: [{ holds: le(field('startDate'), field('endDate')), field: 'endDate', message: '结束日期不能早于开始日期' }],
  requires: [{ when: is({ type: '周' }), fields: ['month', 'week'], message: '请选择周次' }],
  workflow: status,
  unique: [{ fields: ['userId', 'type', 'startDate'], message: '该期绩效已存在' }],
  indexes: [
    ['userId', 'type', 'startDate'],
    ['type', 'year', 'quarter', 'status'],
  ],
  list: {
    columns: [
      'userId',
      'type',
      'year',
      'quarter',
      'month',
      'week',
      'autoScore',
      'adjust',
      'score',
      'grade',
      'status',
      'tzRefresh',
    ],
    filters: ['userId', 'leaderId', 'type', 'year', 'quarter', 'month', 'week', 'grade', 'status'],
    sort: '-endDate,userId',
    hasStrips: true,
    chart: { by: ['grade', 'status'] },
  },
  form: [
    {
      title: '考核期',
      fields: ['userId', 'leaderId', 'type', 'year', 'quarter', 'month', 'week', 'startDate', 'endDate'],
    },
    {
      title: '得分',
      fields: ['autoScore', 'itemScore', 'adjust', 'adjustReason', 'score', 'grade', 'tzRefresh', 'ruleVersion'],
    },
    { title: '确认', fields: ['dueDate', 'tzConfirm', 'isAuto', 'objection', 'opinion'] },
  ],
  summary: ['userId', 'type', 'score', 'grade', 'status'],
  children: [{ of: 'performanceItem', by: 'performanceId', label: '绩效项' }],
})
