import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Whether a number is taken, while it is typed; names no person, and one's own claim is no conflict. */
export const invoiceCheck = call({
  method: 'GET',
  path: '/submit-expense/invoiceCheck',
  label: '发票查重',
  who: holds('submitExpense:apply'),
  input: {
    invoiceCode: text('发票代码'),
    invoiceNumber: text('发票号码', { required: true }),
    submitId: text('报销单'),
  },
  answer: { used: 'bool', holderName: 'text?' },
})
