import { dashboard } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { myPayroll } from './mine.call.ts'

const columns = {
  money: '应发',
  socialMyself: '个人社保',
  accumulationFund: '个人公积金',
  tax: '个税',
  salaryTrue: '实发',
} as const
const from = { from: myPayroll } as const

/** What the reader was paid in a year, and the tax on it month by month. */
export const ownPay = dashboard({
  name: 'ownPay',
  label: '我的年收入',
  who: holds('submitExpense:apply'),
  period: 'year',
  tiles: Object.entries(columns).map(([key, label]) => ({ key, label, ...from, at: `year.${key}`, unit: '元' })),
  blocks: [
    {
      key: 'months',
      label: '按月份',
      as: 'table',
      head: '月份',
      ...from,
      at: 'nodes',
      name: 'month',
      series: Object.entries(columns).map(([value, label]) => ({ label, value, unit: '元' })),
      opens: { record: 'moneyPayroll', id: 'id' },
      isWide: true,
    },
  ],
})
