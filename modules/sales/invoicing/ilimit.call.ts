import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'

/** What may be invoiced: of a contract in all, or of a seller in a month. Without a limit the rule holds again. */
export const ilimit = call({
  method: 'POST',
  path: '/invoicing/ilimit',
  label: '调整开票额度',
  who: holds('invoicing:ilimit'),
  input: {
    contractId: ref('合同', 'contract'),
    sellerId: ref('销方', 'invoicingConfig'),
    month: month('月份'),
    limit: money('额度', { min: 0 }),
    reason: text('调整原因', { required: true, missing: '请填写调整原因' }),
  },
  answer: { 'contractId?': 'uuid', 'sellerId?': 'uuid', limit: 'money?', 'balance?': 'money?', 'monthLeft?': 'money?' },
})
