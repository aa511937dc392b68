import { entity } from '@chengban/kernel/entity.ts'
import { add, allOf, anyOf, asParent, field, holds, is, le, lt, me, not, now, when } from '@chengban/kernel/expr.ts'
import { coalesce, least, rate } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { builders, member } from '../team.ts'
import { status } from './wbs-task.status.ts'

const keeper = anyOf(builders, allOf(member, holds('wbsTask:edit')), holds('project:manage'))

/** A node of the work breakdown: people enter leaves, and their ancestors are sums of them. */
export const wbsTask = entity('wbsTask', {
  label: 'WBS任务',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true, onDelete: 'cascade' }),
    projectModuleId: ref('模块', 'projectModule', { offers: { projectId: { from: 'projectId' } } }),
    parentId: ref('上级', 'wbsTask', { offers: { projectId: { from: 'projectId' } } }),
    sort: int('排序', { default: 0 }),
    code: text('编码', { readonly: true, isNumbered: true }),
    name: text('名称', { required: true, search: true }),
    content: longText('内容'),
    userId: ref('负责人', 'user'),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    tzStart: datetime('计划开始', { isWholeDay: true }),
    tzEnd: datetime('计划结束', { isWholeDay: true }),
    tzActual: datetime('实际完成', { readonly: true }),
    baseStart: date('基线开始', { readonly: true }),
    baseEnd: date('基线结束', { readonly: true }),
    expectHours: decimal('预计工时', { digits: 1, min: 0, default: '0' }),
    actualHours: decimal('实际工时', { digits: 1, readonly: true, default: '0' }),
    remainHours: decimal('剩余工时', { digits: 1, readonly: true, default: '0' }),
    progress: percent('进度', {
      computed: when(
        [[is({ status: '完成' }), 100]],
        least(99.9, coalesce(rate(field('actualHours'), add(field('actualHours'), field('remainHours'))), 0)),
      ),
    }),
    status: oneOf('状态', status.states, { default: '未开始', readonly: true }),
    // what it was given by its module when they were last brought together
    synced: json('同步内容', { readonly: true, hidden: true }),
    isDelay: bool('延期', {
      alarms: true,
      computed: allOf(not(is({ status: ['完成', '取消'] })), lt(field('tzEnd'), now())),
    }),
  },
  rows: { own: me('userId'), manage: holds('project:manage'), also: [asParent('projectId')] },
  write: { create: keeper, update: keeper, remove: keeper },
  workflow: status,
  tree: { parent: 'parentId', maxDepth: 6 },
  checks: [{ holds: le(field('tzStart'), field('tzEnd')), field: 'tzEnd', message: '日期错误' }],
  on: { check: 'wbsTask/check', saved: 'wbsTask/saved', removing: 'wbsTask/removing' },
  indexes: [['projectId', 'parentId', 'sort'], ['projectModuleId'], ['userId', 'status']],
  list: {
    columns: [
      'code',
      'name',
      'projectId',
      'userId',
      'priority',
      'tzStart',
      'tzEnd',
      'expectHours',
      'actualHours',
      'remainHours',
      'progress',
      'status',
    ],
    filters: ['projectId', 'projectModuleId', 'userId', 'status', 'isDelay'],
    sort: 'projectId,code',
    order: { by: 'sort', within: ['projectId', 'projectModuleId'] },
    gantt: {
      from: 'tzStart',
      to: 'tzEnd',
      original: 'baseEnd',
      progress: 'progress',
      group: 'projectId',
      order: 'code',
      whose: 'userId',
      shift: '/projectModule/action/shift',
    },
  },
  form: [
    { title: '任务', fields: ['projectId', 'projectModuleId', 'parentId', 'name', 'content', 'sort'] },
    { title: '安排', fields: ['userId', 'priority', 'tzStart', 'tzEnd', 'baseStart', 'baseEnd', 'tzActual'] },
    { title: '工时', fields: ['expectHours', 'actualHours', 'remainHours', 'progress'] },
  ],
  summary: ['projectId', 'userId', 'tzEnd', 'progress'],
  children: [{ of: 'wbsHour', by: 'wbsTaskId' }],
})
