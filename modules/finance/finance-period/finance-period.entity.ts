import { entity } from '@chengban/kernel/entity.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { status } from './finance-period.status.ts'

/** What a month came to, as its books were closed. */
const totalNames = {
  income: '收入',
  returned: '回款',
  other: '其他',
  cost: '成本',
  expense: '报销',
  server: '服务器',
  month: '月度费用',
  salary: '工资',
  total: '合计',
  profit: '利润',
  profitRate: '利润率（%）',
  contractMoney: '签约额',
  invoiceMoney: '开票额',
  receivable: '应收',
}

/** One month of one company's books. Bookings take a shared lock on it, closing an exclusive one. */
export const financePeriod = entity('financePeriod', {
  label: '会计期间',
  title: 'month',
  fields: {
    company: dict('所属公司', 'company', { ...ofOne, fixed: true }),
    month: month('月份', { whole: 7, required: true, fixed: true, begins: 'month' }),
    status: oneOf('状态', status.states, { readonly: true, default: '未结账' }),
    tzClose: datetime('结账时间', { readonly: true }),
    closeUserId: ref('结账人', 'user', { readonly: true }),
    totals: json('结账数据', { readonly: true, names: totalNames }),
    reason: text('反结账原因', { readonly: true }),
    openUserId: ref('申请人', 'user', { readonly: true }),
  },
  rows: { manage: holds('finance:manage'), also: [holds('finance:show')] },
  write: { create: holds('finance:manage'), update: holds('finance:manage'), remove: holds('finance:manage') },
  workflow: status,
  unique: [{ fields: ['company', 'month'], message: '该期间已存在' }],
  removable: [{ holds: is({ status: '未结账' }), message: '该期间已结账' }],
  list: {
    columns: ['company', 'month', 'status', 'tzClose', 'closeUserId', 'reason'],
    filters: ['company', 'status'],
    sort: '-month,company',
    first: 'months',
    months: { month: 'month', by: 'company', state: 'status', words: ['tzClose', 'closeUserId'] },
  },
  summary: ['company', 'month', 'status', 'tzClose'],
})
