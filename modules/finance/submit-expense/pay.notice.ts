import { allOf, anyOf, exists, is, not } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const isComplete = anyOf(
  is({ noticeCheck: true }),
  not(exists({ of: 'moneyExpense', by: 'submitId', where: is({ isPaper: true }) })),
)

/** A claim with all its receipts has not been paid. */
export const expensePay = notice({
  code: 'expensePay',
  family: 'expense',
  name: '报销待付款',
  condition: '票据齐全的报销单待付款3个工作日，提醒付款人员；付款或作废后停止',
  about: {
    of: 'submitExpense',
    where: allOf(is({ status: '通过', payStatus: '待付款' }), isComplete),
    title: '【报销】{serialNumber}待付款已{days}天',
    lines: [{ by: dateOf(enteredAt('submitExpense', 'status')), on: [3], to: [{ holds: 'submitExpense:pay' }] }],
  },
})
