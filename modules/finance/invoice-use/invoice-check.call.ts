import { call } from '@chengban/kernel/call.ts'
import { allOf, holds, is, isSet } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Whether a number is taken, while it is typed; names no person, and one's own claim is no conflict. */
export const invoiceCheck = call({
  method: 'GET',
  path: '/submit-expense/invoiceCheck',
  label: '发票查重',
  who: holds('submitExpense:apply'),
  offered: {
    of: 'submitExpense',
    on: 'list',
    leaves: ['submitId'],
    tells: {
      says: [
        { when: allOf(is({ used: true }), isSet('holderName')), words: '该发票已报销：{holderName}', alarms: true },
        // the holder of a purchase is not shown
        { when: is({ used: true }), words: '该发票已报销', alarms: true },
        { words: '该发票未报销过' },
      ],
    },
  },
  input: {
    invoiceCode: text('发票代码'),
    invoiceNumber: text('发票号码', { required: true }),
    submitId: text('报销单'),
  },
  answer: { used: 'bool', holderName: 'text?' },
})
