import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  asParent,
  count,
  eq,
  exists,
  field,
  holds,
  is,
  isSet,
  le,
  max,
  min,
  not,
  sum,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, least, rate } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { builders, member } from '../team.ts'

const keeper = anyOf(builders, allOf(member, holds('wbsTask:edit')))
/** The first level of its tasks, without those called off. */
const roots = {
  of: 'wbsTask',
  by: 'projectModuleId',
  where: allOf(not(isSet('parentId')), not(is({ status: '取消' }))),
} as const
const rootsIn = (status: '未开始' | '完成') =>
  count({ of: 'wbsTask', by: 'projectModuleId', where: allOf(not(isSet('parentId')), is({ status })) })

/** What must be done before it. */
const before = { of: 'projectModule', named: 'predecessorIds' } as const

/** A module of the scope of a project: the upper level of its work breakdown, with what must be done before. */
export const projectModule = entity('projectModule', {
  label: '项目模块',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true, onDelete: 'cascade' }),
    name: text('模块', { required: true, search: true }),
    sort: int('排序', { default: 0 }),
    userId: ref('负责人', 'user'),
    describe: longText('说明'),
    source: oneOf('来源', ['手工', '建设清单', '需求'], { default: '手工' }),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    predecessorIds: refs('前置模块', 'projectModule', { offers: { projectId: { from: 'projectId' } } }),
    tzStart: date('开始', { computed: coalesce(dateOf(min({ ...roots, column: 'tzStart' })), field('planStart')) }),
    tzEnd: date('结束', { computed: coalesce(dateOf(max({ ...roots, column: 'tzEnd' })), field('planEnd')) }),
    planStart: date('计划开始'),
    planEnd: date('计划结束'),
    baseStart: date('基线开始', { readonly: true }),
    baseEnd: date('基线结束', { readonly: true }),
    expectHours: decimal('预计工时', { digits: 1, computed: sum({ ...roots, column: 'expectHours' }) }),
    actualHours: decimal('实际工时', { digits: 1, computed: sum({ ...roots, column: 'actualHours' }) }),
    progress: percent('进度', {
      computed: when(
        [[is({ status: '完成' }), 100]],
        least(
          99.9,
          coalesce(rate(field('actualHours'), add(field('actualHours'), sum({ ...roots, column: 'remainHours' }))), 0),
        ),
      ),
    }),
    status: oneOf('状态', ['未开始', '进行中', '完成'], {
      computed: when(
        [
          [eq(count(roots), rootsIn('未开始')), '未开始'],
          [eq(count(roots), rootsIn('完成')), '完成'],
        ],
        '进行中',
      ),
    }),
    isConflict: bool('依赖冲突', {
      computed: coalesce(le(field('tzStart'), max({ ...before, column: 'tzEnd' })), false),
    }),
    tzDone: datetime('完成时间', {
      hidden: true,
      computed: when(
        [[is({ status: '完成' }), max({ of: 'wbsTask', by: 'projectModuleId', column: 'tzActual' })]],
        null,
      ),
    }),
    tzFree: datetime('可开始时间', {
      hidden: true,
      computed: when(
        [[exists({ ...before, where: not(is({ status: '完成' })) }), null]],
        max({ ...before, column: 'tzDone' }),
      ),
    }),
    isEnable: bool('启用', { default: true }),
  },
  rows: { own: asParent('projectId'), manage: holds('project:manage') },
  write: { create: keeper, update: keeper, remove: keeper },
  unique: [{ fields: ['projectId', 'name'], message: '模块已存在' }],
  checks: [{ holds: le(field('planStart'), field('planEnd')), field: 'planEnd', message: '日期错误' }],
  on: { check: 'projectModule/check', saved: 'projectModule/saved', removing: 'project/open' },
  list: {
    columns: [
      'projectId',
      'name',
      'userId',
      'priority',
      'predecessorIds',
      'tzStart',
      'tzEnd',
      'expectHours',
      'actualHours',
      'progress',
      'status',
      'isConflict',
      'sort',
    ],
    filters: ['projectId', 'userId', 'status', 'isConflict'],
    sort: 'projectId,sort',
    gantt: {
      from: 'tzStart',
      to: 'tzEnd',
      original: 'baseEnd',
      progress: 'progress',
      group: 'projectId',
      whose: 'userId',
      shift: '/projectModule/action/shift',
      after: 'predecessorIds',
    },
  },
  form: [
    { title: '模块', fields: ['projectId', 'name', 'userId', 'priority', 'source', 'describe', 'sort'] },
    {
      title: '计划',
      fields: ['predecessorIds', 'planStart', 'planEnd', 'tzStart', 'tzEnd', 'baseStart', 'baseEnd'],
    },
    { title: '进展', fields: ['expectHours', 'actualHours', 'progress', 'isConflict'] },
  ],
  summary: ['projectId', 'userId', 'tzStart', 'tzEnd', 'progress'],
  children: [{ of: 'wbsTask', by: 'projectModuleId' }],
})
