import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  exists,
  field,
  headOf,
  holds,
  is,
  isSet,
  lt,
  me,
  not,
  now,
  type Operand,
  sum,
  tasked,
  when,
} from '@chengban/kernel/expr.ts'
import { addHours, addWorkDays, awayOn, coalesce, floor, hoursBetween, midnightOf } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { notCalc } from '../not-calc.ts'
import { status } from './weekend-task.status.ts'

const items = { of: 'planItem', by: 'weekendTaskId' } as const
/** This hour of the day, where anything was worked on. */
const worked = (hour: Operand) => when([[exists(items), addHours(midnightOf(field('date')), hour)]], null)
/** Ten o'clock of the next working day has gone by without a summary, or before it came. */
const missed = lt(10, hoursBetween(midnightOf(addWorkDays(field('date'), 1)), coalesce(field('tzSave'), now())))

/** Agreed work on a day that is no working day. */
export const weekendTask = entity('weekendTask', {
  label: '周末任务',
  title: 'reason',
  fields: {
    userId: ref('人员', 'user', { readonly: true, default: { from: 'me' } }),
    date: date('日期', { required: true }),
    reason: text('加班原因', { required: true }),
    planHours: decimal('计划工时', { digits: 1, computed: sum({ ...items, column: 'planHours' }), kept: true }),
    actualHours: decimal('实际工时', {
      digits: 1,
      computed: sum({ ...items, column: 'actualHours', where: is({ count: true }) }),
      kept: true,
    }),
    place: oneOf('地点', ['公司', '客户现场', '远程'], { default: '公司' }),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    isEstimate: bool('已预估', { computed: not(is({ status: '草稿' })) }),
    isSave: bool('已保存', { computed: is({ status: ['已保存', '退回', '已确认', 'PMO已确认'] }) }),
    isConfirm: bool('主管已确认', { computed: is({ status: ['已确认', 'PMO已确认'] }) }),
    pmoConfirm: bool('PMO已确认', { computed: is({ status: 'PMO已确认' }) }),
    isLeave: bool('请假', { computed: awayOn(field('userId'), field('date')) }),
    needCalc: bool('计入考核', { readonly: true, default: true }),
    summarize: longText('总结'),
    summarized: bool('已总结', { computed: isSet('summarize') }),
    workDayId: ref('例会', 'workDay', { readonly: true, onDelete: 'setNull' }),
    confirmerId: ref('审批人', 'user', { computed: { onWrite: 'work/confirmer' } }),
    opinion: text('意见', { readonly: true }),
    // what the overtime form begins with
    overtimeStart: datetime('加班开始', { computed: worked(9) }),
    overtimeEnd: datetime('加班结束', { computed: worked(add(9, floor(field('actualHours')))) }),
    overtimeId: ref('加班单', 'overtime', { readonly: true, onDelete: 'setNull' }),
    tzSave: datetime('总结时间', { readonly: true }),
    isMiss: bool('总结缺交', {
      computed: when([[anyOf(is({ status: '已批准' }), isSet('tzSave')), missed]], false),
    }),
  },
  rows: {
    own: me('userId'),
    manage: holds('taskDay:pmo'),
    also: [me('confirmerId'), tasked, headOf('userId')],
  },
  self: me('userId'),
  write: {
    create: me('userId'),
    update: me('userId'),
    remove: allOf(me('userId'), is({ status: ['草稿', '驳回'] })),
  },
  edits: [
    { when: is({ status: ['已批准', '已保存', '退回'] }), fields: ['summarize'], message: '当前状态不可修改' },
    { when: is({ status: ['待审批', '已确认', 'PMO已确认', '取消'] }), fields: [], message: '当前状态不可修改' },
  ],
  workflow: status,
  acts: [notCalc('date', '周末任务', false)],
  unique: [{ fields: ['userId', 'date'], where: not(is({ status: '取消' })), message: '当日已有周末任务' }],
  on: { check: 'weekendTask/check' },
  indexes: [
    ['userId', 'date'],
    ['confirmerId', 'status'],
  ],
  list: {
    columns: ['date', 'userId', 'reason', 'planHours', 'actualHours', 'status', 'isMiss'],
    filters: ['date', 'userId', 'status', 'isMiss'],
    sort: '-date',
    calendar: { from: 'date', hue: 'status' },
  },
  form: [
    { title: '周末任务', fields: ['date', 'place', 'reason'] },
    { title: '总结', fields: ['summarize', 'tzSave', 'isMiss'] },
    { title: '审批', fields: ['confirmerId', 'opinion', 'needCalc', 'isLeave', 'workDayId', 'overtimeId'] },
  ],
  summary: ['userId', 'date', 'planHours', 'reason', 'status'],
  children: [
    {
      of: 'overtime',
      by: 'weekendTaskId',
      label: '加班单',
      begins: { tzStart: 'overtimeStart', tzEnd: 'overtimeEnd', reason: 'reason' },
      offered: [
        {
          label: '生成加班单',
          when: allOf(me('userId'), is({ status: ['已确认', 'PMO已确认'] }), not(isSet('overtimeId'))),
        },
      ],
    },
  ],
  lines: { task: { of: 'planItem', by: 'weekendTaskId', label: '事项', sort: 'sort', max: 50, free: true } },
})
