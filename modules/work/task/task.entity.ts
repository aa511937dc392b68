import { entity } from '@chengban/kernel/entity.ts'
import {
  anyOf,
  count,
  field,
  gt,
  holds,
  is,
  linked,
  me,
  subtract,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, greatest, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { leaderOf } from '@chengban/kernel/row-rule.ts'
import { differ } from '../differ.ts'
import { workedHours } from '../hours.ts'
import { cycleParts } from './cycle-parts.ts'
import { edits } from './task.edits.ts'
import { status } from './task.status.ts'
import { urging } from './task.urging.ts'

/** Working days past the agreed date. The count stops while a task is paused. */
const delay = when(
  [
    [is({ status: ['草稿', '取消'] }), 0],
    [is({ status: '暂停' }), workDays(field('date'), dateOf(field('tzPause')))],
  ],
  workDays(field('date'), coalesce(dateOf(field('endTime')), today())),
)
const own = '执行人不能审核自己的任务'

/** One piece of work one person gives to another (or to oneself), with a date and a result. */
export const task = entity('task', {
  label: '任务',
  title: 'name',
  fields: {
    name: text('任务名称', { required: true, search: true, isSentence: true }),
    type: dict('类型', 'taskType', { required: true, default: '其他' }),
    describe: longText('任务说明'),
    file: files('任务附件'),
    projectId: ref('项目', 'project'),
    milepostTaskId: ref('来源里程碑', 'milepost', { readonly: true, onDelete: 'setNull' }),
    wbsId: ref('WBS任务', 'wbsTask', { offers: { projectId: { from: 'projectId' } }, onDelete: 'setNull' }),
    userId: ref('下达人', 'user', { readonly: true, default: { from: 'me' } }),
    designee: ref('执行人', 'user', { required: true, begins: 'me', among: { isEnable: true } }),
    auditor1: ref('一级审核人', 'user', { among: { isEnable: true } }),
    auditor2: ref('二级审核人', 'user', { among: { isEnable: true } }),
    supervise: ref('督办人', 'user', { among: { isEnable: true } }),
    supervising: bool('督办中', { default: false, readonly: true }),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    sort: int('排序', { default: 100 }),
    date: date('计划完成', { required: true }),
    originalTime: date('原计划完成', { readonly: true }),
    predict: decimal('预计工时', { min: 0, max: 400, digits: 1 }),
    // what it counts in the progress of its milestone
    weight: decimal('权重', { digits: 1, computed: when([[gt(field('predict'), 0), field('predict')]], 1) }),
    actualHours: workedHours('task'),
    needConfirm: bool('需执行人确认', { default: true }),
    attachmentRequired: bool('成果附件必传', { default: false }),
    attachments: files('成果附件', { readonly: true }),
    resultDescribe: longText('成果说明', { readonly: true }),
    weeklyCycle: json('每周循环', { parts: cycleParts }),
    aboriginal: ref('循环首任务', 'task', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    preStatus: oneOf('暂停前状态', ['待确认', '待开始', '进行中'], { readonly: true }),
    auditStatus: oneOf('审核状态', ['未提交', '无需审核', '待一级审核', '待二级审核', '通过', '驳回'], {
      readonly: true,
      default: '未提交',
    }),
    opinion: longText('审核意见', { readonly: true }),
    // from then on its date moves by a change alone
    tzAgree: datetime('首次接受时间', { readonly: true }),
    endTime: datetime('完成时间', { readonly: true }),
    cause: text('调整原因', { readonly: true }),
    updateDate: date('申请日期', { readonly: true }),
    updateStatus: oneOf('时间变更', ['无', '待审核', '同意', '拒绝'], { readonly: true, default: '无' }),
    changeTime: datetime('最近变更时间', { readonly: true }),
    adjustTimes: int('调整次数', { readonly: true, default: 0 }),
    adjustor: ref('调整人', 'user', { readonly: true }),
    tzPause: datetime('暂停时间', { readonly: true }),
    pauseDays: int('暂停工作日', { readonly: true, default: 0 }),
    delayDays: int('延期天数', { alarms: true, computed: delay }),
    postponeDays: int('顺延天数', {
      computed: greatest(0, subtract(workDays(field('originalTime'), field('date')), field('pauseDays'))),
    }),
    isDelay: bool('延期', { alarms: true, computed: gt(delay, 0) }),
    // sorts finished rows after open ones
    isOver: bool('已结束', { computed: is({ status: ['已完成', '取消'] }) }),
    comments: int('评论数', {
      computed: count({ of: 'comment', by: 'relevanceId', where: is({ module: 'task', type: '评论' }) }),
    }),
  },
  rows: {
    own: anyOf(me('userId'), me('designee'), me('supervise'), linked('taskUsers', 'taskId', 'userId')),
    manage: holds('task:manage'),
    also: [me('auditor1'), me('auditor2'), tasked, leaderOf('designee'), via('projectId', me('principalId'))],
  },
  self: me('designee'),
  write: {
    create: anyOf(holds('task:apply'), holds('task:manage')),
    update: anyOf(me('userId'), holds('task:manage')),
    remove: me('userId'),
  },
  edits,
  workflow: status,
  acts: [urging],
  checks: [
    { holds: differ('designee', 'auditor1'), field: 'auditor1', message: own },
    { holds: differ('designee', 'auditor2'), field: 'auditor2', message: own },
  ],
  unique: [{ fields: ['aboriginal', 'originalTime'], message: '循环任务已存在' }],
  removable: [{ holds: is({ status: '草稿' }), message: '当前状态不可删除' }],
  on: { check: 'task/check' },
  indexes: [
    ['designee', 'status', 'date'],
    ['userId', 'status'],
    ['isOver', 'date', 'sort'],
    ['projectId', 'status'],
    ['aboriginal', 'originalTime'],
  ],
  list: {
    columns: [
      'name',
      'type',
      'projectId',
      'priority',
      'userId',
      'designee',
      'date',
      'originalTime',
      'adjustTimes',
      'status',
      'isDelay',
      'delayDays',
      'predict',
      'actualHours',
      'supervising',
      'sort',
    ],
    filters: ['status', 'designee', 'userId', 'projectId', 'priority', 'type', 'isDelay', 'supervising', 'date'],
    sort: 'isOver,date,sort',
    order: { by: 'sort', within: ['date'] },
    board: {
      by: 'status',
      card: ['priority', 'designee', 'date', 'projectId'],
      due: { at: 'date', over: ['草稿', '已完成', '暂停', '取消'] },
    },
    calendar: { from: 'date', hue: 'priority' },
    chart: { by: ['status', 'type', 'priority'] },
  },
  form: [
    { title: '任务', fields: ['name', 'type', 'projectId', 'wbsId', 'priority', 'describe', 'file'] },
    { title: '人员', fields: ['designee', 'auditor1', 'auditor2', 'supervise', 'supervising'] },
    {
      title: '时间与工时',
      fields: ['date', 'originalTime', 'predict', 'weeklyCycle', 'needConfirm', 'attachmentRequired', 'sort'],
    },
    { title: '成果', fields: ['resultDescribe', 'attachments', 'endTime', 'auditStatus', 'opinion'] },
    {
      title: '时间变更',
      fields: ['updateStatus', 'updateDate', 'cause', 'changeTime', 'adjustTimes', 'adjustor', 'postponeDays'],
    },
    { title: '暂停', fields: ['preStatus', 'tzPause', 'pauseDays'] },
  ],
  summary: ['designee', 'date', 'priority', 'projectId', 'status'],
  lines: { users: { of: 'taskUsers', by: 'taskId', label: '任务人员', max: 100 } },
  children: [{ of: 'task', by: 'aboriginal', label: '循环任务' }],
})
