import { call } from '@chengban/kernel/call.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

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
  input: {
    year: year('年', { required: true, min: 2000, max: 2100 }),
    selfCompany: dict('我方公司', 'company'),
    groupBy: oneOf('统计方式', ['month', 'user', 'client', 'type', 'seller'], { required: true }),
    userId: ref('人员', 'user'),
  },
  answer: { year: 'int', nodes: [{ key: 'text?', label: 'text', ...figures }], total: figures },
})
