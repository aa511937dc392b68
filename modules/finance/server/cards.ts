import { holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards } from '@chengban/kernel/home.ts'

const unpaid = { status: { equalTo: '通过' }, payStatus: { equalTo: '待付款' } }

/** What comes in and goes out this month, and what waits to be paid. */
export const financeCards: HomeCards = {
  figures: [
    {
      key: 'figuresFinance',
      label: '财务概况',
      who: holds('money:manage'),
      figures: [
        figure({
          key: 'income',
          label: '本月收入',
          of: 'returnedMoneyApply',
          where: { status: { equalTo: '通过' } },
          month: 'dtReceived',
          sum: 'money',
        }),
        figure({
          key: 'expense',
          label: '本月报销支出',
          of: 'submitExpense',
          where: { payStatus: { equalTo: '已付款' } },
          month: 'dtPay',
          sum: 'payMoney',
        }),
        figure({ key: 'claimsUnpaid', label: '待付款报销', of: 'submitExpense', where: unpaid }),
        figure({ key: 'claimsUnpaidSum', label: '待付款金额', of: 'submitExpense', where: unpaid, sum: 'auditMoney' }),
        figure({
          key: 'monthsOpen',
          label: '未结账月份',
          of: 'financePeriod',
          where: { status: { notEqualTo: '已结账' } },
        }),
      ],
    },
  ],
}
