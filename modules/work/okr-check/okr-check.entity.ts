import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, holds, me, nobody, tasked } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { status } from './okr-check.status.ts'

/** One follow-up of one key result. */
export const okrCheck = entity('okrCheck', {
  label: 'OKR跟进',
  title: 'date',
  fields: {
    okrId: ref('关键结果', 'okr', { required: true, onDelete: 'cascade', readonly: true }),
    userId: ref('责任人', 'user', { readonly: true }),
    date: date('应跟进日', { readonly: true }),
    weekStart: date('周一', { readonly: true }),
    value: decimal('当前值', { readonly: true }),
    confidence: oneOf('信心', ['高', '中', '低'], { readonly: true }),
    text: longText('说明', { readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '待跟进' }),
    isMiss: bool('曾缺失', { readonly: true, default: false }),
    tzFill: datetime('跟进时间', { readonly: true }),
    tzBack: datetime('退回时间', { readonly: true }),
    confirmerId: ref('确认人', 'user', { readonly: true }),
  },
  rows: { own: anyOf(me('userId'), me('confirmerId')), manage: holds('okr:manage'), also: [tasked] },
  self: me('userId'),
  write: { create: nobody, update: nobody, remove: nobody },
  workflow: status,
  unique: [{ fields: ['okrId', 'date'], message: '该日跟进已存在' }],
  indexes: [
    ['userId', 'date'],
    ['confirmerId', 'status'],
    ['status', 'date'],
  ],
  list: {
    columns: ['date', 'userId', 'okrId', 'value', 'confidence', 'text', 'status'],
    filters: ['weekStart', 'userId', 'okrId', 'status'],
    sort: '-date',
    calendar: { from: 'date', hue: 'status' },
  },
  form: [
    { title: '跟进', fields: ['okrId', 'userId', 'date', 'weekStart', 'value', 'confidence', 'text'] },
    { title: '确认', fields: ['tzFill', 'tzBack', 'isMiss', 'confirmerId'] },
  ],
  summary: ['okrId', 'userId', 'date', 'value', 'status'],
})
