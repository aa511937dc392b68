import { entity } from '@chengban/kernel/entity.ts'
import { allOf, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { financeActions, payModules } from './finance-log.action.ts'
import { toldModules } from './finance-log.modules.ts'

/** The trail of everything that touched money or was read about pay; nobody, by no code, changes or deletes a row. */
export const financeLog = entity('financeLog', {
  label: '财务日志',
  title: 'content',
  readOnly: true,
  appendOnly: true,
  fields: {
    seq: int('序号', { unique: true, readonly: true }),
    module: text('模块', { names: toldModules }),
    relevanceId: text('记录ID', { isAside: true }),
    submitId: text('提交单ID', { isAside: true }),
    action: oneOf('动作', financeActions),
    userId: ref('操作人', 'user'),
    aboutId: ref('涉及人员', 'user'),
    company: text('公司'),
    month: text('月份', { whole: 7 }),
    moneyBefore: money('变动前', { isUnsummed: true, secret: 'user:salary' }),
    moneyAfter: money('变动后', { isUnsummed: true, secret: 'user:salary' }),
    content: text('说明', { search: true }),
    ids: json('查看的记录', { isAside: true }),
    address: text('来源地址'),
    hash: text('校验值', { isAside: true }),
  },
  told: { handler: 'finance/reading' },
  rows: { own: allOf(me('aboutId'), is({ action: ['查看', '导出'] })), manage: holds('finance:manage') },
  opens: { 'user:salary': not(is({ module: payModules })) },
  indexes: [['module', 'relevanceId'], ['aboutId'], ['userId', 'tzCreate']],
  list: {
    columns: ['seq', 'tzCreate', 'userId', 'action', 'module', 'content', 'aboutId', 'moneyBefore', 'moneyAfter'],
    filters: ['module', 'action', 'userId', 'aboutId', 'company', 'month'],
    sort: '-seq',
  },
  summary: ['action', 'module', 'content', 'userId'],
})
