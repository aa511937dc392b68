import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, field, holds, is, me, subtract, tasked } from '@chengban/kernel/expr.ts'
import { workDays } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { status } from './bug-change.status.ts'

const elsewhere = '请使用时间变更申请'

/** A request to move the date of a bug; the original date is never overwritten. */
export const bugChange = entity('bugChange', {
  label: '缺陷时间变更',
  title: 'bugId',
  fields: {
    bugId: ref('缺陷', 'bug', { required: true, fixed: true, onDelete: 'cascade' }),
    originalDate: date('原始日期', { readonly: true }),
    oldDate: date('变更前', { readonly: true }),
    newDate: date('变更后', { required: true }),
    days: int('变动工作日', {
      computed: subtract(workDays(field('oldDate'), field('newDate')), workDays(field('newDate'), field('oldDate'))),
    }),
    cause: text('原因', { required: true }),
    sequence: int('第几次', { readonly: true }),
    userId: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
    auditorId: ref('审核人', 'user', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '待审核' }),
    opinion: text('意见', { readonly: true }),
    tzAudit: datetime('审核时间', { readonly: true }),
  },
  rows: { own: me('userId'), manage: holds('bug:manage'), also: [me('auditorId'), tasked, asParent('bugId')] },
  write: { create: anyOf(), update: anyOf(), remove: anyOf() },
  madeBy: { create: elsewhere, remove: elsewhere },
  workflow: status,
  unique: [{ fields: ['bugId'], where: is({ status: '待审核' }), message: '已有待审核的时间变更' }],
  indexes: [['auditorId', 'status'], ['bugId']],
  list: {
    columns: [
      'bugId',
      'userId',
      'originalDate',
      'oldDate',
      'newDate',
      'days',
      'sequence',
      'cause',
      'status',
      'auditorId',
    ],
    filters: ['status', 'userId', 'auditorId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '日期', fields: ['bugId', 'originalDate', 'oldDate', 'newDate', 'days', 'sequence'] },
    { title: '申请', fields: ['userId', 'cause'] },
    { title: '审核', fields: ['auditorId', 'opinion', 'tzAudit'] },
  ],
  summary: ['userId', 'oldDate', 'newDate', 'cause', 'status'],
})
