import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, holds, is, me, subtract, tasked, via } from '@chengban/kernel/expr.ts'
import { workDays } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { asTarget, leaderOf } from '@chengban/kernel/row-rule.ts'
import { status } from './change.status.ts'

const elsewhere = '请使用时间变更申请'

/** A request to move the date of a task or of a requirement; the original date is never overwritten. */
export const change = entity('change', {
  label: '时间变更',
  title: 'title',
  fields: {
    targetType: oneOf('对象', ['task', 'applyFor'], {
      required: true,
      fixed: true,
      names: { task: '任务', applyFor: '需求' },
    }),
    targetId: text('事项记录', { required: true, fixed: true, record: 'targetType' }),
    title: text('事项', { readonly: true, search: true, isSentence: true }),
    projectId: ref('项目', 'project', { readonly: true }),
    originalDate: date('原始日期', { readonly: true }),
    oldDate: date('变更前', { readonly: true }),
    newDate: date('变更后', { required: true }),
    days: int('变动工作日', {
      computed: subtract(workDays(field('oldDate'), field('newDate')), workDays(field('newDate'), field('oldDate'))),
    }),
    cause: text('原因', { required: true }),
    file: files('附件'),
    sequence: int('第几次', { readonly: true }),
    userId: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
    auditorId: ref('审核人', 'user', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '待审核' }),
    opinion: text('意见', { readonly: true }),
    tzAudit: datetime('审核时间', { readonly: true }),
  },
  rows: {
    own: me('userId'),
    manage: holds('task:manage'),
    also: [
      me('auditorId'),
      tasked,
      allOf(
        holds('changeTime:audit'),
        anyOf(leaderOf('userId'), via('projectId', anyOf(me('principalId'), me('devPrincipalId')))),
      ),
      asTarget('targetType', 'targetId'),
    ],
  },
  write: { create: anyOf(), update: anyOf(), remove: anyOf() },
  madeBy: { create: elsewhere, remove: elsewhere },
  workflow: status,
  unique: [{ fields: ['targetType', 'targetId'], where: is({ status: '待审核' }), message: '已有待审核的时间变更' }],
  indexes: [
    ['auditorId', 'status'],
    ['targetType', 'targetId'],
  ],
  list: {
    columns: [
      'title',
      'targetType',
      'projectId',
      'userId',
      'originalDate',
      'oldDate',
      'newDate',
      'days',
      'sequence',
      'cause',
      'status',
      'auditorId',
      'tzCreate',
    ],
    filters: ['status', 'targetType', 'projectId', 'userId', 'auditorId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '事项', fields: ['title', 'targetType', 'targetId', 'projectId'] },
    { title: '日期', fields: ['originalDate', 'oldDate', 'newDate', 'days', 'sequence'] },
    { title: '申请', fields: ['userId', 'cause', 'file'] },
    { title: '审核', fields: ['auditorId', 'opinion', 'tzAudit'] },
  ],
  summary: ['userId', 'oldDate', 'newDate', 'cause', 'status'],
})
