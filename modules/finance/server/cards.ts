import { holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards, line, standing } from '@chengban/kernel/home.ts'

const unpaid = { status: { equalTo: '通过' }, payStatus: { equalTo: '待付款' } }

const spent = { status: { in: ['通过', '核减'] } }
const income = {
  of: 'returnedMoneyApply',
  where: { status: { equalTo: '通过' } },
  month: 'dtReceived',
  sum: 'money',
} as const

/** What comes in and goes out this month, and what waits to be paid. */
export const financeCards: HomeCards = {
  figures: [
    {
      key: 'figuresFinance',
      label: '财务概况',
      who: holds('money:manage'),
      figures: [
        figure({ key: 'income', label: '本月收入', ...income }),
        figure({
          key: 'expense',
          label: '本月支出',
          of: 'moneyExpense',
          where: spent,
          month: 'bookDate',
          sum: 'auditMoney',
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
      standings: [
        // the run paid this month is the one for the previous month
        standing({
          key: 'payroll',
          label: '本月工资',
          of: 'submitPayroll',
          where: { month: { equalTo: { from: 'lastMonth' } } },
          by: 'status',
        }),
      ],
      charts: [
        {
          key: 'year',
          label: '近12个月收支',
          series: [
            line({ label: '收入', ...income }),
            line({ label: '支出', of: 'moneyExpense', where: spent, month: 'bookDate', sum: 'auditMoney' }),
          ],
        },
      ],
    },
  ],
}
