import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds, is } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const shown = {
  tables: [
    {
      rows: 'months',
      columns: { month: text('月份'), limit: money('额度'), used: money('已用'), left: money('剩余') },
    },
  ],
} as const

/** What a seller may invoice in each month of a year without tax, what it has, and what is left. */
export const monthsOfSeller = call({
  method: 'GET',
  path: '/invoicingConfig/months',
  label: '逐月用量',
  who: anyOf(holds('invoicingConfig:manage'), holds('invoicing:complete')),
  offered: [
    { of: 'invoicingConfig', on: 'record', when: is({ kind: '销方' }), tells: shown },
    { of: 'invoicing', on: 'list', label: '销方逐月用量', tells: shown },
  ],
  input: {
    id: ref('销方', 'invoicingConfig', { required: true, among: { kind: '销方' } }),
    year: year('年', { required: true, min: 2000, max: 2100, default: { from: 'year' } }),
  },
  answer: { months: [{ month: 'month', limit: 'money?', used: 'money', left: 'money?' }] },
})
