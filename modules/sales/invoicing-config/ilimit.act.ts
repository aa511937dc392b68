import { holds, is } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { month } from '@chengban/kernel/kinds/text.ts'

/** What a seller may invoice in a month, without tax; without a limit that of every month. */
export const ilimit = {
  name: 'ilimit',
  label: '逐月额度',
  who: holds('invoicing:ilimit'),
  anyVersion: true,
  asks: {
    month: month('月份', {
      required: true,
      default: { from: 'month' },
      pattern: { source: '^20\\d{2}-(0[1-9]|1[0-2])$', message: '月份格式错误' },
    }),
    limit: money('额度', { min: 0, hint: '留空：每月额度' }),
  },
  opinion: 'required',
  opinionMessage: '请填写调整原因',
  guards: [{ holds: is({ kind: '销方' }), field: 'sellerId', message: '购方无额度' }],
  guard: 'invoicingConfig/ilimit',
} as const
