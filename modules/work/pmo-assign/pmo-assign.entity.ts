import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, holds, is, le, me, today, when } from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { leaderOf } from '@chengban/kernel/row-rule.ts'
import { status } from './pmo-assign.status.ts'

/** A short order of the PMO to one person, answered by that person. */
export const pmoAssign = entity('pmoAssign', {
  label: 'PMO指派',
  title: 'content',
  fields: {
    content: longText('内容', { required: true, missing: '请填写内容', search: true }),
    userId: ref('责任人', 'user', { required: true, among: { isEnable: true } }),
    senderId: ref('指派人', 'user', { readonly: true, default: { from: 'me' } }),
    projectId: ref('项目', 'project'),
    date: date('要求完成', { required: true }),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    file: files('附件'),
    status: oneOf('状态', status.states, { readonly: true, default: '待接收' }),
    // sorts finished rows after open ones
    isOver: bool('已结束', { computed: is({ status: ['已完成', '已取消'] }) }),
    result: longText('处理结果', { readonly: true }),
    resultFile: files('结果附件', { readonly: true }),
    opinion: text('意见', { readonly: true }),
    tzAccept: datetime('接收时间', { readonly: true }),
    tzResult: datetime('回复时间', { readonly: true }),
    tzComplete: datetime('完成时间', { readonly: true }),
    delayDays: int('延期天数', {
      alarms: true,
      computed: when(
        [[is({ status: '已取消' }), 0]],
        workDays(field('date'), coalesce(dateOf(field('tzResult')), today())),
      ),
    }),
  },
  rows: { own: anyOf(me('userId'), me('senderId')), manage: holds('pmoAssign:manage'), also: [leaderOf('userId')] },
  self: me('userId'),
  write: {
    create: holds('pmoAssign:manage'),
    update: allOf(anyOf(me('senderId'), holds('pmoAssign:manage')), is({ status: '待接收' })),
    remove: allOf(me('senderId'), is({ status: '待接收' })),
  },
  workflow: status,
  checks: [{ holds: le(dateOf(field('tzCreate')), field('date')), field: 'date', message: '日期错误' }],
  indexes: [
    ['userId', 'status'],
    ['senderId', 'status'],
    ['status', 'date'],
  ],
  list: {
    columns: ['content', 'userId', 'senderId', 'projectId', 'date', 'priority', 'status', 'delayDays'],
    filters: ['status', 'userId', 'senderId', 'projectId', 'date'],
    sort: 'isOver,date',
    board: { by: 'status', card: ['userId', 'date', 'priority'], due: { at: 'date', over: ['已完成', '已取消'] } },
  },
  form: [
    { title: '指派', fields: ['content', 'userId', 'projectId', 'date', 'priority', 'file'] },
    { title: '处理', fields: ['senderId', 'tzAccept', 'result', 'resultFile', 'tzResult', 'delayDays'] },
    { title: '确认', fields: ['opinion', 'tzComplete'] },
  ],
  summary: ['userId', 'senderId', 'date', 'priority', 'status'],
})
