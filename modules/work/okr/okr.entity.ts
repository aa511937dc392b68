import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  eq,
  field,
  headOf,
  holds,
  is,
  le,
  me,
  multiply,
  not,
  subtract,
  sum,
  tasked,
  when,
} from '@chengban/kernel/expr.ts'
import { clamp, coalesce, divide, round } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int, quarterOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { leadsMe } from '@chengban/kernel/row-rule.ts'
import { status } from './okr.status.ts'
import { quarterEnd, quarterStart } from './quarter.ts'

const result = is({ kind: 'KR' })
const start = field('start')
const way = divide(multiply(100, subtract(coalesce(field('current'), start), start)), subtract(field('target'), start))
const reached = clamp(way, 0, 100)
const open = is({ status: ['草拟', '退回'] })

/** Objectives and their key results of one person and quarter; results follow the state of their objective. */
export const okr = entity('okr', {
  label: 'OKR',
  title: 'name',
  fields: {
    name: text('名称', { required: true, search: true, isSentence: true }),
    kind: oneOf('类别', ['O', 'KR'], { required: true, fixed: true }),
    parentId: ref('所属目标', 'okr', { onDelete: 'cascade', shownWhen: result }),
    userId: ref('责任人', 'user', { required: true, fixed: true, default: { from: 'me' } }),
    departmentId: ref('部门', 'department', { readonly: true, default: { of: ['userId', 'departmentId'] } }),
    year: year('年', { required: true, fixed: true, min: 2000, max: 2100 }),
    quarter: quarterOfYear('季度', { required: true, fixed: true }),
    weight: percent('权重', { min: 0, max: 100, digits: 0, shownWhen: result }),
    unit: text('单位', { shownWhen: result }),
    start: decimal('起始值', { default: '0', shownWhen: result }),
    target: decimal('目标值', { shownWhen: result }),
    current: decimal('当前值', { readonly: true }),
    frequency: dict('跟进频率', 'okrFrequency', { default: '每周', shownWhen: result }),
    weighed: decimal('加权进度', { digits: 12, hidden: true, computed: multiply(field('weight'), reached) }),
    progress: percent('进度', {
      digits: 1,
      computed: when(
        [[result, round(reached, 1)]],
        round(divide(sum({ of: 'okr', by: 'parentId', column: 'weighed', where: result }), 100), 1),
      ),
    }),
    confidence: oneOf('信心', ['高', '中', '低'], { readonly: true, default: '中' }),
    endDate: date('截止日期'),
    score: decimal('评分', { digits: 1, min: 0, max: 1, readonly: true }),
    selfScore: decimal('自评', { digits: 1, min: 0, max: 1, readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '草拟' }),
    confirmerId: ref('确认人', 'user', { readonly: true }),
    isConfirm: bool('已确认', { computed: is({ status: ['进行中', '待评分', '已归档'] }) }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    opinion: text('意见', { readonly: true }),
    // while it is to be agreed to
    reviseReason: text('申请调整的原因', { readonly: true, max: 1000 }),
    sort: int('排序', { default: 100 }),
  },
  rows: {
    own: anyOf(me('userId'), me('confirmerId')),
    manage: holds('okr:manage'),
    also: [tasked, headOf('userId'), allOf(is({ status: ['进行中', '待评分', '已归档'] }), leadsMe('userId'))],
  },
  self: me('userId'),
  write: { create: me('userId'), update: me('userId'), remove: allOf(me('userId'), open) },
  workflow: status,
  tree: { parent: 'parentId' },
  requires: [
    { when: result, fields: ['parentId'], message: '请选择所属目标' },
    { when: result, fields: ['weight', 'target'] },
  ],
  checks: [
    {
      holds: anyOf(not(result), not(eq(field('target'), start))),
      field: 'target',
      message: '目标值不能等于起始值',
    },
    {
      holds: allOf(le(quarterStart, field('endDate')), le(field('endDate'), quarterEnd)),
      field: 'endDate',
      message: '截止日期须在本季度内',
    },
  ],
  on: { check: 'okr/check', removing: 'okr/removing' },
  indexes: [['userId', 'year', 'quarter'], ['parentId'], ['confirmerId', 'status']],
  list: {
    columns: [
      'name',
      'year',
      'quarter',
      'userId',
      'kind',
      'weight',
      'current',
      'target',
      'unit',
      'progress',
      'confidence',
      'score',
      'status',
    ],
    filters: ['year', 'quarter', 'userId', 'departmentId', 'kind', 'status', 'frequency'],
    sort: '-year,-quarter,userId,sort',
    first: 'tree',
  },
  form: [
    {
      title: '目标',
      fields: ['name', 'kind', 'parentId', 'userId', 'departmentId', 'year', 'quarter', 'endDate', 'sort'],
    },
    {
      title: '关键结果',
      fields: ['weight', 'start', 'target', 'unit', 'frequency', 'current', 'progress', 'confidence'],
    },
    {
      title: '确认与评分',
      fields: ['confirmerId', 'tzConfirm', 'selfScore', 'score', 'opinion', 'reviseReason', 'isConfirm'],
    },
  ],
  summary: ['progress', 'year', 'quarter', 'userId', 'status'],
  children: [
    {
      of: 'okr',
      by: 'parentId',
      label: '关键结果',
      begins: { parentId: 'id', year: 'year', quarter: 'quarter' },
      offered: [
        {
          label: '添加关键结果',
          when: allOf(is({ kind: 'O' }), open, me('userId')),
          starts: { kind: 'KR' },
          isOnRecord: true,
        },
      ],
    },
    { of: 'okrCheck', by: 'okrId', label: '跟进' },
  ],
})
