import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, ge, holds, is, le, me, tasked, via } from '@chengban/kernel/expr.ts'
import { addDays, dateOf, leader } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { inHalves, workedHours } from '../hours.ts'
import { status } from './extra-task.status.ts'

const outside = { field: 'date', message: '日期超出范围' } as const

/** Unplanned work a person did or is about to do, entered in ten seconds. */
export const extraTask = entity('extraTask', {
  label: '额外任务',
  title: 'name',
  fields: {
    name: text('名称', { required: true, search: true }),
    type: dict('类型', 'taskType', { default: '其他' }),
    describe: longText('说明'),
    file: files('附件'),
    userId: ref('执行人', 'user', { readonly: true, default: { from: 'me' } }),
    confirmerId: ref('确认人', 'user', { computed: leader(field('userId')), kept: 'once' }),
    projectId: ref('项目', 'project'),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    sort: int('排序', { default: 100 }),
    date: date('日期', { required: true, default: { from: 'today' } }),
    predict: decimal('预计工时', { min: 0, max: 16, digits: 1 }),
    actualHours: workedHours('extraTask'),
    needConfirm: bool('需确认', { default: true }),
    result: longText('结果', { readonly: true }),
    opinion: text('意见', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '待确认' }),
    tzComplete: datetime('完成时间', { readonly: true }),
  },
  rows: {
    own: anyOf(me('userId'), me('confirmerId')),
    manage: holds('task:manage'),
    also: [tasked, via('projectId', me('principalId'))],
  },
  self: me('userId'),
  write: {
    create: me('userId'),
    update: anyOf(me('userId'), holds('task:manage')),
    remove: allOf(me('userId'), is({ status: ['待确认', '驳回'] })),
  },
  edits: [{ when: is({ status: ['已完成', '取消'] }), fields: [], message: '当前状态不可修改' }],
  workflow: status,
  checks: [
    { holds: ge(field('date'), addDays(dateOf(field('tzCreate')), -7)), ...outside },
    { holds: le(field('date'), addDays(dateOf(field('tzCreate')), 30)), ...outside },
    inHalves('predict'),
  ],
  on: { check: 'extraTask/check' },
  indexes: [
    ['userId', 'date'],
    ['confirmerId', 'status'],
    ['projectId', 'status'],
  ],
  list: {
    columns: ['name', 'type', 'projectId', 'userId', 'date', 'predict', 'actualHours', 'status'],
    filters: ['status', 'userId', 'projectId', 'date'],
    sort: '-date,sort',
  },
  form: [
    { title: '任务', fields: ['name', 'type', 'projectId', 'priority', 'date', 'predict', 'describe', 'file'] },
    { title: '确认', fields: ['needConfirm', 'confirmerId', 'opinion'] },
    { title: '结果', fields: ['result', 'tzComplete'] },
  ],
  summary: ['userId', 'date', 'predict', 'status'],
})
