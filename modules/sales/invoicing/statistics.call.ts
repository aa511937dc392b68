import { call } from '@chengban/kernel/call.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const figures = {
  plan: 'money?',
  applied: 'money?',
  issued: 'money?',
  flushed: 'money?',
  net: 'money?',
  amountNoTax: 'money?',
  tax: 'money?',
  received: 'money?',
  count: 'int',
} as const

/** A year of invoices: planned, applied for, issued, flushed and paid. Without `invoicing:manage` one's own rows. */
export const statistics = call({
  method: 'GET',
  path: '/invoicing/statistics',
  label: '开票统计',
  offered: {
    of: 'invoicing',
    on: 'list',
    tells: {
      figures: {
        'total.plan': money('计划'),
        'total.net': money('净额'),
        'total.tax': money('税额'),
        'total.received': money('已回款'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            label: text('名称'),
            plan: money('计划'),
            applied: money('申请'),
            issued: money('已开'),
            flushed: money('红冲'),
            net: money('净额'),
            amountNoTax: money('不含税'),
            tax: money('税额'),
            received: money('已回款'),
            count: int('张数'),
          },
        },
      ],
    },
  },
  input: {
    year: year('年', { required: true, min: 2000, max: 2100, default: { from: 'year' } }),
    selfCompany: dict('我方公司', 'company'),
    groupBy: oneOf('统计方式', ['month', 'user', 'client', 'type', 'seller'], {
      required: true,
      default: 'month',
      names: { month: '月份', user: '人员', client: '客户', type: '发票类型', seller: '销方' },
    }),
    userId: ref('人员', 'user'),
  },
  answer: { year: 'int', nodes: [{ key: 'text?', label: 'text', ...figures }], total: figures },
})
