import { entity } from '@chengban/kernel/entity.ts'
import { holds, me, via } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** One payment by which money comes back; made by the line's move, by paying a claim and by pay alone. */
export const comeGoBack = entity('comeGoBack', {
  label: '往来归还',
  title: 'money',
  readOnly: true,
  fields: {
    comeGoId: ref('往来款', 'moneyComeGo', { required: true }),
    date: date('归还日期', { required: true }),
    money: money('金额', { required: true, min: '0.01' }),
    way: dict('方式', 'payMethod', { required: true }),
    submitExpenseId: ref('冲抵报销单', 'submitExpense', { readonly: true }),
    moneyPayrollId: ref('工资扣还', 'moneyPayroll', { readonly: true }),
    bankSerial: text('银行流水号'),
    remark: longText('备注'),
  },
  rows: {
    own: via('comeGoId', me('userId')),
    manage: holds('money:manage'),
    also: [holds('finance:manage'), holds('moneyComeGo:apply')],
  },
  indexes: [['comeGoId'], ['submitExpenseId']],
  list: {
    columns: ['date', 'comeGoId', 'money', 'way', 'bankSerial', 'creatorId'],
    filters: ['date', 'way'],
    sort: '-date',
  },
  summary: ['comeGoId', 'date', 'money', 'way'],
})
