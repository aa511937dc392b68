import { entity } from '@chengban/kernel/entity.ts'
import {
  anyOf,
  asParent,
  count,
  eq,
  exists,
  field,
  gt,
  headOf,
  holds,
  is,
  isSet,
  le,
  me,
  multiply,
  not,
  subtract,
  sum,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, greatest, rate, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { principal, productPrincipal } from '../team.ts'
import { acts } from './milepost.acts.ts'
import { pmoStatus, status } from './milepost.status.ts'

const late = workDays(coalesce(field('originalDate'), field('endDate')), coalesce(dateOf(field('tzComplete')), today()))
const tasks = { of: 'task', by: 'milepostTaskId', where: not(is({ status: '取消' })) } as const
const done = { of: 'task', by: 'milepostTaskId', where: is({ status: '已完成' }) } as const
const keeper = anyOf(holds('milepost:edit'), principal, productPrincipal, holds('milepost:manage'))

/** A dated result of a project or product project; also the month goals of a person. */
export const milepost = entity('milepost', {
  label: '里程碑',
  title: 'name',
  fields: {
    name: text('名称', { required: true, search: true }),
    projectId: ref('项目', 'project', { fixed: true }),
    projectProductId: ref('产品研发项目', 'projectProduct', { fixed: true }),
    type: dict('类型', 'milepostType', { required: true }),
    userId: ref('责任人', 'user', { required: true }),
    userIds: refs('参与人', 'user'),
    describe: longText('完成标准', { required: true }),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中', readonly: true }),
    startDate: date('开始日期', { required: true }),
    endDate: date('截止日期', { required: true, begins: { field: 'startDate' } }),
    originalDate: date('原截止日期', { readonly: true }),
    tzComplete: datetime('完成时间', { readonly: true }),
    excusedDays: int('免责天数', { readonly: true, default: 0 }),
    lateDays: int('逾期天数', {
      alarms: true,
      computed: when([[is({ status: '取消' }), 0]], greatest(0, subtract(late, field('excusedDays')))),
    }),
    isDelay: bool('是否延期', { alarms: true, computed: gt(field('lateDays'), 0) }),
    monthGoal: bool('月目标', { readonly: true, default: false }),
    goalMonth: text('目标月份', { whole: 7, readonly: true }),
    goalWeight: percent('权重', { readonly: true, min: 0, max: 100 }),
    // what the goal brings, less a tenth for each day late
    goalScore: decimal('目标得分', {
      digits: 3,
      computed: multiply(coalesce(field('goalWeight'), 0), greatest(0, subtract(1, multiply(0.1, field('lateDays'))))),
    }),
    predict: decimal('预计工时', { min: 0, default: '8', digits: 1 }),
    taskTotal: int('任务数', { computed: count(tasks) }),
    taskDone: int('已完成任务', { computed: count(done) }),
    progress: percent('进度', {
      computed: when(
        [
          [is({ status: '已完成' }), 100],
          [exists(tasks), rate(sum({ ...done, column: 'weight' }), sum({ ...tasks, column: 'weight' }))],
          [is({ status: '待确认' }), 90],
          [is({ status: '进行中' }), 50],
        ],
        0,
      ),
    }),
    result: longText('完成说明'),
    file: files('成果文件'),
    status: oneOf('状态', status.states, { default: '未开始', readonly: true }),
    // sorts finished rows after open ones
    isOver: bool('已结束', { computed: is({ status: ['已完成', '取消'] }) }),
    confirmId: ref('确认人', 'user', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    pmoStatus: oneOf('PMO确认', pmoStatus.states, { default: '未确认', readonly: true }),
    tzPmo: datetime('PMO确认时间', { readonly: true }),
    opinion: longText('意见', { readonly: true }),
    tzUrge: datetime('最近催办', { readonly: true }),
    urgeNum: int('催办次数', { readonly: true, default: 0 }),
  },
  rows: {
    own: anyOf(me('userId'), me('creatorId'), contains('userIds')),
    manage: holds('milepost:manage'),
    also: [asParent('projectId'), asParent('projectProductId'), headOf('userId')],
  },
  write: {
    create: keeper,
    update: keeper,
    remove: anyOf(principal, productPrincipal, holds('milepost:manage')),
  },
  workflow: status,
  flows: [pmoStatus],
  acts,
  edits: [{ when: is({ status: ['已完成', '取消'] }), fields: [] }],
  checks: [
    {
      holds: not(eq(isSet('projectId'), isSet('projectProductId'))),
      field: 'projectId',
      message: '请选择项目',
    },
    { holds: le(field('startDate'), field('endDate')), field: 'endDate', message: '日期错误' },
  ],
  on: { check: 'milepost/check', removing: 'project/open' },
  indexes: [
    ['projectId', 'endDate'],
    ['userId', 'goalMonth'],
    ['status', 'endDate'],
  ],
  list: {
    news: '/milepost/hasComment',
    columns: [
      'name',
      'projectId',
      'type',
      'priority',
      'userId',
      'startDate',
      'endDate',
      'progress',
      'status',
      'lateDays',
      'monthGoal',
      'goalMonth',
      'pmoStatus',
      'urgeNum',
    ],
    filters: [
      'projectId',
      'projectProductId',
      'userId',
      'status',
      'priority',
      'isDelay',
      'monthGoal',
      'goalMonth',
      'pmoStatus',
      'endDate',
    ],
    sort: 'isOver,endDate,priority',
    board: {
      by: 'status',
      card: ['name', 'projectId', 'userId', 'endDate', 'lateDays'],
      due: { at: 'endDate', over: ['已完成', '取消'] },
    },
    calendar: { from: 'startDate', to: 'endDate', hue: 'status' },
    gantt: { from: 'startDate', to: 'endDate', original: 'originalDate', progress: 'progress', group: 'projectId' },
  },
  form: [
    { title: '里程碑', fields: ['name', 'projectId', 'projectProductId', 'type', 'describe'] },
    { title: '安排', fields: ['userId', 'userIds', 'startDate', 'endDate', 'originalDate', 'predict'] },
    { title: '月目标', fields: ['monthGoal', 'goalMonth', 'goalWeight'] },
    { title: '完成', fields: ['result', 'file', 'tzComplete', 'excusedDays', 'lateDays'] },
    { title: '确认', fields: ['confirmId', 'tzConfirm', 'opinion', 'tzPmo'] },
  ],
  summary: ['projectId', 'type', 'userId', 'endDate', 'lateDays'],
  children: [{ of: 'milepostAdvance', by: 'milepostId' }],
})
