import { entity } from '@chengban/kernel/entity.ts'
import { allOf, count, field, gt, holds, is, isSet, me, sum, when } from '@chengban/kernel/expr.ts'
import { onLeave, rate } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { aroundMe, leaderOf } from '@chengban/kernel/row-rule.ts'
import { notCalc } from '../not-calc.ts'
import { stage } from './task-day.stage.ts'

const items = { of: 'planItem', by: 'taskDayId' } as const
const planned = gt(field('planHours'), 0)

/** One person's working day, planned in the morning, reported in the evening, confirmed twice. */
export const taskDay = entity('taskDay', {
  label: '日计划',
  title: 'date',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true, among: { isEnable: true } }),
    date: date('日期', { required: true, fixed: true }),
    summarize: longText('今日总结'),
    summarized: bool('已总结', { computed: isSet('summarize') }),
    workDayId: ref('例会', 'workDay', { readonly: true, onDelete: 'setNull' }),
    stage: oneOf('进度', stage.states, { readonly: true, default: '未预估' }),
    isEstimate: bool('已预估', { computed: isSet('tzEstimate') }),
    isEstimateLate: bool('预估迟到', { readonly: true, default: false }),
    isSave: bool('已保存', { computed: isSet('tzSave') }),
    isConfirm: bool('主管已确认', { computed: is({ stage: ['已确认', 'PMO已确认'] }) }),
    pmoConfirm: bool('PMO已确认', { computed: is({ stage: 'PMO已确认' }) }),
    isLeave: bool('请假', { computed: onLeave(field('userId'), field('date'), field('date')) }),
    needCalc: bool('计入考核', { readonly: true, default: true }),
    notCalcReason: text('不计原因', { readonly: true }),
    confirmerId: ref('确认人', 'user', { computed: { onWrite: 'work/confirmer' } }),
    backOpinion: text('退回意见', { readonly: true }),
    tzEstimate: datetime('预估时间', { readonly: true }),
    tzSave: datetime('保存时间', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    tzPmo: datetime('PMO确认时间', { readonly: true }),
    planHours: decimal('计划工时', { digits: 1, computed: sum({ ...items, column: 'planHours' }), kept: true }),
    actualHours: decimal('实际工时', {
      digits: 1,
      computed: sum({ ...items, column: 'actualHours', where: is({ count: true }) }),
      kept: true,
    }),
    doneRate: percent('完成率', {
      computed: rate(
        count({ ...items, where: allOf(planned, is({ isDone: true })) }),
        count({ ...items, where: planned }),
      ),
      kept: true,
    }),
    status: oneOf('状态', ['请假', ...stage.states], {
      computed: when([[allOf(is({ stage: ['未预估', '已预估'] }), is({ isLeave: true })), '请假']], field('stage')),
    }),
  },
  duty: { at: '/taskDay?date={date}', whose: 'userId' },
  rows: {
    own: me('userId'),
    manage: holds('taskDay:pmo'),
    also: [me('confirmerId'), leaderOf('userId'), allOf(holds('taskDay:confirm'), aroundMe('userId'))],
  },
  self: me('userId'),
  write: {
    create: holds('taskDay:pmo'),
    update: holds('taskDay:pmo'),
    remove: allOf(holds('taskDay:pmo'), is({ stage: ['未预估', '已预估'] })),
  },
  madeBy: { others: '请使用日计划' },
  edits: [{ when: is({ stage: 'PMO已确认' }), fields: [], message: 'PMO已确认，不能修改' }],
  workflow: stage,
  acts: [notCalc('date', '日计划', true)],
  unique: [{ fields: ['userId', 'date'], message: '当日计划已存在' }],
  on: { check: 'taskDay/check' },
  indexes: [
    ['userId', 'date'],
    ['date', 'confirmerId'],
  ],
  list: {
    columns: [
      'date',
      'userId',
      'status',
      'planHours',
      'actualHours',
      'doneRate',
      'isEstimateLate',
      'summarize',
      'confirmerId',
      'needCalc',
    ],
    filters: ['date', 'userId', 'status', 'needCalc'],
    reads: ['needCalc'],
    sort: '-date,userId',
    calendar: { from: 'date', hue: 'status' },
    matrix: { row: 'userId', day: 'date', cell: 'status' },
  },
  form: [
    { title: '日计划', fields: ['userId', 'date', 'isEstimateLate', 'tzEstimate', 'tzSave'] },
    { title: '总结', fields: ['summarize'] },
    { title: '确认', fields: ['confirmerId', 'tzConfirm', 'tzPmo', 'backOpinion', 'needCalc', 'notCalcReason'] },
  ],
  summary: ['userId', 'date', 'planHours', 'actualHours', 'status'],
  lines: { task: { of: 'planItem', by: 'taskDayId', label: '事项', sort: 'sort', max: 50, free: true } },
})
