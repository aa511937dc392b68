import { series } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards, standing } from '@chengban/kernel/home.ts'

const unpaid = { status: { equalTo: '通过' }, payStatus: { equalTo: '待付款' } }

const received = {
  of: 'returnedMoneyApply',
  where: { status: { equalTo: '通过' } },
  measure: { sum: 'money' },
} as const
const spent = {
  of: 'moneyExpense',
  where: { status: { in: ['通过', '核减'] } },
  measure: { sum: 'auditMoney' },
} as const

/** What comes in and goes out this month, and what waits to be paid. */
export const financeCards: HomeCards = {
  figures: [
    {
      key: 'figuresFinance',
      label: '财务概况',
      who: holds('money:manage'),
      figures: [
        figure({ key: 'income', label: '本月收入', ...received, month: 'dtReceived' }),
        figure({ key: 'expense', label: '本月支出', ...spent, month: 'bookDate' }),
        figure({ key: 'claimsUnpaid', label: '待付款报销', of: 'submitExpense', where: unpaid }),
        figure({
          key: 'claimsUnpaidSum',
          label: '待付款金额',
          of: 'submitExpense',
          where: unpaid,
          measure: { sum: 'auditMoney' },
        }),
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
          ...{ key: 'year', label: '近12个月收支', as: 'lines' },
          series: [
            series({ label: '收入', ...received, date: 'dtReceived', by: 'dtReceived:month' }),
            series({ label: '支出', ...spent, date: 'bookDate', by: 'bookDate:month' }),
          ],
        },
      ],
    },
  ],
}
